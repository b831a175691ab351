import type { Place } from './jsonTree';

/** Where a string is: a name, a value in an object, or an item of a list. */
export type StringRole = 'name' | 'value' | 'item';

const NAME_ENDS = /[\w$-]+"\s*:/uy;
const BARE_NAME = /^([\w$-]+)\s*:/u;
const NAME_FOLLOWS = /(?:"(?:[^"\\\r\n]|\\.)*"|[\w$]+)\s*:/uy;
const ITEM_FOLLOWS = /["'{[]|-?[\d.eE+-]+\s*[,\]]|(?:true|false|null)\b/uy;
const LINE_BREAK = /[^\S\r\n]*(?:[\r\n]|$|\/[/*])/uy;
const PLUS = /\s*\+\s*["'`]/uy;
const SPACE = /\s*/uy;

/** Where a string ends: after its closing quote, or where that quote is missing. */
export interface StringEnd {
  to: number;
  isMissing: boolean;
}

/**
 * Finds where a string ends. A quote ends it if what follows is what JSON has after a string, so that unescaped quotes and
 * line breaks in a text don't tear it apart.
 *
 * @param from - offset of the opening quote, which is a straight double one
 */
export function endOfString(text: string, from: number, role: StringRole): StringEnd {
  let first: number | undefined;
  let likely: number | undefined;
  let isInside = false;
  let at = from + 1;
  for (; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '\\') {
      at += 1;
    } else if (mark === '\n' || mark === '\r') {
      const next = afterSpace(text, at);
      // A line that starts a new part of the file doesn't continue a text.
      if (next === text.length || '"{}[]'.includes(text.charAt(next))) {
        break;
      }
      at = next - 1;
    } else if (mark === '"') {
      if (first === undefined) {
        first = at;
        if (role === 'name' ? text.charAt(afterSpace(text, at + 1)) === ':' : mayEnd(text, at + 1)) {
          return { to: at + 1, isMissing: false };
        }
        if (role === 'name' || matches(NAME_ENDS, text, at + 1)) {
          break;
        }
      } else if (doesEnd(text, at + 1, role)) {
        // Quotes in a text come in pairs; in an object the name that follows leaves no doubt.
        if (!isInside || role === 'value') {
          return { to: at + 1, isMissing: false };
        }
        likely ??= at;
      }
      isInside = !isInside;
    }
  }
  const name = role === 'name' ? BARE_NAME.exec(text.slice(from + 1, from + 100))?.[1] : undefined;
  if (name !== undefined) {
    return { to: from + 1 + name.length, isMissing: true };
  }
  const end = likely ?? first;
  return end === undefined || (first !== undefined && matches(NAME_ENDS, text, first + 1))
    ? { to: missingEnd(text, { from, to: Math.min(at, text.length) }), isMissing: true }
    : { to: end + 1, isMissing: false };
}

/** Whether the first quote of a string may end it: a part or the end of a line follows, if need be after a missing comma. */
function mayEnd(text: string, at: number): boolean {
  const next = afterSpace(text, at);
  const mark = text.charAt(next);
  if (mark === ',') {
    const then = text.charAt(afterSpace(text, next + 1));
    return !/[\p{L}!?;]/u.test(then) || isPartAfter(text, next + 1, 'item') || isPartAfter(text, next + 1, 'value');
  }
  return (
    mark === '' ||
    ':";)'.includes(mark) ||
    isBracketAt(text, next) ||
    matches(LINE_BREAK, text, at) ||
    matches(PLUS, text, at)
  );
}

/** Whether a later quote ends the string: only what can't be the rest of a sentence may follow. */
function doesEnd(text: string, at: number, role: StringRole): boolean {
  const next = afterSpace(text, at);
  return (
    next === text.length || isBracketAt(text, next) || (text.charAt(next) === ',' && isPartAfter(text, next + 1, role))
  );
}

function isBracketAt(text: string, at: number): boolean {
  if (!'}]'.includes(text.charAt(at))) {
    return false;
  }
  const next = afterSpace(text, at + 1);
  return next === text.length || ',}]"{['.includes(text.charAt(next)) || matches(LINE_BREAK, text, at + 1);
}

function isPartAfter(text: string, at: number, role: StringRole): boolean {
  const next = afterSpace(text, at);
  return (
    next === text.length ||
    matches(LINE_BREAK, text, at) ||
    '}],'.includes(text.charAt(next)) ||
    matches(role === 'item' ? ITEM_FOLLOWS : NAME_FOLLOWS, text, next)
  );
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where a missing quote belongs: before the commas at the end of the line, and before brackets that nothing in the string opens. */
function missingEnd(text: string, { from, to }: Place): number {
  let end = to;
  let open = 0;
  for (let at = from + 1; at < to; at += 1) {
    open += Number('[{'.includes(text.charAt(at))) - Number(']}'.includes(text.charAt(at)));
  }
  for (; end > from + 1; end -= 1) {
    const mark = text.charAt(end - 1);
    const closes = ']}'.includes(mark);
    if (closes ? open >= 0 : !/[\s,]/u.test(mark)) {
      break;
    }
    open += Number(closes);
  }
  return end;
}
