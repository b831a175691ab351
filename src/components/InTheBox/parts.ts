/** How much of a part works in the release. */
export type State = 'works' | 'partly works' | 'broken';

interface Part {
  /** Its page or heading. */
  page: string;
  state: State;
}

/** A kind of part of the release, with all its members. */
export interface PartKind {
  title: string;
  to: string;
  text: string;
  /** By name. */
  members: Readonly<Record<string, Part>>;
}

const CLIENTS = '/docs/packages/clients/';
const ADAPTERS = '/docs/packages/adapters/';
const MODELS = '/docs/guides/configuration/models/';
const PLUGINS = '/docs/packages/plugins/';

const PLUGIN_STATES: Readonly<Record<State, string>> = {
  works: 'fuel image-generation story tee twitter web-search',
  'partly works':
    'abstract aptos bootstrap coinbase conflux echochambers evm gitbook goat intiface nft-generation node solana starknet sui ton trustdb video-generation',
  broken: '0g 3d-generation avalanche cronoszkevm ferePro flow icp multiversx near whatsapp zksync-era',
};

/**
 * Everything in the release; parts.test.ts compares the names with the release's own files, and
 * the states with the guides. */
export const PART_KINDS = {
  clients: {
    title: 'Clients',
    to: CLIENTS,
    text: 'Where an agent talks.',
    members: {
      auto: { page: `${CLIENTS}#auto`, state: 'broken' },
      direct: { page: `${CLIENTS}direct/`, state: 'works' },
      discord: { page: `${CLIENTS}discord/`, state: 'partly works' },
      farcaster: { page: `${CLIENTS}farcaster/`, state: 'works' },
      github: { page: `${CLIENTS}github/`, state: 'partly works' },
      lens: { page: `${CLIENTS}lens/`, state: 'works' },
      slack: { page: `${CLIENTS}slack/`, state: 'partly works' },
      telegram: { page: `${CLIENTS}telegram/`, state: 'works' },
      twitter: { page: `${CLIENTS}x/`, state: 'works' },
    },
  },
  modelProviders: {
    title: 'Model providers',
    to: '/docs/packages/model-providers/',
    text: 'What an agent thinks with.',
    // The setting that each needs.
    members: {
      akash_chat_api: { page: `${MODELS}#akash_chat_api_key`, state: 'works' },
      ali_bailian: { page: `${MODELS}#ali_bailian_api_key`, state: 'works' },
      anthropic: { page: `${MODELS}#anthropic_api_key`, state: 'works' },
      claude_vertex: { page: `${MODELS}#anthropic_api_key`, state: 'broken' },
      eternalai: { page: `${MODELS}#eternalai_api_key`, state: 'works' },
      falai: { page: `${MODELS}#fal_api_key`, state: 'partly works' },
      gaianet: { page: `${MODELS}#gaianet_server_url`, state: 'works' },
      galadriel: { page: `${MODELS}#galadriel_api_key`, state: 'works' },
      google: { page: `${MODELS}#google_generative_ai_api_key`, state: 'works' },
      grok: { page: `${MODELS}#grok_api_key`, state: 'works' },
      groq: { page: `${MODELS}#groq_api_key`, state: 'works' },
      heurist: { page: `${MODELS}#heurist_api_key`, state: 'works' },
      hyperbolic: { page: `${MODELS}#hyperbolic_api_key`, state: 'works' },
      livepeer: { page: `${MODELS}#livepeer_gateway_url`, state: 'partly works' },
      llama_cloud: { page: `${MODELS}#llamacloud_api_key`, state: 'works' },
      llama_local: { page: '/docs/choose/model/#choose-the-provider', state: 'works' },
      nanogpt: { page: `${MODELS}#nanogpt_api_key`, state: 'works' },
      ollama: { page: '/docs/recipes/ollama/', state: 'works' },
      openai: { page: `${MODELS}#openai_api_key`, state: 'works' },
      openrouter: { page: `${MODELS}#openrouter_api_key`, state: 'works' },
      redpill: { page: `${MODELS}#redpill_api_key`, state: 'works' },
      together: { page: `${MODELS}#together_api_key`, state: 'works' },
      venice: { page: `${MODELS}#venice_api_key`, state: 'works' },
      volengine: { page: `${MODELS}#volengine_api_key`, state: 'works' },
    },
  },
  adapters: {
    title: 'Adapters',
    to: ADAPTERS,
    text: 'Where an agent remembers.',
    members: {
      postgres: { page: `${ADAPTERS}#postgresql`, state: 'works' },
      redis: { page: `${ADAPTERS}#cache`, state: 'works' },
      sqlite: { page: `${ADAPTERS}#sqlite`, state: 'works' },
      sqljs: { page: `${ADAPTERS}#what-doesnt-work-in-017`, state: 'broken' },
      supabase: { page: `${ADAPTERS}#what-doesnt-work-in-017`, state: 'broken' },
    },
  },
  plugins: {
    title: 'Plugins',
    to: PLUGINS,
    text: 'What an agent can do.',
    members: Object.fromEntries(
      (Object.entries(PLUGIN_STATES) as [State, string][])
        .flatMap(([state, names]) => names.split(' ').map((name) => [name, state] as const))
        .sort(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
        .map(([name, state]) => [name, { page: `${PLUGINS}${name}/`, state }]),
    ),
  },
} satisfies Record<string, PartKind>;
