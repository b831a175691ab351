import MiniSearch, { type Query, type SearchOptions as MiniSearchOptions, type SearchResult } from 'minisearch';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { SEARCH_CONTEXTS, type SearchContext } from './contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from './indexFormat';
import { datesAsWords } from './dates';
import { RANKING } from './ranking';
import { indexWords, queryTokens, stemOf, tokenize, type Token } from './tokenize';

/** A found section. */
export interface Hit {
  context: SearchContext;
  /** Position of the page in the documents of its context. */
  page: number;
  /** Position of the section on the page; the start of the page is 0. */
  section: number;
  /** Below the base path, with the anchor. */
  route: string;
  title: string;
  /** Heading of the section; undefined at the start of the page. */
  heading?: string;
  score: number;
  /** Whether the section has all words of the query. */
  complete: boolean;
  /** Whether the query is the title of the page. */
  exact: boolean;
  /** Words of the section that match the query, as in the index. */
  terms: string[];
}

export interface SearchFilter {
  contexts: readonly SearchContext[];
  /** `development/coders`: only digests of this channel. */
  channel?: string;
  /** Only digests with this topic. */
  topic?: string;
}

interface Section {
  id: number;
  page: number;
  section: number;
  title: string;
  heading: string;
  names: string;
  text: string;
}

interface LoadedContext {
  documents: SearchDocuments;
  sections: Section[];
  tree: MiniSearch<Section>;
}

/** Maximum number of sections of a page among the hits. */
const SECTIONS_OF_A_PAGE = 3;
/** Minimum length of words that may have a typing error. */
const FUZZY_LENGTH = 5;

const NUMBER = /^\d+$/u;

/** Searches the contexts that were added to it. It is independent of network and page. */
export class SearchEngine {
  private readonly loaded = new Map<SearchContext, LoadedContext>();

  has(context: SearchContext): boolean {
    return this.loaded.has(context);
  }

  /**
   * Adds a whole context.
   *
   * @throws an error if documents and index don't belong together
   */
  add(context: SearchContext, documents: SearchDocuments, index: SearchIndex): void {
    const words = index.words.split(' ');
    const sections: Section[] = [];
    documents.forEach((page, pageNumber) => {
      const title = [
        ...new Set(indexWords(context === 'archive' ? page.title : `${page.title} ${lastPart(page)}`)),
      ].join(' ');
      ['', ...page.sections.map(([, heading]) => indexWords(heading).join(' '))].forEach((heading, section) => {
        const id = sections.length;
        sections.push({
          id,
          page: pageNumber,
          section,
          title,
          heading,
          names: wordsOf(index.names[id] ?? [], words),
          text: wordsOf(index.sections[id] ?? [], words),
        });
      });
    });
    if (sections.length !== index.sections.length) {
      throw new Error(
        `${context}: ${sections.length} sections in the documents, ${index.sections.length} in the index.`,
      );
    }
    const tree = new MiniSearch<Section>({
      fields: ['title', 'heading', 'names', 'text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
    });
    tree.addAll(sections);
    this.loaded.set(context, { documents, sections, tree });
  }

  /** All hits in those of the given contexts that were added, best first. */
  search(text: string, { contexts, channel, topic }: SearchFilter): Hit[] {
    const tokens = queryTokens(datesAsWords(text));
    if (tokens.length === 0) {
      return [];
    }
    const hits = contexts
      .flatMap((context) => this.searchContext(context, text, tokens))
      .filter(({ context, page }) => this.passes(context, page, channel, topic))
      .sort(
        (one, other) =>
          other.score - one.score || SEARCH_CONTEXTS.indexOf(one.context) - SEARCH_CONTEXTS.indexOf(other.context),
      );
    return limitSections(hits);
  }

  /** Suggests a query from words of the loaded contexts that are similar to a query without hits. */
  suggest(text: string): string | undefined {
    const words = indexWords(text).join(' ');
    const suggestions = [...this.loaded.values()].flatMap(({ tree }) =>
      tree.autoSuggest(words, { fuzzy: 0.35, prefix: true, combineWith: 'AND', tokenize: (query) => query.split(' ') }),
    );
    return suggestions.sort((one, other) => other.score - one.score)[0]?.suggestion;
  }

  private searchContext(context: SearchContext, text: string, tokens: readonly Token[]): Hit[] {
    const loaded = this.loaded.get(context);
    if (!loaded) {
      return [];
    }
    const results = searchTree(loaded, tokens);
    const plain = text.trim().replace(/\(\)$/u, '');
    const words = tokens.map(({ whole }) => whole).join(' ');
    return results.flatMap(({ share, ...result }) => {
      const section = loaded.sections[Number(result.id)];
      const page = section && loaded.documents[section.page];
      if (!page) {
        return [];
      }
      const isStart = section.section === 0;
      const [anchor, heading] = page.sections[section.section - 1] ?? [];
      const isTitle = isStart && namesOf(page).includes(words);
      const isSymbol = isStart && context.startsWith('api') && namesSymbol(plain, page);
      return [
        {
          context,
          page: section.page,
          section: section.section,
          route: page.route + (anchor ? `#${anchor}` : ''),
          title: page.title,
          ...(heading !== undefined && { heading }),
          score:
            RANKING.context[context] *
            (result.score * share ** RANKING.missingWord * (isStart ? RANKING.pageStart : 1) +
              (isTitle ? RANKING.titleIsQuery : 0) +
              (isSymbol ? RANKING.symbolIsQuery : 0)),
          complete: share === 1,
          exact: isTitle || isSymbol,
          terms: result.terms,
        },
      ];
    });
  }

  private passes(context: SearchContext, page: number, channel?: string, topic?: string): boolean {
    if (context !== 'archive' || (!channel && !topic)) {
      return true;
    }
    const found = this.loaded.get(context)?.documents[page];
    return Boolean(
      found &&
      (!channel || found.route.startsWith(`${ARCHIVE_ROUTE}/${channel}/`)) &&
      (!topic || found.topics?.includes(topic)),
    );
  }
}

function wordsOf(steps: readonly number[], words: readonly string[]): string {
  let place = 0;
  return steps
    .map((step) => {
      place += step;
      return words[place] ?? '';
    })
    .join(' ');
}

/** Sections that have at least half of the words, with the share of words that they have. */
function searchTree({ tree }: LoadedContext, tokens: readonly Token[]): (SearchResult & { share: number })[] {
  const options: MiniSearchOptions = {
    boost: RANKING.field,
    bm25: RANKING.length,
    prefix: (term) => term.length > 1 && !NUMBER.test(term),
    fuzzy: (term) => (term.length >= FUZZY_LENGTH && !/\d/u.test(term) ? 1 : false),
    weights: RANKING.inexact,
    tokenize: (term) => [term],
  };
  return tree
    .search({ combineWith: 'OR', queries: tokens.map(tokenQuery) }, options)
    .map((result) => ({ ...result, share: tokens.filter((token) => isMet(token, result)).length / tokens.length }))
    .filter(({ share }) => share >= 0.5);
}

function isMet({ whole, parts }: Token, { queryTerms }: SearchResult): boolean {
  const stem = stemOf(whole);
  return (
    queryTerms.includes(whole) ||
    (stem !== undefined && queryTerms.includes(stem)) ||
    (parts.length > 0 && parts.every((part) => queryTerms.includes(part)))
  );
}

/** A word also matches related words; an identifier matches as a whole or by all of its parts. */
function tokenQuery({ whole, parts }: Token): Query {
  const stem = parts.length === 0 ? stemOf(whole) : undefined;
  const others: Query[] = [
    ...(stem ? [{ combineWith: 'OR' as const, queries: [stem], prefix: true, fuzzy: false }] : []),
    ...(parts.length > 0 ? [{ combineWith: 'AND' as const, queries: parts }] : []),
  ];
  return others.length > 0 ? { combineWith: 'OR', queries: [whole, ...others] } : whole;
}

/** Keeps the best sections of each page. */
function limitSections(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  return hits.filter(({ context, page }) => {
    const key = `${context} ${page}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= SECTIONS_OF_A_PAGE;
  });
}

/** `faq` of `docs/faq/`. */
function lastPart({ route }: Pick<SearchPage, 'route'>): string {
  return route.split('/').at(-2) ?? '';
}

/** The names of a page: its title, and the last part of its route, which may be shorter (`docs/faq/`). */
function namesOf({ title, route }: SearchPage): string[] {
  const inWords = (text: string): string =>
    tokenize(text)
      .map(({ whole }) => whole)
      .join(' ');
  return [inWords(title), inWords(lastPart({ route }))];
}

/**
 * Whether the query is the name of the symbol that an API page is about. In any case, or as separate words, unless it
 * is an ordinary word such as "action", which the guides explain.
 */
function namesSymbol(query: string, { title }: SearchPage): boolean {
  const name = title.replace(/[<(].*$/u, '');
  const wanted = query.replace(/\..*$/u, '').replaceAll(' ', '');
  const isPlainWord = !/[A-Z_.]/u.test(query) && tokenize(name)[0]?.parts.length === 0;
  return isPlainWord ? name === query : name.toLowerCase() === wanted.toLowerCase();
}
