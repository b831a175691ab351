import MiniSearch from 'minisearch';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { SEARCH_CONTEXTS, type SearchContext } from './contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from './indexFormat';
import { datesAsWords } from './dates';
import { FIELDS, findEvidence } from './evidence';
import { decodePostings } from './postings';
import { RANKING } from './ranking';
import { countOf, scoreSections, weightOf, type FoundWord, type ScoredSection, type ScoreParts } from './score';
import { similarQueries } from './similarQueries';
import { indexWords, queryTokens, tokenize } from './tokenize';
import { decodeWords } from './wordList';

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
  /** Whether the section has all words of the query. */
  complete: boolean;
  /** Whether the query is the title of the page. */
  exact: boolean;
  /** Words of the section that match the query, as in the index. */
  terms: string[];
}

/** A hit with its score, which only `npm run search` shows. */
export interface ScoredHit extends Hit {
  score: number;
  /** What the score is made of. */
  parts: ScoreParts;
}

export interface SearchFilter {
  contexts: readonly SearchContext[];
  /** `development/coders`: only digests of this channel. */
  channel?: string;
  /** Only digests with this topic. */
  topic?: string;
}

interface Section extends ScoredSection {
  id: number;
  title: string;
  heading: string;
  names: string;
  text: string;
}

interface LoadedContext {
  documents: SearchDocuments;
  sections: Section[];
  tree: MiniSearch<Section>;
  /** How many sections have a word in their texts or headings. */
  words: ReadonlyMap<string, number>;
}

/** Maximum number of sections of a page among the hits. */
const SECTIONS_OF_A_PAGE = 3;
/** Headings of sections that only list faults. */
const FAULTS = /^What (?:doesn['’]t work|goes wrong)/u;

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
    const words = decodeWords(index.words);
    const texts = wordsBySection(words, index.texts, index.sections);
    const names = wordsBySection(words, index.names, index.sections);
    const sections: Section[] = [];
    documents.forEach((page, pageNumber) => {
      const title = [
        ...new Set(indexWords(context === 'archive' ? page.title : `${page.title} ${lastPart(page)}`)),
      ].join(' ');
      const titleWords = queryTokens(page.title).length;
      ['', ...page.sections.map(([, heading]) => heading)].forEach((heading, section) => {
        const id = sections.length;
        sections.push({
          id,
          page: pageNumber,
          section,
          title,
          heading: indexWords(heading).join(' '),
          names: names[id]?.join(' ') ?? '',
          text: texts[id]?.join(' ') ?? '',
          length: texts[id]?.length ?? 0,
          words: { title: titleWords, heading: heading === '' ? 0 : queryTokens(heading).length },
        });
      });
    });
    if (sections.length !== index.sections) {
      throw new Error(`${context}: ${sections.length} sections in the documents, ${index.sections} in the index.`);
    }
    const tree = new MiniSearch<Section>({
      fields: [...FIELDS],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
    });
    tree.addAll(sections);
    this.loaded.set(context, { documents, sections, tree, words: countWords(sections) });
  }

  /** All hits in those of the given contexts that were added, best first. */
  search(text: string, { contexts, channel, topic }: SearchFilter): ScoredHit[] {
    const tokens = queryTokens(datesAsWords(text));
    const searched = contexts.flatMap((context) => {
      const loaded = this.loaded.get(context);
      return loaded ? [{ context, loaded, found: tokens.map((token) => findEvidence(loaded.tree, token)) }] : [];
    });
    const sections = searched.reduce((all, { loaded }) => all + loaded.sections.length, 0);
    const weights = tokens.map((_, index) => {
      const counts = searched.map(({ found }) => countOf(found[index] ?? new Map()));
      return weightOf(
        counts.reduce((all, count) => all + count, 0),
        sections,
      );
    });
    const words = tokens.map(({ whole }) => whole).join(' ');
    const hits = searched
      .flatMap(({ context, loaded, found }) => {
        const foundWords = found.map((evidence, index) => ({ evidence, weight: weights[index] ?? 0 }));
        return hitsOf(context, loaded, foundWords, { words, plain: text.trim().replace(/\(\)$/u, '') });
      })
      .filter(({ context, page }) => this.passes(context, page, channel, topic))
      .sort(
        (one, other) =>
          other.score - one.score || SEARCH_CONTEXTS.indexOf(one.context) - SEARCH_CONTEXTS.indexOf(other.context),
      );
    return limitSections(hits);
  }

  /** Queries for one that finds nothing: with words that the given contexts have and that are most like its own. */
  similar(text: string, filter: SearchFilter): string[] {
    const loaded = filter.contexts.flatMap((context) => this.loaded.get(context) ?? []);
    return similarQueries(
      text,
      loaded.map(({ words }) => words),
    ).filter((query) => this.search(query, filter).length > 0);
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

/** How many sections have each word. */
function countWords(sections: readonly Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, heading, text } of sections) {
    for (const word of new Set(`${title} ${heading} ${text}`.split(' ').filter(Boolean))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The words of each section. */
function wordsBySection(words: readonly string[], postings: string, sections: number): string[][] {
  const found = Array.from({ length: sections }, (): string[] => []);
  decodePostings(postings).forEach((list, index) => {
    for (const section of list) {
      found[section]?.push(words[index] ?? '');
    }
  });
  return found;
}

/**
 * The hits of a context.
 *
 * @param query - its words in the form of the index, and as it was typed
 */
function hitsOf(
  context: SearchContext,
  { documents, sections }: LoadedContext,
  words: readonly FoundWord[],
  query: { words: string; plain: string },
): ScoredHit[] {
  const isReference = context.startsWith('api');
  const scores = scoreSections(sections, words, { isReference });
  return [...scores].flatMap(([id, { value, parts, complete, terms }]) => {
    const section = sections[id];
    const page = section && documents[section.page];
    if (!page) {
      return [];
    }
    const isStart = section.section === 0;
    const [anchor, heading] = page.sections[section.section - 1] ?? [];
    const isTitle = isStart && namesOf(page).includes(query.words);
    const isSymbol = isStart && isReference && namesSymbol(query.plain, page);
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
          (value * weightOfPage(page.route) * (FAULTS.test(heading ?? '') ? RANKING.faults : 1) +
            (isTitle ? RANKING.titleIsQuery : 0) +
            (isSymbol ? RANKING.symbolIsQuery : 0)),
        parts,
        complete,
        exact: isTitle || isSymbol,
        terms,
      },
    ];
  });
}

function weightOfPage(route: string): number {
  return Object.entries(RANKING.pages).find(([start]) => route.startsWith(start))?.[1] ?? 1;
}

/** Keeps the best sections of each page. */
function limitSections(hits: readonly ScoredHit[]): ScoredHit[] {
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
