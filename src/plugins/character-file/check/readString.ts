import { endOfString, type StringRole } from './stringEnd';
import type { Place } from './jsonTree';
import type { Edit } from './types';
import { replaceNode } from './edits';
import { syntaxFinding, type SyntaxFinding } from './syntaxFindings';

/** A string in the file. Without a value, its end is unknown. */
export type ReadString = Place &
  ({ value: string; finding?: SyntaxFinding } | { value?: undefined; finding: SyntaxFinding });

const OTHER_QUOTES = /['`‘’‚‛“”„‟«»]/u;
const CLOSING_QUOTES = /['"`‘’‚‛“”„‟«»]/u;
// An apostrophe inside a string is no end: what follows the end is a mark of JSON.
const AFTER_QUOTE = /^\s*(?:[,:\]}+;)]|$|\/[/*])/u;
// A carriage return with its line feed is one line break; a backslash keeps what follows it from being an end.
const TO_ESCAPE = /\\u[\da-fA-F]{4}|\\["\\/bfnrt]|\\?(?:\r\n|[\r\n])|\\[\s\S]?|"|[\u{0}-\u{1f}]/gu;

/** Whether a string may start with this sign, in JavaScript or in a word processor. */
export function isOtherQuote(sign: string): boolean {
  return OTHER_QUOTES.test(sign);
}

/**
 * Reads a string between straight double quotes.
 *
 * @param from - offset of the opening quote
 */
export function readString(text: string, from: number, role: StringRole): ReadString {
  const { to, isMissing } = endOfString(text, from, role);
  const place = { from, to };
  if (isMissing) {
    const edit = replaceNode('Write the closing quote', { from: to, to }, '"');
    return { ...place, value: text.slice(from + 1, to), finding: missingQuote(place, edit) };
  }
  const source = text.slice(from, to);
  const literal = literalOf(source.slice(1, -1));
  const finding = literal === source ? undefined : brokenString(place, source, literal);
  return { ...place, value: JSON.parse(literal) as string, finding };
}

/** Reads a string between other quotes. */
export function readOtherString(text: string, from: number): ReadString {
  const open = text.charAt(from);
  const isTemplate = open === '`';
  const isOver = (at: number): boolean => at >= text.length || (!isTemplate && /[\r\n]/u.test(text.charAt(at)));
  let to = from + 1;
  for (; !isOver(to); to += text.charAt(to) === '\\' ? 2 : 1) {
    const sign = text.charAt(to);
    const mayEnd = "'`".includes(open) ? sign === open : CLOSING_QUOTES.test(sign);
    if (mayEnd && (isTemplate || AFTER_QUOTE.test(text.slice(to + 1, to + 20)))) {
      break;
    }
  }
  if (isOver(to)) {
    const place = { from, to: Math.min(to, text.length) };
    return { ...place, finding: missingQuote(place) };
  }
  const literal = literalOf(text.slice(from + 1, to));
  const place = { from, to: to + 1 };
  const message = 'Use double quotes around this string.';
  const edit = replaceNode('Write "', place, literal);
  const finding = syntaxFinding('wrong-quotes', place, message, `Write " instead of ${open}.`, edit);
  return { ...place, value: JSON.parse(literal) as string, finding };
}

function missingQuote(place: Place, edit?: Edit): SyntaxFinding {
  const fix = 'Write " at the end of the string.';
  return syntaxFinding('missing-quote', place, 'This string has no closing quote.', fix, edit);
}

/** A string with signs in it that JSON writes otherwise. */
function brokenString(place: Place, source: string, literal: string): SyntaxFinding {
  const inside = source.slice(1, -1).replaceAll(/\\./gu, '  ');
  const quote = inside.indexOf('"');
  if (quote !== -1) {
    const from = place.from + 1 + quote;
    return syntaxFinding(
      'unescaped-quote',
      { from, to: from + 1 },
      'This quote ends the string too early.',
      'Write \\" for a quote inside a string.',
      replaceNode('Write \\" for the quotes inside', place, literal),
    );
  }
  if (/[\r\n]/u.test(inside)) {
    return syntaxFinding(
      'line-break-in-text',
      place,
      'This string has a line break in it.',
      'Write the string on one line, with \\n where a new line should start.',
      replaceNode('Write \\n instead', place, literal),
    );
  }
  const isControl = /[\u{0}-\u{1f}]/u.test(inside);
  return syntaxFinding(
    'bad-escape',
    place,
    isControl
      ? 'This string has a tab or another control character in it.'
      : 'JSON doesn’t know a backslash in this string.',
    isControl ? 'Write \\t for a tab.' : 'Write \\\\ for a backslash, and none before signs such as an apostrophe.',
    replaceNode('Write it as JSON does', place, literal),
  );
}

/**
 * Writes as JSON what is between two quotes. What JSON knows stays; a backslash before a letter stays a backslash,
 * one before another sign only kept that sign from ending the text.
 */
function literalOf(inside: string): string {
  const escaped = inside.replaceAll(TO_ESCAPE, (part) => {
    if (/[\r\n]/u.test(part)) {
      return '\\n';
    }
    if (!part.startsWith('\\')) {
      return JSON.stringify(part).slice(1, -1);
    }
    const kept = part.slice(1);
    if (/^(?:["\\/bfnrt]|u.)/u.test(kept)) {
      return part;
    }
    return kept === '' || /[\p{L}\p{N}]/u.test(kept) ? `\\\\${kept}` : JSON.stringify(kept).slice(1, -1);
  });
  return `"${escaped}"`;
}
