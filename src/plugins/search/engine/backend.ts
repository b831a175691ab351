import { fetchChecked, isObject } from '../../../utils/fetchChecked';
import { excerpt, type ExcerptPart } from './excerpt';
import type { Hit } from './hit';
import { SearchEngine, type LogAnswer, type SearchAnswer, type SearchFilter } from './searchEngine';
import type { SearchContext } from './contexts';
import { looksLikeError } from './errors';
import {
  searchFile,
  SECTIONS_PER_FILE,
  type SectionTexts,
  type SearchIndex,
  type SearchMessages,
  type StoredDocuments,
} from './indexFormat';
import { readDocuments } from './storedDocuments';

/** A search continues without the messages if they take longer. */
const MESSAGES_MS = 3000;
/** A log can't be compared without them. */
const MESSAGES_OF_LOG_MS = 10_000;

export interface Found {
  /** The best hits, at most as many as asked for. */
  hits: Hit[];
  /** How many there are. */
  count: number;
  /** Words of the query that no page of the searched parts has, with the similar words that were searched instead. */
  unknown: SearchAnswer['unknown'];
  /** Similar queries that have hits, if there are no hits, or nothing was searched instead of an unknown word. */
  similar: string[];
}

/** The search as the page uses it. */
export interface SearchService {
  open: (folder: string) => Promise<void>;
  load: (context: SearchContext) => Promise<void>;
  cancel: (contexts: readonly SearchContext[]) => Promise<void>;
  search: (query: string, filter: SearchFilter, most?: number) => Promise<Found>;
  excerpt: (hit: Hit) => Promise<ExcerptPart[]>;
  /** Compares a log with the messages that the guides explain. */
  findMessages: (log: string) => Promise<LogAnswer>;
}

/** Loads what a search needs and searches it; runs in a worker, or in the page if there can be none. */
export class SearchBackend implements SearchService {
  private readonly engine = new SearchEngine();
  private readonly loading = new Map<SearchContext, { done: Promise<void>; closing: AbortController }>();
  private readonly texts = new Map<string, Promise<SectionTexts>>();
  private messages?: Promise<void>;
  private folder = '';

  /** @param folder - address of the search data of one build, with a slash at its end */
  open(folder: string): Promise<void> {
    this.folder = folder;
    return Promise.resolve();
  }

  /** Gives up parts that are still loading, so that they can be requested again. */
  cancel(contexts: readonly SearchContext[] = [...this.loading.keys()]): Promise<void> {
    for (const context of contexts) {
      this.loading.get(context)?.closing.abort();
      this.loading.delete(context);
    }
    return Promise.resolve();
  }

  /**
   * Loads a context only once. A failed load can be tried again.
   *
   * @throws an error if a file can't be fetched or read
   */
  async load(context: SearchContext): Promise<void> {
    if (this.engine.has(context)) {
      return;
    }
    let running = this.loading.get(context);
    if (!running) {
      const closing = new AbortController();
      running = { done: this.fetchContext(context, closing.signal), closing };
      this.loading.set(context, running);
    }
    try {
      await running.done;
    } finally {
      if (this.loading.get(context) === running) {
        this.loading.delete(context);
      }
    }
  }

  /** The hits in the loaded contexts. */
  async search(query: string, filter: SearchFilter, most = Infinity): Promise<Found> {
    if (filter.contexts.includes('guides') && looksLikeError(query)) {
      await this.loadMessages(MESSAGES_MS).catch((error: unknown) => {
        console.warn('The messages could not be loaded.', error);
      });
    }
    const { hits, unknown } = this.engine.search(query, filter);
    const isAtALoss = hits.length === 0 || unknown.some(({ similar }) => similar.length === 0);
    return {
      // What the page doesn't need would only take time on its way there.
      hits: hits.slice(0, most).map(withoutScore),
      count: hits.reduce((sum, { more = [] }) => sum + 1 + more.length, 0),
      unknown,
      similar: isAtALoss ? this.engine.similar(query, filter) : [],
    };
  }

  /** The part of a hit's section that matches the query. */
  async excerpt({ context, page, section, title, heading = title, terms, text }: Hit): Promise<ExcerptPart[]> {
    if (text !== undefined) {
      return excerpt(text, terms, heading);
    }
    const file = searchFile.texts(context, page, section);
    let texts = this.texts.get(file);
    if (!texts) {
      texts = fetchChecked(this.folder + file, isTexts);
      this.texts.set(file, texts);
      texts.catch(() => this.texts.delete(file));
    }
    return excerpt((await texts)[section % SECTIONS_PER_FILE] ?? '', terms, heading, context === 'archive');
  }

  /**
   * Compares a log with the messages.
   *
   * @throws an error if the messages can't be loaded; the next call tries again
   */
  async findMessages(log: string): Promise<LogAnswer> {
    await this.loadMessages(MESSAGES_OF_LOG_MS);
    return this.engine.findMessages(log);
  }

  /** Loads the messages once. */
  private loadMessages(patience: number): Promise<void> {
    this.messages ??= Promise.all([
      fetchChecked(this.folder + searchFile.messages, isMessages, { signal: AbortSignal.timeout(patience) }),
      import(/* webpackChunkName: "search-messages" */ '../../troubleshooting/matchLog'),
    ])
      .then(([messages, matcher]) => this.engine.addMessages(messages, matcher))
      .catch((error: unknown) => {
        this.messages = undefined;
        throw error;
      });
    return this.messages;
  }

  private async fetchContext(context: SearchContext, signal: AbortSignal): Promise<void> {
    // Guides come first, because they have most answers.
    const priority = context === 'guides' ? 'high' : 'low';
    // The signal has no time limit: what arrives late is still used.
    const [documents, index] = await Promise.all([
      fetchChecked(this.folder + searchFile.documents(context), isDocuments, { signal, priority }),
      fetchChecked(this.folder + searchFile.index(context), isIndex, { signal, priority }),
    ]);
    this.engine.add(context, readDocuments(documents), index);
  }
}

function withoutScore(hit: Hit): Hit {
  const { context, page, section, route, title, heading, terms, text, renamed, more } = hit;
  return {
    ...{ context, page, section, route, title, terms },
    ...(heading !== undefined && { heading }),
    ...(text !== undefined && { text }),
    ...(renamed && { renamed }),
    ...(more && { more: more.map(withoutScore) }),
  };
}

// The outer form is checked. The rest is as the build wrote it.

function isDocuments(content: unknown): content is StoredDocuments {
  return isObject(content) && Array.isArray(content.titles);
}

function isTexts(content: unknown): content is SectionTexts {
  return Array.isArray(content);
}

function isMessages(content: unknown): content is SearchMessages {
  return isObject(content) && Array.isArray(content.messages);
}

function isIndex(content: unknown): content is SearchIndex {
  return isObject(content) && 'words' in content && 'texts' in content;
}
