import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import facts from '../release/facts.json';
import offers from '../release/offers.json';

const PAGE = 'docs/does-it-have.md';

/** What proves a row. Names are separated by spaces. */
interface Proof {
  /**
   * Names of the release, all of them: folders of packages, values of `modelProvider` and `clients`, settings that its code
   * reads, dependencies, or paths of files.
   */
  has?: string;
  /** Parts of names that no package, provider, client, setting or dependency of the release has. */
  lacks?: string;
  /** A name that the later release in the row added. */
  later?: string;
}

/** The linked section says it, and was checked against its own sources. */
const TOLD = 'the linked section';

const PROOFS: Readonly<Record<string, Proof | typeof TOLD>> = {
  // Chat services and social networks
  Discord: { has: 'client-discord discord DISCORD_API_TOKEN' },
  'Discord voice channels': { has: 'DISCORD_VOICE_CHANNEL_ID @discordjs/voice' },
  Telegram: { has: 'client-telegram telegram TELEGRAM_BOT_TOKEN' },
  'X (Twitter)': { has: 'client-twitter twitter TWITTER_PASSWORD' },
  "X's official API (API keys, OAuth)": {
    lacks: 'twitter-api twitter_api twitter_client twitter_access TWITTER_BEARER',
  },
  'X Spaces': { has: 'TWITTER_SPACES_ENABLE packages/client-twitter/src/plugins/SttTtsSpacesPlugin.ts' },
  Farcaster: { has: 'client-farcaster farcaster FARCASTER_FID' },
  Lens: { has: 'client-lens lens LENS_PROFILE_ID' },
  Slack: { has: 'client-slack slack SLACK_BOT_TOKEN' },
  GitHub: { has: 'client-github GITHUB_API_TOKEN', later: 'github' },
  'Direct (REST API)': { has: 'client-direct' },
  'Browser chat': { has: 'client/package.json' },
  Auto: { has: 'client-auto auto' },
  EchoChambers: { has: 'plugin-echochambers' },
  WhatsApp: { has: 'plugin-whatsapp', lacks: 'client-whatsapp' },
  Instagram: { lacks: 'instagram', later: 'client-instagram' },
  'Facebook, Messenger, Threads': { lacks: 'facebook messenger threads' },
  LinkedIn: { lacks: 'linkedin' },
  Reddit: { lacks: 'reddit' },
  // "tiktoken" is a tokenizer.
  TikTok: { lacks: 'tiktok_ client-tiktok plugin-tiktok' },
  YouTube: { has: 'youtube-dl-exec', lacks: 'client-youtube plugin-youtube' },
  Twitch: { lacks: 'twitch' },
  'Email (Gmail, IMAP, SMTP)': { lacks: 'gmail imap smtp nodemailer', later: 'plugin-email' },
  'SMS and phone calls (Twilio)': { lacks: 'twilio sms' },
  Signal: { lacks: 'signal' },
  Matrix: { lacks: 'matrix' },
  'Microsoft Teams': { lacks: 'msteams microsoft botbuilder' },
  'Google Chat': { lacks: 'google_chat googleapis' },
  WeChat: { lacks: 'wechat' },
  Viber: { lacks: 'viber' },
  Bluesky: { lacks: 'bluesky atproto' },
  Mastodon: { lacks: 'mastodon' },
  Nostr: { lacks: 'nostr' },
  XMTP: { lacks: 'xmtp', later: 'client-xmtp' },
  Alexa: { lacks: 'alexa', later: 'client-alexa' },
  'Games (Minecraft, Roblox)': { lacks: 'minecraft mineflayer roblox' },
  'Chat in the terminal': TOLD,

  // Model services
  OpenAI: { has: 'openai OPENAI_API_KEY' },
  'Anthropic (Claude)': { has: 'anthropic ANTHROPIC_API_KEY' },
  'Google Gemini': { has: 'google GOOGLE_GENERATIVE_AI_API_KEY' },
  'Google Vertex AI': { has: 'claude_vertex' },
  'xAI (Grok)': { has: 'grok GROK_API_KEY' },
  Groq: { has: 'groq GROQ_API_KEY' },
  OpenRouter: { has: 'openrouter OPENROUTER_API_KEY' },
  'Together AI': { has: 'together TOGETHER_API_KEY' },
  Ollama: { has: 'ollama OLLAMA_MODEL' },
  "llama.cpp in the agent's process": { has: 'llama_local node-llama-cpp' },
  'Llama Cloud': { has: 'llama_cloud LLAMACLOUD_API_KEY' },
  GaiaNet: { has: 'gaianet GAIANET_SERVER_URL' },
  Heurist: { has: 'heurist HEURIST_API_KEY' },
  Galadriel: { has: 'galadriel GALADRIEL_API_KEY' },
  Venice: { has: 'venice VENICE_API_KEY' },
  Hyperbolic: { has: 'hyperbolic HYPERBOLIC_API_KEY' },
  'Eternal AI': { has: 'eternalai ETERNALAI_API_KEY' },
  'Alibaba Bailian (Qwen)': { has: 'ali_bailian ALI_BAILIAN_API_KEY' },
  'Volcengine (Doubao)': { has: 'volengine VOLENGINE_API_KEY' },
  NanoGPT: { has: 'nanogpt NANOGPT_API_KEY' },
  'Akash Chat': { has: 'akash_chat_api AKASH_CHAT_API_KEY' },
  RedPill: { has: 'redpill REDPILL_API_KEY' },
  DeepSeek: { lacks: 'deepseek', later: 'deepseek' },
  Mistral: { lacks: 'mistral', later: 'mistral' },
  'Azure OpenAI': { lacks: 'azure' },
  'Amazon Bedrock': { lacks: 'bedrock', later: 'bedrock' },
  Cohere: { lacks: 'cohere' },
  Perplexity: { lacks: 'perplexity' },
  'Hugging Face endpoints': { lacks: 'huggingface_ hf_ @huggingface/inference' },
  'Fireworks, DeepInfra, Cerebras': { lacks: 'fireworks deepinfra cerebras' },
  'Moonshot (Kimi), Zhipu (GLM)': { lacks: 'moonshot kimi zhipu glm' },
  'NVIDIA NIM': { lacks: 'nvidia', later: 'nvidia' },
  'LM Studio': { lacks: 'lmstudio lm_studio', later: 'lmstudio' },
  'vLLM, LiteLLM': { lacks: 'vllm litellm' },
  "OpenAI's Assistants API": { lacks: 'assistant' },
  "OpenAI's Realtime API": { lacks: 'realtime' },
  'Another provider if one fails': TOLD,
  'Several providers in one character': TOLD,
  'Temperature and length of answers': TOLD,
  'Fine-tuning': TOLD,
  'Spending limit, token count': TOLD,

  // Databases, memory and knowledge
  SQLite: { has: 'adapter-sqlite SQLITE_FILE' },
  'PostgreSQL with pgvector': { has: 'adapter-postgres POSTGRES_URL' },
  Supabase: { has: 'adapter-supabase' },
  'sql.js': { has: 'adapter-sqljs' },
  PGlite: { lacks: 'pglite', later: 'adapter-pglite' },
  Redis: { has: 'adapter-redis REDIS_URL' },
  MongoDB: { lacks: 'mongo', later: 'adapter-mongodb' },
  Qdrant: { lacks: 'qdrant', later: 'adapter-qdrant' },
  'MySQL, MariaDB': { lacks: 'mysql mariadb' },
  Pinecone: { lacks: 'pinecone' },
  Chroma: { lacks: 'chroma' },
  Weaviate: { lacks: 'weaviate' },
  'Milvus, LanceDB': { lacks: 'milvus lancedb' },
  Neo4j: { lacks: 'neo4j' },
  'Firebase, DynamoDB': { lacks: 'firebase firestore dynamodb' },
  'Turso (libSQL), DuckDB': { lacks: 'turso libsql duckdb' },
  'Database migrations': TOLD,
  'Knowledge from text': TOLD,
  'RAG of PDFs, Word files, folders': TOLD,
  "Knowledge that isn't in Latin letters": TOLD,
  'Notion, Google Drive, Obsidian as knowledge': {
    lacks: 'notion google_drive googleapis obsidian',
    later: 'plugin-obsidian',
  },
  GitBook: { has: 'plugin-gitbook' },
  'Long-term memory of people': TOLD,
  'Local embeddings': { has: 'fastembed' },
  'Encryption of stored messages': TOLD,

  // Images, voice and video
  'Image generation (DALL·E, FLUX, Stable Diffusion)': { has: 'plugin-image-generation' },
  'fal.ai': { has: 'falai FAL_API_KEY' },
  Livepeer: { has: 'livepeer LIVEPEER_GATEWAY_URL' },
  Midjourney: { lacks: 'midjourney' },
  ComfyUI: { lacks: 'comfy' },
  'Describing an image (vision)': { has: 'packages/plugin-node/src/services/image.ts' },
  'Text to speech: ElevenLabs': { has: 'ELEVENLABS_XI_API_KEY' },
  'Text to speech on your machine (VITS)': { has: 'echogarden VITS_VOICE' },
  'Text to speech of OpenAI, Cartesia, Kokoro': { lacks: 'openai_tts tts_openai cartesia kokoro' },
  'Speech to text: Whisper, OpenAI, Deepgram': { has: 'nodejs-whisper DEEPGRAM_API_KEY TRANSCRIPTION_PROVIDER' },
  AssemblyAI: { lacks: 'assemblyai' },
  'Video generation (Luma)': { has: 'plugin-video-generation LUMA_API_KEY' },
  'Runway, Kling, Pika': { lacks: 'runway kling pika' },
  'Transcript of a video': { has: 'packages/plugin-node/src/services/video.ts' },
  'Talking avatar, lip sync': { lacks: 'avatar lipsync simli d-id heygen' },
  'Music (Suno, Udio)': { lacks: 'suno udio_', later: 'plugin-suno' },
  '3D objects': { has: 'plugin-3d-generation' },
  'GIFs from Giphy': { lacks: 'giphy', later: 'plugin-giphy' },
  'Reading a PDF in code': { has: 'packages/plugin-node/src/services/pdf.ts' },
  'Amazon S3': { has: 'AWS_S3_BUCKET' },

  // Tools, automation and other frameworks
  'Your own actions, providers, evaluators': TOLD,
  'Function calling (tools)': TOLD,
  'JSON mode, structured output': TOLD,
  'MCP (Model Context Protocol)': { lacks: 'mcp modelcontextprotocol' },
  'Vercel AI SDK': { has: 'ai @ai-sdk/openai' },
  LangChain: { has: 'langchain' },
  'LangGraph, LlamaIndex, CrewAI, AutoGen': { lacks: 'langgraph llamaindex crewai autogen' },
  'Web search (Tavily)': { has: 'plugin-web-search TAVILY_API_KEY' },
  'Google Search, Bing, Brave, SerpAPI': { lacks: 'google_search bing brave serp' },
  'Reading web pages': { has: 'packages/plugin-node/src/services/browser.ts playwright' },
  'Google Calendar, Google Sheets': { lacks: 'calendar sheets googleapis' },
  'Jira, HubSpot, Shopify': { lacks: 'jira hubspot shopify' },
  'Zapier, n8n': { lacks: 'zapier n8n' },
  Weather: { lacks: 'weather', later: 'plugin-open-weather' },
  'Scheduled tasks, cron, reminders': { lacks: 'node-cron bullmq agenda schedule' },
  'Human approval before posting or trading': { lacks: 'approval', later: 'TWITTER_APPROVAL_ENABLED' },
  'Agents that talk to each other': TOLD,
  'Agent that writes first': TOLD,
  'Agent that changes its own character': TOLD,
  'Character out of tweets': TOLD,
  'Character in TypeScript': TOLD,
  'Character from a URL': { lacks: 'remote_character character_url', later: 'REMOTE_CHARACTER_URLS' },
  'SillyTavern character cards': { lacks: 'tavern' },
  'Handlebars in prompts': { has: 'handlebars' },
  'Setting for how talkative the agent is': TOLD,
  'List of allowed Discord channels': TOLD,

  // Chains, wallets and payments
  Solana: { has: 'plugin-solana' },
  'Ethereum, Base and other EVM chains': { has: 'plugin-evm' },
  'Coinbase (Commerce, trades, webhooks)': { has: 'plugin-coinbase' },
  GOAT: { has: 'plugin-goat @goat-sdk/core' },
  'Story, Fuel': { has: 'plugin-story plugin-fuel' },
  'Abstract, Aptos, Conflux, Starknet, Sui, TON': {
    has: 'plugin-abstract plugin-aptos plugin-conflux plugin-starknet plugin-sui plugin-ton',
  },
  '0G, Avalanche, Cronos zkEVM, Flow, ICP, MultiversX, NEAR, ZKsync Era': {
    has: 'plugin-0g plugin-avalanche plugin-cronoszkevm plugin-flow plugin-icp plugin-multiversx plugin-near plugin-zksync-era',
  },
  Bitcoin: { lacks: 'bitcoin btc' },
  Lightning: { lacks: 'lightning', later: 'plugin-lightning' },
  Cosmos: { lacks: 'cosmos', later: 'plugin-cosmos' },
  'Sei, Injective': { lacks: 'plugin-sei sei_ injective', later: 'plugin-sei' },
  'Tron, Cardano, Polkadot, XRP': { lacks: 'plugin-tron tronweb cardano polkadot xrp' },
  'AgentKit (CDP)': { lacks: 'agentkit', later: 'plugin-agentkit' },
  'solana-agent-kit (SendAI)': { lacks: 'solana-agent', later: 'plugin-solana-agentkit' },
  thirdweb: { lacks: 'thirdweb', later: 'plugin-thirdweb' },
  'Hyperliquid, Binance': { lacks: 'hyperliquid binance', later: 'plugin-hyperliquid' },
  'CoinGecko, CoinMarketCap': { lacks: 'plugin-coingecko coinmarketcap', later: 'plugin-coingecko' },
  Birdeye: { has: 'BIRDEYE_API_KEY', lacks: 'plugin-birdeye' },
  'Pump.fun': { has: 'pumpdotfun-sdk packages/plugin-solana/src/actions/pumpfun.ts' },
  Polymarket: { lacks: 'polymarket' },
  'NFT collections': { has: 'plugin-nft-generation' },
  'Trading without being asked': TOLD,
  'Spending limits, paper trading': TOLD,
  'Stripe, PayPal': { lacks: 'stripe paypal' },
  x402: { lacks: 'x402' },
  'TEE: Phala (dstack)': { has: 'plugin-tee @phala/dstack-sdk' },
  'TEE: Intel SGX, Marlin': { lacks: 'sgx marlin', later: 'plugin-sgx' },
  'TEE: AWS Nitro': { lacks: 'nitro' },

  // REST API, safety and operation
  'Streaming of answers (SSE)': TOLD,
  'WebSocket API, Socket.IO': { lacks: 'socket.io express-ws' },
  'GraphQL API': { lacks: 'graphql' },
  'OpenAPI description': { lacks: 'openapi swagger' },
  'Login, API key, OAuth for the REST API': { lacks: 'passport express-session express-jwt' },
  'Rate limits for users': { lacks: 'rate-limit rate_limit ratelimit' },
  'Block list of users': { lacks: 'blocklist block_list blacklist denylist blocked_ ignored_ banned_' },
  'Roles and permissions': { lacks: 'casl casbin permission' },
  'Content filter, moderation': { lacks: 'moderation profanity bad-words' },
  'Intiface (Buttplug.io, Lovense)': { has: 'plugin-intiface' },
  'Web dashboard, admin panel': TOLD,
  'Chat widget for a website': { lacks: 'widget' },
  'Hot reload of a character': TOLD,
  'Hot reload of code': TOLD,
  'Several agents in one process': TOLD,
  'Several processes for one agent': TOLD,
  'Health check': TOLD,
  'Metrics (Prometheus, Grafana)': { lacks: 'prometheus prom-client grafana statsd' },
  'Tracing (OpenTelemetry, Langfuse, LangSmith)': TOLD,
  'Telemetry to the project (PostHog, Sentry)': { lacks: 'posthog sentry mixpanel amplitude' },
  'HTTP proxy for outgoing requests': TOLD,
  'Dry run': { has: 'TWITTER_DRY_RUN FARCASTER_DRY_RUN LENS_DRY_RUN' },
  'Tests without a model': TOLD,

  // Languages, systems and platforms
  TypeScript: { has: 'typescript' },
  'Python, Go, Rust': { lacks: 'python-shell pyodide' },
  'Node.js other than 23.3.0': TOLD,
  Bun: { lacks: 'bun-types @types/bun' },
  Deno: { lacks: 'deno' },
  'Linux on Intel or AMD': TOLD,
  macOS: TOLD,
  Windows: TOLD,
  'Linux on ARM (Raspberry Pi)': TOLD,
  Docker: { has: 'Dockerfile' },
  'Docker Compose': { has: 'docker-compose.yaml' },
  'Kubernetes, Helm': { lacks: 'kubernetes helm-' },
  'Vercel, AWS Lambda, serverless': { lacks: 'aws-lambda serverless vercel.json' },
  'Inside your own Node.js server': TOLD,
  'Runtime in the browser': TOLD,
  'Mobile app (React Native), desktop app (Electron)': { lacks: 'react-native electron expo' },
  'Project generator': { has: 'create-eliza-app' },
  'Translated user interface (i18n)': { lacks: 'i18n react-intl' },
};

const LATER: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(offers.later).map(([version, names]) => [version, Object.values(names).flat()]),
);

const HAS = new Set([
  ...offers.packages,
  ...offers.providers,
  ...offers.clients,
  ...offers.dependencies,
  ...facts.environment,
  ...facts.files,
]);

/** Names by which the release would be known to have something. */
const NAMES = [
  ...offers.packages,
  ...offers.providers,
  ...offers.clients,
  ...offers.exampleSettings,
  ...offers.dependencies,
  ...facts.environment,
].map((name) => name.toLowerCase());

interface Row {
  name: string;
  status: string;
  way: string;
}

const text = readFileSync(PAGE, 'utf8');
const rows: Row[] = text
  .slice(text.indexOf('| | Status in'))
  .split('\n')
  .filter((line) => /^\| [^-]/u.test(line) && !line.startsWith('| | '))
  .map((line) => {
    const [, name = '', status = '', way = ''] = line.split('|').map((cell) => cell.trim());
    return { name, status, way };
  });

const words = (names: string | undefined): string[] => names?.split(' ') ?? [];

describe(PAGE, () => {
  it('has a proof of each row, and no other', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(PROOFS));
  });

  it.each(rows)('$name: $status', ({ name, status, way }) => {
    const proof = PROOFS[name];
    const { has, lacks, later }: Proof = typeof proof === 'object' ? proof : {};
    expect(way).toContain('](');
    expect(words(has).filter((word) => !HAS.has(word))).toEqual([]);
    const found = words(lacks).flatMap((word) => NAMES.filter((one) => one.includes(word.toLowerCase())));
    expect(found).toEqual([]);
    if (proof !== TOLD) {
      expect(status).toMatch(has ? /^(?:Yes|Partly: )/u : /^No(?: |,|;|$)/u);
    }
    const version = /; ([\d.]+) has /u.exec(status)?.[1];
    if (version) {
      expect(LATER[version]).toContain(later);
    }
  });
});
