import { distance } from 'fastest-levenshtein';
import { QUESTION_WORDS, tokenize } from '../../../utils/words';

/** How much of a word may be different. */
const DIFFERENT = 0.4;
const MOST = 5;

/**
 * Queries with known words in place of the unknown ones that they are most like; the most similar first. A word that no known one
 * is like is left out.
 *
 * @param known - the words of each part of the site, with the number of sections that have them
 */
export function similarQueries(text: string, known: readonly ReadonlyMap<string, number>[]): string[] {
  const countOf = (word: string): number => known.reduce((all, words) => all + (words.get(word) ?? 0), 0);
  const words = tokenize(text)
    .map(({ whole }) => whole)
    .filter((word) => !QUESTION_WORDS.has(word))
    .map((word) => (countOf(word) > 0 ? [word] : nearest(word, known, countOf)));
  const queries = new Set<string>();
  for (let rank = 0; rank < MOST; rank += 1) {
    for (const [place, candidates] of words.entries()) {
      const candidate = candidates[rank];
      if (candidate !== undefined) {
        queries.add(words.flatMap((others, other) => (other === place ? candidate : (others[0] ?? []))).join(' '));
      }
    }
  }
  queries.delete(text.trim());
  return [...queries].slice(0, MOST);
}

/** Known words that a word is most like; the most frequent of those that are equally similar first. */
function nearest(
  word: string,
  known: readonly ReadonlyMap<string, number>[],
  countOf: (word: string) => number,
): string[] {
  const all = new Set(known.flatMap((words) => [...words.keys()]));
  return [...all]
    .map((candidate) => ({ candidate, edits: editsOf(word, candidate) }))
    .filter(({ edits }) => edits <= Math.max(word.length * DIFFERENT, 1))
    .sort(
      (one, other) =>
        one.edits - other.edits ||
        countOf(other.candidate) - countOf(one.candidate) ||
        (one.candidate < other.candidate ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

function editsOf(word: string, candidate: string): number {
  // Not worth comparing, and most are like that.
  const difference = Math.abs(word.length - candidate.length);
  return difference > word.length * DIFFERENT ? difference : distance(word, candidate);
}
