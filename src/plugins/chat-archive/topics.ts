/** A topic by which readers can find digests. */
export interface DigestTopic {
  label: string;
  /** What the topic covers, in a line. */
  line: string;
}

/** All topics that a digest may name. */
export const DIGEST_TOPICS = {
  installation: { label: 'Installing and building', line: 'Getting a checkout to install, build and start.' },
  'node-and-pnpm': { label: 'Node and pnpm', line: 'Versions of Node and package managers, and what they break.' },
  windows: { label: 'Windows and WSL', line: 'Running the framework on Windows.' },
  docker: { label: 'Docker', line: 'Images, containers and what fails in them.' },
  deployment: { label: 'Hosting', line: 'Servers and clouds, and keeping an agent up.' },
  tee: { label: 'Trusted execution', line: 'Agents in enclaves, attestation and derived keys.' },
  configuration: { label: 'Settings', line: 'Environment files, secrets and where values are read from.' },
  debugging: { label: 'Errors', line: 'Error messages, their causes and fixes.' },
  architecture: { label: 'Architecture', line: 'How the parts of the framework fit together.' },
  'character-files': { label: 'Character files', line: 'What makes an agent who it is, and how to write it down.' },
  prompts: { label: 'Prompts', line: 'Templates, context and what the model is told.' },
  memory: { label: 'Memory', line: 'What agents remember, and how they find it again.' },
  knowledge: { label: 'Knowledge', line: 'Documents that agents draw on, and retrieval.' },
  actions: { label: 'Actions', line: 'What agents can do, and how they choose to.' },
  providers: { label: 'Providers', line: 'What agents learn about the current situation.' },
  evaluators: { label: 'Evaluators', line: 'What agents conclude after a message.' },
  'multi-agent': { label: 'Several agents', line: 'More than one agent in a process, a room or a swarm.' },
  autonomy: { label: 'Autonomy', line: 'Agents that act without being asked.' },
  plugins: { label: 'Plugins', line: 'Writing, loading and sharing plugins.' },
  models: { label: 'Models', line: 'Model providers, choice of model, keys and limits.' },
  'local-models': { label: 'Local models', line: 'Models on your own machine: Ollama, llama.cpp, GPUs.' },
  embeddings: { label: 'Embeddings', line: 'Vectors, their sizes and where they come from.' },
  'fine-tuning': { label: 'Fine-tuning', line: 'Training models, and data to train them with.' },
  costs: { label: 'Costs and limits', line: 'What running an agent costs, and rate limits.' },
  images: { label: 'Images and video', line: 'Generating and describing images and videos.' },
  voice: { label: 'Voice', line: 'Speech, transcription and talking in calls.' },
  databases: { label: 'Databases', line: 'SQLite, PostgreSQL, Supabase and other stores.' },
  'x-twitter': { label: 'X (Twitter)', line: 'Agents that post and reply on X.' },
  discord: { label: 'Discord', line: 'Agents in Discord servers.' },
  telegram: { label: 'Telegram', line: 'Agents in Telegram chats.' },
  farcaster: { label: 'Farcaster and other networks', line: 'Agents on Farcaster, Lens and further networks.' },
  'web-and-rest': { label: 'Web client and REST', line: 'The browser client, the REST API and web front ends.' },
  scraping: { label: 'Scraping and data', line: 'Collecting posts, chats and pages, and turning them into data.' },
  solana: { label: 'Solana', line: 'Programs, tokens and tools on Solana.' },
  evm: { label: 'EVM chains', line: 'Ethereum, Base and related chains.' },
  wallets: { label: 'Wallets and keys', line: 'Wallets of people and agents, and keeping keys safe.' },
  'token-launches': { label: 'Token launches', line: 'Creating tokens and placing them on the market.' },
  'agent-trading': { label: 'Trading by agents', line: 'Agents that buy, sell and hold.' },
  trust: { label: 'Trust', line: 'Trust scores, recommendations and the marketplace of trust.' },
  defi: { label: 'Pools and DeFi', line: 'Liquidity, lending, swaps and fees.' },
  tokenomics: { label: 'Tokenomics', line: 'Supply, fees, holders and what tokens are for.' },
  'price-talk': { label: 'Price talk', line: 'Conversations about markets and prices. Not advice.' },
  nfts: { label: 'NFTs', line: 'Collections and what they are used for.' },
  governance: { label: 'DAO and governance', line: 'Proposals, votes and how a DAO runs.' },
  ai16z: { label: 'ai16z, the fund', line: 'The fund on daos.fun and what it holds.' },
  degenai: { label: 'DegenSpartanAI', line: 'The agent, its behavior and its token.' },
  pmairca: { label: 'pmairca', line: 'The AI investor agent of the fund.' },
  'eliza-the-agent': { label: 'Eliza, the agent', line: 'The character and the tokens that bear the name.' },
  partners: { label: 'Partners and roles', line: 'Roles in the server, verification of holdings and access.' },
  contributing: { label: 'Contributing', line: 'Pull requests, issues, reviews and how to take part.' },
  releases: { label: 'Branches and releases', line: 'Versions, packages, merges and the state of branches.' },
  documentation: { label: 'Documentation', line: 'Docs, guides, videos and what is missing from them.' },
  'open-source': { label: 'Open source', line: 'Licenses, forks and working in public.' },
  'working-groups': { label: 'Working groups', line: 'How people organize who does what.' },
  bounties: { label: 'Bounties and grants', line: 'Paid tasks, grants and rewards for work.' },
  hackathons: { label: 'Hackathons', line: 'Competitions, teams and results.' },
  'dev-school': { label: 'Lessons', line: 'The developer school, tutorials and learning to program.' },
  events: { label: 'Calls and events', line: 'Live calls, spaces, meetings and their times.' },
  summaries: { label: 'Chat summaries', line: 'Summaries of chats, their making and their faults.' },
  avatars: { label: 'Avatars and 3D', line: 'Bodies for agents: 3D models, Unity, animation.' },
  shows: { label: 'AI shows', line: 'Programs made by and with agents.' },
  games: { label: 'Games and worlds', line: 'Agents in games and virtual worlds.' },
  art: { label: 'Art and music', line: 'Pictures, music and stories.' },
  memes: { label: 'Memes and culture', line: 'Jokes, memes and the culture around them.' },
  marketing: { label: 'Marketing', line: 'Getting the word out, branding and presence online.' },
  partnerships: { label: 'Other projects', line: 'Other projects, offers to work together and integrations.' },
  security: { label: 'Scams and safety', line: 'Impersonation, scams and how to stay safe.' },
  moderation: { label: 'Moderation', line: 'Keeping channels in order: rules, spam and bots.' },
  research: { label: 'Research', line: 'Papers, methods and experiments in machine learning.' },
  society: { label: 'AI and society', line: 'What agents mean for work, law and life.' },
} as const satisfies Record<string, DigestTopic>;

export type DigestTopicId = keyof typeof DIGEST_TOPICS;

/** Talk that most readers are not after: lists and digests show it folded. */
const FOLDED_TOPICS: readonly DigestTopicId[] = ['price-talk', 'memes'];

/** Whether questions on a topic are folded until the reader opens them. */
export function isFolded(topic: DigestTopicId): boolean {
  return FOLDED_TOPICS.includes(topic);
}

export function isDigestTopic(name: unknown): name is DigestTopicId {
  return typeof name === 'string' && Object.hasOwn(DIGEST_TOPICS, name);
}
