import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { RANKING } from './ranking';
import { stemOf, type QueryToken } from '../../../utils/words';

/** Fields of a section, as they are indexed. */
export const FIELDS = ['title', 'heading', 'names', 'asked', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How well each field of a section has a word of the query: from 0 to 1. */
export interface Evidence extends Record<Field, number> {
  /** Words of the section that match, as in the index. */
  terms: Set<string>;
  /** Those of each field. */
  termsIn: Record<Field, Set<string>>;
}

/** Minimum length of words that may have a typing error. */
const FUZZY_LENGTH = 5;
/** Minimum length of words that find longer ones, after they were typed. */
const PREFIX_LENGTH = 4;
const HAS_DIGIT = /\d/u;
const NUMBER = /^\d+$/u;

/** The sections that have a word of the query, by their ids. */
export function findEvidence<Section>(tree: MiniSearch<Section>, token: QueryToken): Map<number, Evidence> {
  const { match } = RANKING;
  const { whole, parts, otherWords, isBeingTyped } = token;
  const stem = parts.length === 0 ? stemOf(whole) : undefined;
  const isRelated = (term: string): boolean => stem !== undefined && (term === stem || stemOf(term) === stem);
  const found = new Map<number, Evidence>();
  const add = (
    queries: readonly string[],
    options: SearchOptions,
    valueOf: (term: string, inField: number) => number,
  ): void => {
    const results: SearchResult[] = tree.search({ queries: [...queries] }, { ...options, tokenize: (term) => [term] });
    for (const { id, match: fieldsOf } of results) {
      const met = Object.entries(fieldsOf);
      for (const [term, fields] of met) {
        for (const field of FIELDS.filter((candidate) => fields.includes(candidate))) {
          const value = valueOf(term, met.filter(([, others]) => others.includes(field)).length);
          if (value > 0) {
            const evidence = found.get(Number(id)) ?? noEvidence();
            found.set(Number(id), evidence);
            evidence[field] = Math.max(evidence[field], value);
            evidence.terms.add(term);
            evidence.termsIn[field].add(term);
          }
        }
      }
    }
  };
  add([whole], {}, () => 1);
  // The start of a long word is often a word of its own, such as `deploy`; that of a short one only while it is being typed.
  const mayContinue = whole.length >= (isBeingTyped ? 2 : PREFIX_LENGTH) && !NUMBER.test(whole);
  // A word that the pages have is no typing error.
  const mayDiffer = found.size === 0 && whole.length >= FUZZY_LENGTH && !HAS_DIGIT.test(whole);
  if (mayContinue || mayDiffer) {
    add([whole], { prefix: mayContinue, fuzzy: mayDiffer && 1 }, (term) => {
      if (isRelated(term)) {
        return match.stem;
      }
      return term.startsWith(whole) ? (match.prefix * (1 + whole.length / term.length)) / 2 : match.fuzzy;
    });
  }
  if (stem !== undefined) {
    add([stem], { prefix: true }, (term) => (isRelated(term) ? match.stem : 0));
  }
  if (parts.length > 0) {
    // A heading with one part only, such as "Memories" for `getMemories`, hasn't the identifier.
    const all = new Set(parts).size;
    add(parts, { combineWith: 'AND' }, (_, inField) => (inField === all ? match.parts : match.somePart));
  }
  if (otherWords.length > 0) {
    add(otherWords, {}, () => match.otherWord);
  }
  return found;
}

function noEvidence(): Evidence {
  const termsIn = {
    title: new Set<string>(),
    heading: new Set<string>(),
    names: new Set<string>(),
    asked: new Set<string>(),
    text: new Set<string>(),
  };
  return { title: 0, heading: 0, names: 0, asked: 0, text: 0, terms: new Set(), termsIn };
}

/** The best of all fields. */
export function bestOf(evidence: Evidence): number {
  return Math.max(...FIELDS.map((field) => evidence[field]));
}
