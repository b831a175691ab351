/** All topics that stream notes may name, with the labels that readers see. */
export const STREAM_TOPICS = {
  architecture: 'Architecture',
  'agent-design': 'Agent design',
  autonomy: 'Autonomy',
  community: 'Community',
  dao: 'DAOs and governance',
  deployment: 'Deployment and TEEs',
  games: 'Games',
  interview: 'Interviews',
  investing: 'Investing and trading',
  media: 'Media and voice',
  memes: 'Memes and culture',
  plugins: 'Plugins and integrations',
  social: 'Social agents',
  trust: 'Trust',
  'weekly-updates': 'What did you get done this week',
} as const;

export type StreamTopic = keyof typeof STREAM_TOPICS;

/** The value of `recording` if its address is not known. */
export const UNKNOWN_RECORDING = 'unknown';
