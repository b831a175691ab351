/** Names of providers that later releases, other tools or the companies use: the name in 0.1.7, or what to do. */
export const PROVIDER_OF_OTHERS: Readonly<Record<string, string>> = {
  chatgpt: 'openai',
  gpt: 'openai',
  'gpt-4': 'openai',
  'gpt-4o': 'openai',
  'open-ai': 'openai',
  claude: 'anthropic',
  gemini: 'google',
  google_generative_ai: 'google',
  xai: 'grok',
  llama: 'llama_local',
  llamalocal: 'llama_local',
  local_ai: 'llama_local',
  llamacloud: 'llama_cloud',
  fal: 'falai',
  togetherai: 'together',
  'together.ai': 'together',
  deepseek: 'Use another provider, such as openrouter: release 0.1.7 has no provider for DeepSeek.',
  mistral: 'Use another provider, such as openrouter: release 0.1.7 has no provider for Mistral.',
};

/** The same for clients. */
export const CLIENT_OF_OTHERS: Readonly<Record<string, string>> = {
  x: 'twitter',
  tg: 'telegram',
  warpcast: 'farcaster',
  rest: 'Remove it: the REST API always runs.',
  api: 'Remove it: the REST API always runs.',
  web: 'Remove it: the REST API always runs, and pnpm start:client starts the browser chat.',
  github: 'Remove it: the default agent of 0.1.7 doesn’t start the GitHub client.',
  whatsapp: 'Remove it: the default agent of 0.1.7 has no client for WhatsApp.',
  instagram: 'Remove it: the default agent of 0.1.7 has no client for Instagram.',
  echochambers: 'Remove it, and name "@elizaos/plugin-echochambers" in plugins.',
};
