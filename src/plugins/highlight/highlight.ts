import { normalizeTokens, Prism, type Token } from '@highlighter';
import './globalPrism';
// The languages of themeConfig.prism.additionalLanguages: see index.ts.
import '@generated/highlight/default/languages.js';

/** Language names of code blocks that differ from Prism's. */
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  jsonc: 'json',
  ts: 'typescript',
  js: 'javascript',
  yml: 'yaml',
};

/**
 * Kinds of tokens that have a style in src/css/custom.css, with Prism's names for them. If a token is of several kinds,
 * the last one counts.
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
 * Renders lines of code as HTML, with a `span` for each part that has a colour of its own. Spans for other parts, such
 * as punctuation, and for nested parts of the same colour would add a quarter to the elements of a long page.
 */
export function highlight(code: string, language: string): string[] {
  const grammar = Prism.languages[ALIASES[language] ?? language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines.map((line) => `${partsOf(line).map(partHtml).join('')}<br>`);
}

/** A part of a line in one colour, or in the default colour. */
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
