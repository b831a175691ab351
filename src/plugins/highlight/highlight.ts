import { normalizeTokens, Prism, type Token } from '@highlighter';
import './globalPrism';
// The languages of themeConfig.prism.additionalLanguages: see index.ts.
import '@generated/highlight/default/languages.js';
import links from '@generated/highlight/default/links.json';
import { importedNames, type LinkedPart } from './importLinks';

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

/** Languages in which names are imported from packages. */
const WITH_IMPORTS = new Set(['typescript', 'tsx', 'javascript', 'jsx']);

/**
 * Renders lines of code as HTML, with a `span` for each part that has its own color. Spans for other parts, such
 * as punctuation, and for nested parts of the same color would add a quarter to the elements of a long page.
 * Names that the code imports from the package of `links.json` are links.
 */
export function highlight(code: string, language: string): string[] {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  const linked = WITH_IMPORTS.has(name) ? importedNames(code, links) : [];
  let at = 0;
  return lines.map((line) => {
    const html = partsOf(line).map((part) => {
      const start = at;
      at += part.text.length;
      return partHtml(part, start, linked);
    });
    // The line feed.
    at += 1;
    return `${html.join('')}<br>`;
  });
}

/** A part of a line in one color, or in the default color. */
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

/** @param at - where the part starts in the code */
function partHtml({ kind, text }: Part, at: number, linked: readonly LinkedPart[]): string {
  let html = '';
  let end = 0;
  for (const link of linked.filter(({ start, end: last }) => start >= at && last <= at + text.length)) {
    html += escaped(text.slice(end, link.start - at));
    end = link.end - at;
    html += `<a href="${link.address}">${escaped(text.slice(link.start - at, end))}</a>`;
  }
  html += escaped(text.slice(end));
  return kind ? `<span class="token ${kind}">${html}</span>` : html;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
