import { indexWords, WORD } from './tokenize';

/** A piece of an excerpt; `marked` if it matches the query. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Characters before the first matching word. */
const BEFORE = 32;
const LENGTH = 170;

/** The part of a text with the most matching words, with these words marked. */
export function excerpt(text: string, terms: readonly string[]): ExcerptPart[] {
  const wanted = new Set(terms);
  const met = [...text.matchAll(WORD)].filter(([word]) => indexWords(word).some((term) => wanted.has(term)));
  const first = bestStart(met);
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const parts: ExcerptPart[] = [];
  let place = start;
  for (const { 0: word, index } of met) {
    if (index >= start && index + word.length <= end) {
      parts.push({ text: text.slice(place, index), marked: false }, { text: word, marked: true });
      place = index + word.length;
    }
  }
  parts.push({ text: text.slice(place, end), marked: false });
  const shown = parts.filter((part) => part.text);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...shown,
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
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
