/**
 * Exports whose names mean something else in most sentences, with the reason. Inline code links to them only where the
 * writer makes the link: [`knowledge`](/api/variables/knowledge/).
 */
export const AMBIGUOUS_NAMES: Readonly<Record<string, string>> = {
  embed: 'a word for what any program does with a text',
  knowledge: 'guides mean the member of a character',
  models: 'also a folder, a member of provider settings and an ordinary word',
  settings: 'guides mean the member of a character',
};
