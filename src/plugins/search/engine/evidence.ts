import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { RANKING } from './ranking';
import { stemOf, type QueryToken } from './tokenize';

/** Fields of a section, as they are indexed. */
export const FIELDS = ['title', 'heading', 'names', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How well each field of a section has a word of the query: from 0 to 1. */
export interface Evidence extends Record<Field, number> {
  /** Words of the section that match, as in the index. */
  terms: string[];
}

/** Minimum length of words that may have a typing error. */
const FUZZY_LENGTH = 5;
const HAS_DIGIT = /\d/u;
const NUMBER = /^\d+$/u;

/** The sections that have a word of the query, by their ids. */
export function findEvidence<Section>(tree: MiniSearch<Section>, token: QueryToken): Map<number, Evidence> {
  const { match } = RANKING;
  const { whole, parts, otherWords } = token;
  const stem = parts.length === 0 ? stemOf(whole) : undefined;
  const isRelated = (term: string): boolean => stem !== undefined && (term === stem || stemOf(term) === stem);
  const found = new Map<number, Evidence>();
  const add = (queries: readonly string[], options: SearchOptions, valueOf: (term: string) => number): void => {
    const results: SearchResult[] = tree.search({ queries: [...queries] }, { ...options, tokenize: (term) => [term] });
    for (const { id, match: fieldsOf } of results) {
      for (const [term, fields] of Object.entries(fieldsOf)) {
        const value = valueOf(term);
        if (value > 0) {
          const evidence = found.get(Number(id)) ?? { title: 0, heading: 0, names: 0, text: 0, terms: [] };
          found.set(Number(id), evidence);
          evidence.terms.push(term);
          for (const field of FIELDS.filter((candidate) => fields.includes(candidate))) {
            evidence[field] = Math.max(evidence[field], value);
          }
        }
      }
    }
  };
  const mayContinue = whole.length > 1 && !NUMBER.test(whole);
  const mayDiffer = whole.length >= FUZZY_LENGTH && !HAS_DIGIT.test(whole);
  add([whole], { prefix: mayContinue, fuzzy: mayDiffer && 1 }, (term) => {
    if (term === whole) {
      return 1;
    }
    if (isRelated(term)) {
      return match.stem;
    }
    return term.startsWith(whole) ? (match.prefix * (1 + whole.length / term.length)) / 2 : match.fuzzy;
  });
  if (stem !== undefined) {
    add([stem], { prefix: true }, (term) => (isRelated(term) ? match.stem : 0));
  }
  if (parts.length > 0) {
    add(parts, { combineWith: 'AND' }, () => match.parts);
  }
  if (otherWords.length > 0) {
    add(otherWords, {}, () => match.otherWord);
  }
  return found;
}

/** The best of all fields. */
export function bestOf(evidence: Evidence): number {
  return Math.max(...FIELDS.map((field) => evidence[field]));
}
