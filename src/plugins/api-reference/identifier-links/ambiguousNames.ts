/**
 * Exports whose names mean something else in most sentences, with the reason. Inline code links to them only where the
 * writer makes the link: [`knowledge`](/api/variables/knowledge/).
 */
export const AMBIGUOUS_NAMES: Readonly<Record<string, string>> = {
  embed: 'an ordinary verb',
  knowledge: 'guides mean the field of a character',
  models: 'also a folder, a property of provider settings and an ordinary word',
  settings: 'guides mean the field of a character',
};
