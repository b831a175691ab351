import MiniSearch from 'minisearch';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import type * as matchLog from '../../troubleshooting/matchLog';
import { MESSAGES_ROUTE } from '../../troubleshooting/route';
import { arrange } from './arrange';
import { SEARCH_CONTEXTS, type SearchContext } from './contexts';
import type { SearchDocuments, SearchIndex, SearchMessage, SearchMessages, SearchPage } from './indexFormat';
import { datesAsWords } from './dates';
import { looksLikeError } from './errors';
import { addSimilar, addSynonyms, FIELDS, findOwn, type Evidence } from './evidence';
import type { Hit } from './hit';
import { findOldName } from './oldNames';
import { decodePostings } from './postings';
import { endOfQuery } from './queryLength';
import { RANKING } from './ranking';
import {
  countOf,
  scoreSections,
  weightOf,
  type FoundWord,
  type Score,
  type ScoredSection,
  type ScoreParts,
} from './score';
import { similarQueries } from './similarQueries';
import { namesMethod, namesSymbol } from './symbols';
import { indexWords, queryTokens, tokenize, type QueryToken } from '../../../utils/words';
import { decodeWords } from './wordList';

/** What comes before any score: the last first. */
const TIERS = ['synonyms', 'words', 'message', 'title', 'symbol', 'renamed'] as const;

/** A hit with its score, which only `npm run search` shows. */
export interface ScoredHit extends Hit {
  score: number;
  /** Why it comes before others, whatever their scores. */
  tier: (typeof TIERS)[number];
  /** What the score is made of. */
  parts: ScoreParts;
}

export interface SearchFilter {
  contexts: readonly SearchContext[];
  /** `development/coders`: only digests of this channel. */
  channel?: string;
  /** Only digests with this topic. */
  topic?: string;
  /** The part of the site that the reader is in. */
  here?: SearchContext;
}

/** What a search finds. */
export interface SearchAnswer {
  /** Best first. */
  hits: ScoredHit[];
  /** Words of the query that no page of the searched parts has, with the similar words that were searched instead. */
  unknown: { word: string; similar: string[] }[];
}

interface Section extends ScoredSection {
  id: number;
  title: string;
  heading: string;
  names: string;
  asked: string;
  text: string;
}

interface Searched {
  documents: SearchDocuments;
  sections: Section[];
  tree: MiniSearch<Section>;
}

interface LoadedContext extends Searched {
  /** How many sections have a word in their texts or headings. */
  words: ReadonlyMap<string, number>;
}

interface LoadedMessages extends Searched {
  messages: readonly SearchMessage[];
  match: (log: string) => matchLog.FoundMessage[];
  matcher: Matcher;
}

/** Compares logs with messages. It is loaded with them. */
type Matcher = Pick<typeof matchLog, 'createMatcher' | 'plainWords' | 'likeliestError'>;

/** A message that a log contains. */
export interface MessageInLog extends SearchMessage {
  /** Its code that is in the log. */
  found: readonly string[];
}

/** What a log has of the known messages. */
export interface LogAnswer {
  /** The likeliest first. */
  messages: MessageInLog[];
  /** How many messages are known. */
  known: number;
  /** If none is in the log: the line that looks most like an error, and words to search for. */
  error?: { line: string; words: string };
}

/** Headings of sections that only list faults, or lead to other pages. */
const ASIDE = /^(?:What (?:doesn['’]t work|goes wrong)|(?:Next(?: steps)?|Where to go next|See also)$)/u;
/** Headings of sections whose rows are the messages. */
const MESSAGES = 'What goes wrong';
/** Of a log, so many words are searched, the rarest. */
const WORDS_OF_A_LOG = 12;

/** Searches the contexts that were added to it. It is independent of network and page. */
export class SearchEngine {
  private readonly loaded = new Map<SearchContext, LoadedContext>();
  private messages?: LoadedMessages;

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
    const asked = wordsBySection(words, index.asked, index.sections);
    const sections = sectionsOf(documents, { texts, names, asked }, (page) =>
      context === 'archive' ? page.title : `${page.title} ${lastPart(page)}`,
    );
    if (sections.length !== index.sections) {
      throw new Error(`${context}: ${sections.length} sections in the documents, ${index.sections} in the index.`);
    }
    this.loaded.set(context, { documents, sections, tree: treeOf(sections), words: countWords(sections) });
  }

  /** Adds the messages of the page that gathers them, for queries that look like an error. */
  addMessages({ messages, background }: SearchMessages, matcher: Matcher): void {
    const documents: SearchDocuments = [
      {
        route: MESSAGES_ROUTE.slice(1),
        title: '',
        sections: messages.map(({ anchor, seen }) => [anchor, seen.replaceAll('`', '')]),
      },
    ];
    const texts = [[], ...messages.map(({ text }) => [...new Set(indexWords(text))])];
    const sections = sectionsOf(documents, { texts, names: [], asked: [] }, () => '');
    const match = matcher.createMatcher(messages, background);
    this.messages = { documents, sections, tree: treeOf(sections), messages, match, matcher };
  }

  /** All hits in those of the given contexts that were added, and the words that none of them has. */
  search(wanted: string, { contexts, channel, topic, here }: SearchFilter): SearchAnswer {
    const query = endOfQuery(wanted);
    const renamed = findOldName(query);
    const isOldName = renamed !== undefined && renamed.old.length >= query.trim().length;
    const text = isOldName ? `${renamed.name} ${renamed.old}` : query;
    const messages = contexts.includes('guides') && looksLikeError(query) ? this.messages : undefined;
    const plain = messages ? messages.matcher.plainWords(text) : [];
    const parts: { context: SearchContext; loaded: Searched }[] = [
      ...contexts.flatMap((context) => {
        const loaded = this.loaded.get(context);
        return loaded ? [{ context, loaded }] : [];
      }),
      ...(messages ? [{ context: 'guides' as const, loaded: messages }] : []),
    ];
    const sections = parts.reduce((all, { loaded }) => all + loaded.sections.length, 0);
    const all = queryTokens(datesAsWords(plain.length > 0 ? plain.join(' ') : text)).map((token) =>
      findEverywhere(token, parts, sections),
    );
    const words = messages ? rarest(all) : all;
    const name = isOldName ? renamed.name : text.trim().replace(/\(\)$/u, '');
    const typed = queryTokens(datesAsWords(name)).map(({ whole }) => whole);
    const hits = parts
      .flatMap(({ context, loaded }, part) => {
        const found = words.map(({ evidence, weight }) => ({ evidence: evidence[part] ?? new Map(), weight }));
        return loaded === messages
          ? this.messageHits(messages, hitsOf(context, loaded, found, { words: '', plain: '' }), query)
          : hitsOf(context, loaded, found, { words: typed.join(' '), plain: name });
      })
      .filter(({ context, page }) => this.passes(context, page, channel, topic))
      .map((hit) => ({
        ...hit,
        score: hit.score * (hit.context === here ? RANKING.here : 1),
        ...(isOldName && hit.route === renamed.route && { tier: 'renamed' as const }),
      }))
      .sort(
        (one, other) =>
          TIERS.indexOf(other.tier) - TIERS.indexOf(one.tier) ||
          other.score - one.score ||
          SEARCH_CONTEXTS.indexOf(one.context) - SEARCH_CONTEXTS.indexOf(other.context),
      );
    const [first, ...rest] = arrange(withoutRepeated(hits));
    return {
      hits: first ? [renamed ? { ...first, renamed } : first, ...rest] : [],
      unknown: messages || isOldName ? [] : words.flatMap(({ unknown }) => unknown ?? []),
    };
  }

  /**
   * Compares a log with the messages.
   *
   * @throws an error if they were not added
   */
  findMessages(log: string): LogAnswer {
    if (!this.messages) {
      throw new Error('The messages were not added to the search.');
    }
    const { messages, match, matcher } = this.messages;
    const found = match(log).flatMap(({ index, found: code }) => {
      const message = messages[index];
      return message ? [{ ...message, found: code }] : [];
    });
    const error = found.length === 0 ? matcher.likeliestError(log, looksLikeError) : undefined;
    return { messages: found, known: messages.length, ...(error && { error }) };
  }

  /** Queries for one that finds nothing: with words that the given contexts have and that are most like its own. */
  similar(text: string, filter: SearchFilter): string[] {
    const loaded = filter.contexts.flatMap((context) => this.loaded.get(context) ?? []);
    return similarQueries(
      text,
      loaded.map(({ words }) => words),
    ).filter((query) => this.search(query, filter).hits.length > 0);
  }

  /** Hits among the messages: those that the query contains first. */
  private messageHits(
    { messages, match, documents }: LoadedMessages,
    found: readonly ScoredHit[],
    query: string,
  ): ScoredHit[] {
    const page = this.loaded.get('guides')?.documents.findIndex(({ route }) => route === documents[0]?.route) ?? -1;
    const title = this.loaded.get('guides')?.documents[page]?.title;
    if (title === undefined) {
      return [];
    }
    const typed = new Set(indexWords(query));
    const bySection = new Map(found.map((hit) => [hit.section, hit]));
    const contained = match(query).map(({ index }) => index);
    return [...new Set([...contained.map((index) => index + 1), ...bySection.keys()])].flatMap((section) => {
      const message = messages[section - 1];
      const place = contained.indexOf(section - 1);
      if (!message) {
        return [];
      }
      const hit = bySection.get(section);
      return {
        context: 'guides',
        section,
        route: `${documents[0]?.route ?? ''}#${message.anchor}`,
        heading: message.seen.replaceAll('`', ''),
        parts: hit?.parts ?? { title: 0, heading: 0, names: 0, asked: 0, text: 0, page: 0, share: 0 },
        terms: hit?.terms ?? indexWords(`${message.seen} ${message.text}`).filter((word) => typed.has(word)),
        page,
        title,
        text: message.text,
        tier: place >= 0 ? 'message' : 'words',
        score: place >= 0 ? contained.length - place : (hit?.score ?? 0) * RANKING.aside,
      };
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

/** The sections of pages, with the words of each. */
function sectionsOf(
  documents: SearchDocuments,
  { texts, names, asked }: Readonly<Record<'texts' | 'names' | 'asked', readonly string[][]>>,
  titleOf: (page: SearchPage) => string,
): Section[] {
  const sections: Section[] = [];
  documents.forEach((page, pageNumber) => {
    const title = [...new Set(indexWords(titleOf(page)))].join(' ');
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
        asked: asked[id]?.join(' ') ?? '',
        text: texts[id]?.join(' ') ?? '',
        length: texts[id]?.length ?? 0,
        words: { title: titleWords, heading: heading === '' ? 0 : queryTokens(heading).length },
      });
    });
  });
  return sections;
}

function treeOf(sections: readonly Section[]): MiniSearch<Section> {
  const tree = new MiniSearch<Section>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  tree.addAll(sections);
  return tree;
}

/** A word of the query, with what each part of the site has of it. */
interface FoundEverywhere {
  evidence: ReadonlyMap<number, Evidence>[];
  weight: number;
  /** Set if no part has it. */
  unknown?: { word: string; similar: string[] };
}

function findEverywhere(token: QueryToken, parts: readonly { loaded: Searched }[], sections: number): FoundEverywhere {
  const found = parts.map(({ loaded: { tree } }) => ({ tree, evidence: findOwn(tree, token) }));
  const isFound = (): boolean => found.some(({ evidence }) => evidence.size > 0);
  const isKnown = isFound();
  for (const { tree, evidence } of found) {
    addSynonyms(evidence, tree, token);
  }
  const isExplained = isFound();
  for (const { tree, evidence } of isExplained ? [] : found) {
    addSimilar(evidence, tree, token);
  }
  const all = found.map(({ evidence }) => evidence);
  const similar = isExplained ? [] : all.flatMap((ofPart) => [...ofPart.values()].flatMap(({ terms }) => [...terms]));
  return {
    evidence: all,
    weight: weightOf(
      all.reduce((sum, ofPart) => sum + countOf(ofPart), 0),
      sections,
    ),
    ...(!isKnown && { unknown: { word: token.whole, similar: [...new Set(similar)] } }),
  };
}

/** The rarest words that anything has: a log has many more than those that tell. */
function rarest(words: readonly FoundEverywhere[]): FoundEverywhere[] {
  return words
    .filter(({ evidence }) => evidence.some(({ size }) => size > 0))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, WORDS_OF_A_LOG);
}

/**
 * Leaves out sections of guides whose rows are among the hits themselves, as messages, and sections with the same address as a
 * better one: a heading without an anchor has that of its page.
 */
function withoutRepeated(hits: readonly ScoredHit[]): ScoredHit[] {
  const hasMessages = hits.some(({ text }) => text !== undefined);
  const routes = new Set<string>();
  return hits.filter(({ heading, text, route }) => {
    const isRepeated = routes.has(route) || (hasMessages && heading === MESSAGES && text === undefined);
    routes.add(route);
    return !isRepeated;
  });
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
  { documents, sections }: Searched,
  words: readonly FoundWord[],
  query: { words: string; plain: string },
): ScoredHit[] {
  const isReference = context.startsWith('api');
  const scores = scoreSections(sections, words, isReference);
  const method = isReference ? bestMethod(scores, query.plain, sections, documents) : undefined;
  return [...scores].flatMap(([id, { value, parts, isOwn, terms }]) => {
    const section = sections[id];
    const page = section && documents[section.page];
    if (!page) {
      return [];
    }
    const isStart = section.section === 0;
    const [anchor, heading] = page.sections[section.section - 1] ?? [];
    // A symbol has its own rules.
    const isTitle =
      isStart && !isReference && !page.route.startsWith(`${ARCHIVE_ROUTE}/topics/`) && isNamed(page, query);
    const isSymbol = id === method || (isStart && isReference && namesSymbol(query.plain, page));
    return [
      {
        context,
        page: section.page,
        section: section.section,
        route: page.route + (anchor ? `#${anchor}` : ''),
        title: page.title,
        ...(heading !== undefined && { heading }),
        score: value * weightOfPart(context, page.route) * (ASIDE.test(heading ?? '') ? RANKING.aside : 1),
        tier: isSymbol ? 'symbol' : isTitle ? 'title' : isOwn ? 'words' : 'synonyms',
        parts,
        terms,
      },
    ];
  });
}

/** Id of the best method that the query names: other types can have one of the same name. */
function bestMethod(
  scores: ReadonlyMap<number, Score>,
  query: string,
  sections: readonly Section[],
  documents: SearchDocuments,
): number | undefined {
  const methods = [...scores].filter(([id]) => {
    const { page, section } = sections[id] ?? { page: 0, section: 0 };
    return namesMethod(query, documents[page]?.sections[section - 1]?.[1] ?? '');
  });
  return methods.toSorted(([, one], [, other]) => other.value - one.value)[0]?.[0];
}

function weightOfPart(context: SearchContext, route: string): number {
  return context === 'guides' ? (route.startsWith('docs/faq/') ? RANKING.faq : 1) : RANKING.outside;
}

/** `faq` of `docs/faq/`. */
function lastPart({ route }: Pick<SearchPage, 'route'>): string {
  return route.split('/').at(-2) ?? '';
}

/** Pages that list questions or messages on a topic. */
const LISTS = /^(?:docs\/faq|community)\//u;

/**
 * Whether a query is the name of a page: its title, or the last part of its route, which may be shorter (`docs/faq/`). Words
 * that say nothing don't count, except for the route of a list: the answer to "install eliza" isn't `docs/faq/install/`.
 */
function isNamed({ title, route }: SearchPage, query: { words: string; plain: string }): boolean {
  const name = inWords(lastPart({ route }));
  return inWords(title) === query.words || name === (LISTS.test(route) ? inWords(query.plain) : query.words);
}

/** A text in the form in which words are compared. */
function inWords(text: string): string {
  return tokenize(text)
    .map(({ whole }) => whole)
    .join(' ');
}
