/** A kind of part of the release, with all its members. */
export interface PartKind {
  title: string;
  to: string;
  text: string;
  names: readonly string[];
  /** Folder of the pages of its members, if each has one. */
  pages?: string;
}

/** Everything in the release; parts.test.ts compares the names with the release's own files. */
export const PART_KINDS = {
  clients: {
    title: 'Clients',
    to: '/docs/packages/clients/',
    text: 'Where an agent talks.',
    names: ['auto', 'direct', 'discord', 'farcaster', 'github', 'lens', 'slack', 'telegram', 'twitter'],
  },
  modelProviders: {
    title: 'Model providers',
    to: '/docs/guides/configuration/models/#provider-keys',
    text: 'What an agent thinks with.',
    names: [
      'akash_chat_api',
      'ali_bailian',
      'anthropic',
      'claude_vertex',
      'eternalai',
      'falai',
      'gaianet',
      'galadriel',
      'google',
      'grok',
      'groq',
      'heurist',
      'hyperbolic',
      'livepeer',
      'llama_cloud',
      'llama_local',
      'nanogpt',
      'ollama',
      'openai',
      'openrouter',
      'redpill',
      'together',
      'venice',
      'volengine',
    ],
  },
  adapters: {
    title: 'Adapters',
    to: '/docs/packages/adapters/',
    text: 'Where an agent remembers.',
    names: ['postgres', 'redis', 'sqlite', 'sqljs', 'supabase'],
  },
  plugins: {
    title: 'Plugins',
    to: '/docs/packages/plugins/',
    text: 'What an agent can do.',
    pages: '/docs/packages/plugins/',
    names: [
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
    ],
  },
} satisfies Record<string, PartKind>;
