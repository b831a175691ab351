import { excerpt, type JsonScalar, type Place } from './jsonTree';
import { replaceNode } from './edits';
import { syntaxFinding, type SyntaxFinding } from './syntaxFindings';

// Byte order mark, spaces other than U+0020, marks without width: none of them is white space in JSON.
const INVISIBLE =
  /[\u{85}\u{a0}\u{ad}\u{1680}\u{180e}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{2064}\u{3000}\u{feff}\v\f]+/uy;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$.-]*$/u;
/** A value of an enumeration, such as `Clients.DISCORD`. Those of the release are the names in lowercase. */
const ENUM_VALUE = /^[A-Z]\w*\.([A-Z][A-Z\d_]*)$/u;
const WORDS: Readonly<Record<string, true | false | null>> = {
  True: true,
  TRUE: true,
  False: false,
  FALSE: false,
  None: null,
  undefined: null,
  NULL: null,
};

/** Invisible characters at an offset; undefined if there are none. */
export function invisibleAt(text: string, from: number): SyntaxFinding | undefined {
  INVISIBLE.lastIndex = from;
  if (!INVISIBLE.test(text)) {
    return undefined;
  }
  const to = INVISIBLE.lastIndex;
  const isMark = from === 0 && text.charCodeAt(0) === 0xfeff;
  return syntaxFinding(
    'invisible-character',
    { from, to },
    isMark ? 'The file starts with a byte order mark.' : 'There is an invisible character here.',
    isMark ? 'Save the file as UTF-8 without BOM.' : 'Remove it, or type a space instead.',
    isMark
      ? replaceNode('Remove the mark', { from, to }, '')
      : replaceNode('Replace it with a space', { from, to }, ' '),
  );
}

/** A word without quotes. Without a value, it can't be read; without a finding, it is a value of an enumeration. */
export type ReadWord =
  { value: JsonScalar['value']; finding?: SyntaxFinding } | { value?: undefined; finding: SyntaxFinding };

/** Reads a word without quotes. */
export function readWord(text: string, place: Place, isName: boolean): ReadWord {
  const word = text.slice(place.from, place.to);
  const enumValue = isName ? undefined : ENUM_VALUE.exec(word)?.[1];
  if (enumValue !== undefined) {
    return { value: enumValue.toLowerCase() };
  }
  const known = !isName && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (known !== undefined) {
    const edit = replaceNode(`Write ${String(known)}`, place, String(known));
    const message = `${word} isn’t a value in JSON.`;
    return { value: known, finding: syntaxFinding('unquoted-text', place, message, `${edit.label}.`, edit) };
  }
  const shown = excerpt(word);
  if (!NAME.test(word)) {
    const fix = 'Write strings between ", or remove it.';
    return { finding: syntaxFinding('not-json', place, `“${shown}” can’t be read.`, fix) };
  }
  const edit = replaceNode('Write quotes', place, JSON.stringify(word));
  const finding = syntaxFinding('unquoted-text', place, `${shown} has no quotes.`, `Write "${shown}".`, edit);
  return { value: word, finding };
}

/** The value of a number as JSON writes it; undefined for others, such as `1.`, which the scanner takes for one. */
export function numberOf(text: string): number | undefined {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text) ? Number(text) : undefined;
}
