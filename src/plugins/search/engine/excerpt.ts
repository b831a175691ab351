import { indexWords, matchWords } from '../../../utils/words';
import { CODE_MARK } from './indexFormat';

/** A piece of an excerpt. */
export interface ExcerptPart {
  text: string;
  /** Whether it matches the query. */
  marked: boolean;
  code?: true;
}

/** Longest excerpt, and characters before the first matching word if a sentence is longer than that. */
const LENGTH = 170;
const BEFORE = 32;
/** Longest excerpt of an answer from the chat: most are shorter, and then need no page. */
const ANSWER_LENGTH = 280;
/** A shorter excerpt continues with the next line. */
const ENOUGH = 60;
/** So much is shown of what follows a colon. */
const LEAST = 40;
/** What the words in code count that would have to be cut. */
const LONG_CODE = 0.4;
const BETWEEN_CELLS = ' · ';
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}`"'([])/gu;
/** Such as a heading inside a section, or a word above a list. */
const FRAGMENT_WORDS = 4;

/** A sentence, a list item, a row of a table or a block of code. */
interface Unit {
  line: number;
  text: string;
  /** Whether it says nothing alone: a heading, or the header of a table. */
  isHeading: boolean;
  /** Whether it is the header of a table. */
  isHeader: boolean;
  /** Whether it is code that would have to be cut, which then hardly says anything. */
  isLongCode: boolean;
}

/**
 * The sentence, list item or row of a text that has most of the matching words, with these words marked. If the heading
 * has more of them, or is a question, the text is the answer to it, so its start is shown.
 *
 * @param text - a section as the build writes it: see indexing/markBlocks.ts
 * @param isFromChat - whether the answer to a question is shown at greater length, with the lines that follow
 */
export function excerpt(text: string, terms: readonly string[], heading = '', isFromChat = false): ExcerptPart[] {
  const isWhole = isFromChat && heading.endsWith('?');
  const length = isWhole ? ANSWER_LENGTH : LENGTH;
  const enough = isWhole ? ANSWER_LENGTH : ENOUGH;
  const wanted = new Set(terms);
  const units = unitsOf(text);
  const found = bestUnit(units, wanted);
  const isAnswer =
    heading.endsWith('?') || placesOf(heading, wanted).size > placesOf(units[found]?.text ?? '', wanted).size;
  const best = isAnswer
    ? ([
        units.findIndex((candidate) => !candidate.isHeading && !candidate.isLongCode),
        units.findIndex((candidate) => !candidate.isHeading),
      ].find((index) => index >= 0) ?? 0)
    : found;
  const unit = units[best];
  if (!unit) {
    return [];
  }
  // An answer begins with what the reader wants to know.
  const shortened = (long: string): ExcerptPart[] => (isAnswer ? cutAtEnd(long, length, wanted) : cut(long, wanted));
  if (unit.text.length > length) {
    return shortened(unit.text);
  }
  let shown = unit.text;
  // What follows a colon is what the reader wants to know.
  let isList = false;
  for (const next of units.slice(best + 1).filter(({ isHeader }) => !isHeader)) {
    const isOpen = shown.endsWith(':');
    isList ||= isOpen;
    const isFollowing =
      isOpen || next.line === unit.line || ((isList || shown.length < enough) && !shown.includes('\t'));
    const longer = `${shown}${/[\p{L}\p{N}]$/u.test(shown) ? ':' : ''} ${next.text}`;
    if (isOpen && longer.length > length) {
      return cutAtEnd(longer, Math.max(length, shown.length + LEAST), wanted);
    }
    if (!isFollowing || (longer.length > length && shown.length >= enough)) {
      break;
    }
    shown = longer;
  }
  return shown.length > length ? shortened(shown) : partsOf(shown, wanted);
}

function unitsOf(text: string): Unit[] {
  return text.split('\n').flatMap((content, line) =>
    sentencesOf(content).map((sentence) => ({
      line,
      text: sentence.trim(),
      isHeading: isHeading(sentence),
      isHeader: sentence.startsWith('\t'),
      isLongCode: isCode(sentence) && sentence.length > LENGTH,
    })),
  );
}

/** A row of a table and code are one. */
function sentencesOf(line: string): string[] {
  if (line.includes('\t') || isCode(line)) {
    return [line];
  }
  const ends = [...line.matchAll(SENTENCE_END)].filter(({ index }) => !isInCode(line, index));
  return [0, ...ends.map(({ index, 0: { length } }) => index + length)].map((start, place) =>
    line.slice(start, ends[place]?.index),
  );
}

function isCode(line: string): boolean {
  return line.startsWith(CODE_MARK) && line.indexOf(CODE_MARK, 1) === line.length - 1;
}

function isHeading(sentence: string): boolean {
  return sentence.startsWith('\t') || (!/[\t.!?:;`]/u.test(sentence) && matchWords(sentence).length <= FRAGMENT_WORDS);
}

/** Index of the unit with most of the words, then of the one where they are closest together, then of the first. */
function bestUnit(units: readonly Unit[], wanted: ReadonlySet<string>): number {
  const values = units.map(({ text, isHeading: alone, isLongCode }) => {
    const found = [...placesOf(text, wanted).values()];
    const span = found.length > 0 ? Math.max(...found) - Math.min(...found) : 0;
    return (alone ? 0 : isLongCode ? LONG_CODE : 1) * (1 + found.length) - span / (text.length + 1) / 2;
  });
  return values.indexOf(Math.max(...values));
}

/** Where the words of a text are first, by their terms. */
function placesOf(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const places = new Map<string, number>();
  for (const { 0: word, index } of matchWords(text)) {
    for (const term of indexWords(word).filter((name) => wanted.has(name) && !places.has(name))) {
      places.set(term, index);
    }
  }
  return places;
}

function isInCode(text: string, end: number): boolean {
  return text.slice(0, end).split(CODE_MARK).length % 2 === 0;
}

/** The part of a long text with the most matching words. */
function cut(text: string, wanted: ReadonlySet<string>): ExcerptPart[] {
  const met = matchWords(text).filter(([word]) => isWanted(word, wanted));
  const first = bestStart(met);
  const start = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1;
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...partsOf(text.slice(start, end), wanted, isInCode(text, start)),
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** The start of a text that is longer than that. */
function cutAtEnd(text: string, length: number, wanted: ReadonlySet<string>): ExcerptPart[] {
  return text.length <= length
    ? partsOf(text, wanted)
    : [...partsOf(text.slice(0, text.lastIndexOf(' ', length)), wanted), { text: ' …', marked: false }];
}

/** Start of the first part with the most different words. */
function bestStart(met: readonly RegExpExecArray[]): number {
  const counts = met.map(
    ({ index }) =>
      new Set(
        met
          .filter((other) => other.index >= index && other.index < index + LENGTH - BEFORE)
          .map(([word]) => word.toLowerCase()),
      ).size,
  );
  return met[counts.indexOf(Math.max(...counts))]?.index ?? 0;
}

/** @param startsInCode - whether the text begins inside of code */
function partsOf(text: string, wanted: ReadonlySet<string>, startsInCode = false): ExcerptPart[] {
  return text.split(CODE_MARK).flatMap((piece, place) => {
    const isCode = (place % 2 === 1) !== startsInCode;
    const shown = piece.replaceAll('\t', BETWEEN_CELLS);
    const parts: ExcerptPart[] = [];
    let start = 0;
    for (const { 0: word, index } of matchWords(shown)) {
      if (isWanted(word, wanted)) {
        parts.push({ text: shown.slice(start, index), marked: false }, { text: word, marked: true });
        start = index + word.length;
      }
    }
    parts.push({ text: shown.slice(start), marked: false });
    return parts.filter((part) => part.text).map((part) => (isCode ? { ...part, code: true as const } : part));
  });
}

function isWanted(word: string, wanted: ReadonlySet<string>): boolean {
  return indexWords(word).some((term) => wanted.has(term));
}
