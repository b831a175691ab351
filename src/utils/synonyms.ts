/**
 * Words that readers use for things anywhere on the site, and the words that the pages use for the same. What readers look for
 * in one section is in the front matter of its page (`searchedAs`). A section with the reader's own word comes before one with
 * such a word.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  arg: 'parameter',
  argument: 'parameter',
  bot: 'agent',
  chatbot: 'agent',
  chatgpt: 'openai',
  claude: 'anthropic',
  clear: 'reset delete',
  config: 'configuration setting',
  create: 'write',
  credential: 'secret key',
  db: 'database',
  delete: 'reset remove',
  deploy: 'server',
  doc: 'documentation',
  erase: 'reset delete',
  gemini: 'google',
  gpt: 'openai',
  hosting: 'server',
  llm: 'model',
  mac: 'macos',
  migrate: 'upgrade',
  param: 'parameter',
  persona: 'character',
  personality: 'character',
  photo: 'image',
  picture: 'image',
  postgres: 'postgresql',
  price: 'cost',
  pricing: 'cost',
  quota: 'limit',
  reply: 'answer',
  respond: 'answer',
  signin: 'login',
  stt: 'transcription',
  tts: 'speech',
  tweet: 'post',
  twitter: 'x',
  update: 'upgrade',
  url: 'address',
  x: 'twitter',
};

/** The same for several words in a row, which are looked up as they are typed. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b2fa\b|\b2-factor\b/giu, 'two-factor'],
  [/\bsign(?:ing)?[ -]in\b|\blog(?:ging)?[ -]in\b/giu, 'login'],
  [/\benv(?:ironment)? var(?:iable)?s?\b/giu, 'environment setting'],
];

/** A query with the phrases of readers in the words of the pages. */
export function inPagesWords(query: string): string {
  return PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), query);
}
