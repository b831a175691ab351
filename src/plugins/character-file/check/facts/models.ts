/** Providers whose key is their own name with _API_KEY. */
const PLAIN_KEYS =
  'openai eternalai grok groq redpill heurist galadriel ali_bailian volengine nanogpt hyperbolic venice';
const ANTHROPIC_KEYS = ['ANTHROPIC_API_KEY', 'CLAUDE_API_KEY'];
const LLAMA_KEYS = ['LLAMACLOUD_API_KEY', 'TOGETHER_API_KEY', 'XAI_API_KEY', 'OPENAI_API_KEY'];

/** The names of a provider's key in `settings.secrets`, by the provider. Those that need none are missing. */
export const PROVIDER_KEYS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN_KEYS.split(' ').map((name) => [name, [`${name.toUpperCase()}_API_KEY`]])),
  anthropic: ANTHROPIC_KEYS,
  claude_vertex: ANTHROPIC_KEYS,
  llama_cloud: LLAMA_KEYS,
  together: LLAMA_KEYS,
  google: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  openrouter: ['OPENROUTER'],
  falai: ['FAL_API_KEY'],
  akash_chat_api: ['AKASH_CHAT_API_KEY'],
};

/** Variables of large models whose names don't follow LARGE_…_MODEL; null for providers whose models are fixed. */
const OTHER_VARIABLES: Readonly<Record<string, string | null>> = {
  eternalai: 'ETERNALAI_MODEL',
  llama_cloud: 'LLAMACLOUD_MODEL_LARGE',
  together: 'TOGETHER_MODEL_LARGE',
  claude_vertex: null,
  llama_local: null,
  galadriel: null,
  ali_bailian: null,
  falai: null,
  livepeer: null,
};

/** The variable that names the large model of a provider, which answers; undefined if it is fixed. */
export function largeModelVariable(provider: string): string | undefined {
  const other = Object.hasOwn(OTHER_VARIABLES, provider) ? OTHER_VARIABLES[provider] : undefined;
  return other === null ? undefined : (other ?? `LARGE_${provider.toUpperCase()}_MODEL`);
}

/** Providers whose address modelEndpointOverride doesn't change. */
export const FIXED_ENDPOINT: readonly string[] =
  'anthropic claude_vertex google groq redpill openrouter ollama llama_local'.split(' ');

/** Names of models that the release takes from a character too, with their provider. All others only from the environment. */
export const MODELS_OF_CHARACTERS: Readonly<Record<string, string>> = {
  LLAMACLOUD_MODEL_LARGE: 'llama_cloud',
  LLAMACLOUD_MODEL_SMALL: 'llama_cloud',
  TOGETHER_MODEL_LARGE: 'together',
  TOGETHER_MODEL_SMALL: 'together',
  LARGE_OPENROUTER_MODEL: 'openrouter',
  SMALL_OPENROUTER_MODEL: 'openrouter',
};

const NAMES =
  'OPENAI|ETERNALAI|ANTHROPIC|GROK|GROQ|GOOGLE|REDPILL|OPENROUTER|OLLAMA|HEURIST|GAIANET|VOLENGINE|NANOGPT|HYPERBOLIC|VENICE|AKASH_CHAT_API|LIVEPEER';

/** Names of variables that name a model. */
export const MODEL_VARIABLE = new RegExp(
  `^(?:(?:SMALL|MEDIUM|LARGE|EMBEDDING|IMAGE)_(?:${NAMES})_MODEL|(?:${NAMES})(?:_EMBEDDING|_IMAGE)?_MODEL|(?:LLAMACLOUD|TOGETHER)_MODEL_(?:SMALL|LARGE))$`,
  'u',
);
