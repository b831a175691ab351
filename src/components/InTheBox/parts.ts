/** A kind of part of the release, with all its members. */
export interface PartKind {
  title: string;
  to: string;
  text: string;
  /** The page or heading of each member, by its name. */
  members: Readonly<Record<string, string>>;
}

const CLIENTS = '/docs/packages/clients/';
const ADAPTERS = '/docs/packages/adapters/';
const MODELS = '/docs/guides/configuration/models/';
const PLUGINS = '/docs/packages/plugins/';

const PLUGIN_NAMES = [
  '0g',
  '3d-generation',
  'abstract',
  'aptos',
  'avalanche',
  'bootstrap',
  'coinbase',
  'conflux',
  'cronoszkevm',
  'echochambers',
  'evm',
  'flow',
  'fuel',
  'gitbook',
  'goat',
  'icp',
  'image-generation',
  'intiface',
  'multiversx',
  'near',
  'nft-generation',
  'node',
  'solana',
  'starknet',
  'story',
  'sui',
  'tee',
  'ton',
  'trustdb',
  'twitter',
  'video-generation',
  'web-search',
  'whatsapp',
  'zksync-era',
];

/** Everything in the release; parts.test.ts compares the names with the release's own files. */
export const PART_KINDS = {
  clients: {
    title: 'Clients',
    to: CLIENTS,
    text: 'Where an agent talks.',
    members: {
      auto: `${CLIENTS}#auto`,
      direct: `${CLIENTS}#rest-api`,
      discord: `${CLIENTS}#discord`,
      farcaster: `${CLIENTS}#farcaster-and-lens`,
      github: `${CLIENTS}#github`,
      lens: `${CLIENTS}#farcaster-and-lens`,
      slack: `${CLIENTS}#slack`,
      telegram: `${CLIENTS}#telegram`,
      twitter: `${CLIENTS}#x-twitter`,
    },
  },
  modelProviders: {
    title: 'Model providers',
    to: '/docs/packages/model-providers/',
    text: 'What an agent thinks with.',
    // The setting that each needs.
    members: {
      akash_chat_api: `${MODELS}#akash_chat_api_key`,
      ali_bailian: `${MODELS}#ali_bailian_api_key`,
      anthropic: `${MODELS}#anthropic_api_key`,
      claude_vertex: `${MODELS}#anthropic_api_key`,
      eternalai: `${MODELS}#eternalai_api_key`,
      falai: `${MODELS}#fal_api_key`,
      gaianet: `${MODELS}#gaianet_server_url`,
      galadriel: `${MODELS}#galadriel_api_key`,
      google: `${MODELS}#google_generative_ai_api_key`,
      grok: `${MODELS}#grok_api_key`,
      groq: `${MODELS}#groq_api_key`,
      heurist: `${MODELS}#heurist_api_key`,
      hyperbolic: `${MODELS}#hyperbolic_api_key`,
      livepeer: `${MODELS}#livepeer_gateway_url`,
      llama_cloud: `${MODELS}#llamacloud_api_key`,
      llama_local: '/docs/choose/model/#choose-the-provider',
      nanogpt: `${MODELS}#nanogpt_api_key`,
      ollama: '/docs/recipes/ollama/',
      openai: `${MODELS}#openai_api_key`,
      openrouter: `${MODELS}#openrouter_api_key`,
      redpill: `${MODELS}#redpill_api_key`,
      together: `${MODELS}#together_api_key`,
      venice: `${MODELS}#venice_api_key`,
      volengine: `${MODELS}#volengine_api_key`,
    },
  },
  adapters: {
    title: 'Adapters',
    to: ADAPTERS,
    text: 'Where an agent remembers.',
    members: {
      postgres: `${ADAPTERS}#postgresql`,
      redis: `${ADAPTERS}#cache`,
      sqlite: `${ADAPTERS}#sqlite`,
      sqljs: `${ADAPTERS}#what-doesnt-work-in-017`,
      supabase: `${ADAPTERS}#what-doesnt-work-in-017`,
    },
  },
  plugins: {
    title: 'Plugins',
    to: PLUGINS,
    text: 'What an agent can do.',
    members: Object.fromEntries(PLUGIN_NAMES.map((name) => [name, `${PLUGINS}${name}/`])),
  },
} satisfies Record<string, PartKind>;
