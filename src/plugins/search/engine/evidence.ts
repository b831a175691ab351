import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { RANKING } from './ranking';
import { stemOf, type QueryToken } from '../../../utils/words';

/** Fields of a section, as they are indexed. */
export const FIELDS = ['title', 'heading', 'names', 'asked', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How well each field of a section has a word of the query: from 0 to 1. */
export interface Evidence extends Record<Field, number> {
  /** Whether the section has the word itself, a form of it, or a longer one: not only a synonym or a similar word. */
  isOwn: boolean;
  /** Words of the section that match, as in the index. */
  terms: Set<string>;
  /** Those of the fields that can be covered. */
  termsIn: Record<'title' | 'heading', Set<string>>;
}

/** Minimum length of words that may have a typing error. */
const FUZZY_LENGTH = 5;
/** Minimum length of words that find longer ones, after they were typed. */
const PREFIX_LENGTH = 4;
const HAS_DIGIT = /\d/u;
const NUMBER = /^\d+$/u;

/** Sections by their ids. */
export type Found = Map<number, Evidence>;

/** The sections that have a word of the query itself, a form of it, or a longer one. */
export function findOwn<Section>(tree: MiniSearch<Section>, { whole, parts, isBeingTyped }: QueryToken): Found {
  const found: Found = new Map();
  const stem = parts.length === 0 ? stemOf(whole) : undefined;
  const isRelated = (term: string): boolean => stem !== undefined && (term === stem || stemOf(term) === stem);
  // The start of a long word is often a separate word, such as `deploy`; that of a short one only while it is being typed.
  const mayContinue = whole.length >= (isBeingTyped ? 2 : PREFIX_LENGTH) && !NUMBER.test(whole);
  add(found, tree, [whole], { prefix: mayContinue }, (term) => {
    if (term === whole) {
      return 1;
    }
    return isRelated(term) ? RANKING.near : RANKING.far;
  });
  if (stem !== undefined) {
    add(found, tree, [stem], { prefix: true }, (term) => (isRelated(term) ? RANKING.near : 0));
  }
  if (parts.length > 0) {
    // A heading with one part only, such as "Memories" for `getMemories`, hasn't the identifier.
    const all = new Set(parts).size;
    add(found, tree, parts, { combineWith: 'AND' }, (_, inField) => (inField === all ? RANKING.near : RANKING.far));
  }
  return found;
}

/** Adds the sections that have a synonym. */
export function addSynonyms<Section>(found: Found, tree: MiniSearch<Section>, { otherWords }: QueryToken): void {
  if (otherWords.length > 0) {
    add(found, tree, otherWords, {}, () => RANKING.far, false);
  }
}

/** Adds the sections that have a word with one letter more, less or other than an unknown one, and the same first. */
export function addSimilar<Section>(found: Found, tree: MiniSearch<Section>, { whole }: QueryToken): void {
  if (whole.length >= FUZZY_LENGTH && !HAS_DIGIT.test(whole)) {
    const valueOf = (term: string): number => (term[0] === whole[0] ? RANKING.far : 0);
    add(found, tree, [whole], { fuzzy: 1 }, valueOf, false);
  }
}

function add<Section>(
  found: Found,
  tree: MiniSearch<Section>,
  queries: readonly string[],
  options: SearchOptions,
  valueOf: (term: string, inField: number) => number,
  isOwn = true,
): void {
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
          evidence.isOwn ||= isOwn;
          evidence.terms.add(term);
          if (field === 'title' || field === 'heading') {
            evidence.termsIn[field].add(term);
          }
        }
      }
    }
  }
}

function noEvidence(): Evidence {
  const termsIn = { title: new Set<string>(), heading: new Set<string>() };
  return { title: 0, heading: 0, names: 0, asked: 0, text: 0, isOwn: false, terms: new Set(), termsIn };
}

/** The best of all fields. */
export function bestOf(evidence: Evidence): number {
  return Math.max(...FIELDS.map((field) => evidence[field]));
}
