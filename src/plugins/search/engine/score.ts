// All numbers are in ranking.ts.
import { bestOf, FIELDS, type Evidence, type Field } from './evidence';
import { RANKING } from './ranking';

/** What the score of a section needs to know about it. */
export interface ScoredSection {
  /** Position of its page. */
  page: number;
  /** Position on the page; the start of the page is 0. */
  section: number;
  /** How many different words its text has. */
  length: number;
  /** How many words its title and its heading have, without those that say nothing. */
  words: Readonly<Record<'title' | 'heading', number>>;
}

/** A word of the query. */
export interface FoundWord {
  /** The sections that have it, by their ids. */
  evidence: ReadonlyMap<number, Evidence>;
  /** The rarer a word, the more it tells. */
  weight: number;
}

/** The parts of a score, to explain it. */
export interface ScoreParts extends Record<Field, number> {
  /** For what the page has elsewhere. */
  page: number;
  /** Share of the words of the query that the section has, by their weights. */
  share: number;
}

export interface Score {
  value: number;
  parts: ScoreParts;
  /** Whether the section has a word of the query itself, not only synonyms and similar words. */
  isOwn: boolean;
  /** Words of the section that match the query, as in the index. */
  terms: string[];
}

/**
 * The weight of a word (inverse document frequency, as in BM25).
 *
 * @param count - how many sections have it
 * @param all - how many sections there are
 */
export function weightOf(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** How many sections have the word itself, or a form of it; how many have anything like it, if none has. */
export function countOf(evidence: ReadonlyMap<number, Evidence>): number {
  const count = [...evidence.values()].filter((entry) => entry.isOwn && bestOf(entry) >= RANKING.near).length;
  return count > 0 ? count : evidence.size;
}

const weightIn = (field: Field): number => {
  const { title, heading, asked } = RANKING;
  return { title, heading, names: heading, asked, text: 1 }[field];
};

/**
 * Scores the sections that have enough of the words.
 *
 * @param isReference - whether the sections are members of a type
 */
export function scoreSections(
  sections: readonly ScoredSection[],
  words: readonly FoundWord[],
  isReference: boolean,
): Map<number, Score> {
  const onPages = bestOnPages(sections, words);
  const allWeights = sum(words.map(({ weight }) => weight));
  const scores = new Map<number, Score>();
  for (const id of new Set(words.flatMap(({ evidence }) => [...evidence.keys()]))) {
    const section = sections[id];
    const found = words.map(({ evidence }) => evidence.get(id));
    const share = sum(words.map(({ weight }, index) => weight * presenceOf(found[index]))) / allWeights;
    if (section === undefined || share < RANKING.least) {
      continue;
    }
    const inField = (field: Field): number =>
      weightIn(field) * sum(words.map(({ weight }, index) => weight * (found[index]?.[field] ?? 0)));
    const shareOf = (field: 'title' | 'heading', least = 0): number => {
      const had = new Set(
        found.flatMap((entry) => (entry !== undefined && entry[field] >= least ? [...entry.termsIn[field]] : [])),
      ).size;
      return section.words[field] > 0 ? Math.min(1, had / section.words[field]) : 0;
    };
    const covered = (field: 'title' | 'heading'): number =>
      inField(field) * (1 - RANKING.cover + RANKING.cover * shareOf(field));
    const parts: ScoreParts = {
      title: covered('title'),
      heading: covered('heading'),
      names: inField('names'),
      asked: inField('asked'),
      text: inField('text') / (1 - RANKING.length + (RANKING.length * section.length) / RANKING.usualLength),
      page: RANKING.page * sum(words.map(({ weight }, index) => weight * (onPages.get(section.page)?.[index] ?? 0))),
      share,
    };
    const isOnQuery = !isReference && shareOf('title', 1) === 1;
    const place =
      section.section === 0 ? (isOnQuery ? RANKING.startOnQuery : RANKING.start) : isReference ? RANKING.member : 1;
    scores.set(id, {
      value: (place * sum(FIELDS.map((field) => parts[field])) + parts.page) * share,
      parts,
      isOwn: found.some((entry) => entry?.isOwn),
      terms: [...new Set(found.flatMap((entry) => [...(entry?.terms ?? [])]))],
    });
  }
  return scores;
}

/** A word is there or not, in whatever form; a synonym or a similar word is less. */
function presenceOf(evidence: Evidence | undefined): number {
  return evidence ? (evidence.isOwn ? 1 : bestOf(evidence)) : 0;
}

/** For each page the best that it has of each word, wherever. */
function bestOnPages(sections: readonly ScoredSection[], words: readonly FoundWord[]): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  for (const [index, { evidence }] of words.entries()) {
    for (const [id, entry] of evidence) {
      const page = sections[id]?.page;
      if (page !== undefined) {
        const best = pages.get(page) ?? words.map(() => 0);
        pages.set(page, best);
        best[index] = Math.max(best[index] ?? 0, ...FIELDS.map((field) => entry[field] * weightIn(field)));
      }
    }
  }
  return pages;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
