import { normalizeTokens, Prism, type Token } from '@highlighter';
import './globalPrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-toml';

/** Names by which fences call languages that Prism knows under another. */
const ALIASES: Readonly<Record<string, string>> = { sh: 'bash', shell: 'bash', ts: 'typescript', js: 'javascript', yml: 'yaml' };

/**
 * Code as HTML, a `span` for each line and for each token that is more than plain text. The colours are in the style
 * sheet.
 *
 * @param lineClassNames - further classes of lines, by their place from 0
 */
export function highlight(
  code: string,
  language: string,
  lineClassNames: Readonly<Record<number, readonly string[]>>,
): string {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines
    .map((line, place) => {
      const classes = ['token-line', ...(lineClassNames[place] ?? [])].join(' ');
      return `<span class="${classes}">${line.map(tokenHtml).join('')}<br></span>`;
    })
    .join('');
}

function tokenHtml({ types, content, empty }: Token): string {
  if (empty) {
    return '';
  }
  const text = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const names = types.filter((type) => type !== 'plain');
  return names.length > 0 ? `<span class="token ${names.join(' ')}">${text}</span>` : text;
}
