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
 * Kinds of tokens that have a style in src/css/custom.css, with the names that Prism has for them. A token that is of
 * several kinds is of the last.
 */
const KINDS: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['bold', ['bold']],
  ['italic', ['italic']],
  ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'inserted']],
  ['number', ['number', 'boolean', 'constant', 'symbol']],
  ['keyword', ['keyword', 'atrule', 'important', 'builtin-name']],
  ['function', ['function', 'tag', 'selector']],
  ['class-name', ['class-name', 'builtin', 'maybe-class-name']],
  ['property', ['property', 'attr-name', 'variable', 'key']],
  ['deleted', ['deleted']],
];

/**
 * Code as HTML, a `span` for each line and for each part of it that has a colour. Those without one, such as punctuation,
 * and parts of the same colour in parts would add a quarter to the elements of a long page.
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
      return `<span class="${classes}">${partsOf(line).map(partHtml).join('')}<br></span>`;
    })
    .join('');
}

/** A part of a line in one colour, or in none. */
interface Part {
  kind?: string;
  text: string;
}

function partsOf(line: readonly Token[]): Part[] {
  const parts: Part[] = [];
  for (const { types, content } of line.filter(({ empty }) => !empty)) {
    const kind = KINDS.findLast(([, names]) => names.some((name) => types.includes(name)))?.[0];
    const last = parts.at(-1);
    if (last && last.kind === kind) {
      last.text += content;
    } else {
      parts.push({ kind, text: content });
    }
  }
  return parts;
}

function partHtml({ kind, text }: Part): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return kind ? `<span class="token ${kind}">${escaped}</span>` : escaped;
}
