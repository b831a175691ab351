import { excerpt, type ExcerptPart } from './excerpt';
import { SearchEngine, type Hit, type SearchFilter } from './searchEngine';
import type { SearchContext } from './contexts';
import { looksLikeError } from './errors';
import {
  GONE,
  searchFile,
  SECTIONS_PER_FILE,
  type SectionTexts,
  type SearchDocuments,
  type SearchIndex,
  type SearchMessage,
} from './indexFormat';

/** An excerpt that takes longer is loaded again when it is next needed. */
const EXCERPT_MS = 10_000;

/** A search goes on without the messages if they take longer. */
const MESSAGES_MS = 3000;

/** The search as the page uses it. */
export interface SearchService {
  open: (folder: string) => Promise<void>;
  load: (context: SearchContext) => Promise<void>;
  search: (query: string, filter: SearchFilter) => Promise<Hit[]>;
  suggest: (query: string) => Promise<string | undefined>;
  excerpt: (hit: Hit) => Promise<ExcerptPart[]>;
}

/** Loads what a search needs and searches it; runs in a worker, or in the page if there can be none. */
export class SearchBackend implements SearchService {
  private readonly engine = new SearchEngine();
  private readonly loading = new Map<SearchContext, Promise<void>>();
  private readonly texts = new Map<string, Promise<SectionTexts>>();
  private messages?: Promise<void>;
  private readonly closing = new AbortController();
  private folder = '';

  /** @param folder - address of the search data of one build, with a slash at its end */
  open(folder: string): Promise<void> {
    this.folder = folder;
    return Promise.resolve();
  }

  /** Cancels what is still loading. */
  close(): void {
    this.closing.abort();
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
    const running = this.loading.get(context) ?? this.fetchContext(context).finally(() => this.loading.delete(context));
    this.loading.set(context, running);
    await running;
  }

  /** All hits in the loaded contexts, best first. */
  async search(query: string, filter: SearchFilter): Promise<Hit[]> {
    if (filter.contexts.includes('guides') && looksLikeError(query)) {
      await this.loadMessages();
    }
    return this.engine.search(query, filter);
  }

  /** A similar query to one that found nothing. */
  suggest(query: string): Promise<string | undefined> {
    return Promise.resolve(this.engine.suggest(query));
  }

  /** The part of a hit's section that matches the query. */
  async excerpt({ context, page, section, title, heading = title, terms, text }: Hit): Promise<ExcerptPart[]> {
    if (text !== undefined) {
      return excerpt(text, terms, heading);
    }
    const file = searchFile.texts(context, page, section);
    let texts = this.texts.get(file);
    if (!texts) {
      texts = this.fetchFile(file, isTexts, AbortSignal.timeout(EXCERPT_MS));
      this.texts.set(file, texts);
      texts.catch(() => this.texts.delete(file));
    }
    return excerpt((await texts)[section % SECTIONS_PER_FILE] ?? '', terms, heading);
  }

  /** Loads the messages once. Without them, there are the hits of the guides. */
  private loadMessages(): Promise<void> {
    this.messages ??= Promise.all([
      this.fetchFile(searchFile.messages, isMessages, AbortSignal.timeout(MESSAGES_MS)),
      import(/* webpackChunkName: "search-messages" */ '../../troubleshooting/matchLog'),
    ])
      .then(([messages, matcher]) => this.engine.addMessages(messages, matcher))
      .catch((error: unknown) => {
        console.warn('The messages could not be loaded.', error);
        this.messages = undefined;
      });
    return this.messages;
  }

  private async fetchContext(context: SearchContext): Promise<void> {
    const { signal } = this.closing;
    const [documents, index] = await Promise.all([
      this.fetchFile(searchFile.documents(context), isDocuments, signal),
      this.fetchFile(searchFile.index(context), isIndex, signal),
    ]);
    this.engine.add(context, documents, index);
  }

  private async fetchFile<Content>(
    file: string,
    isContent: (content: unknown) => content is Content,
    signal: AbortSignal,
  ): Promise<Content> {
    const response = await fetch(this.folder + file, { signal });
    if (!response.ok) {
      const error = new Error(`${file}: ${response.status} ${response.statusText}`);
      if (response.status === 404) {
        error.name = GONE;
      }
      throw error;
    }
    const content: unknown = await response.json();
    if (!isContent(content)) {
      throw new Error(`${file}: not what the search expects.`);
    }
    return content;
  }
}

// A server or a proxy may answer with something else, so the outer form is checked. The rest is as the build wrote it.

function isDocuments(content: unknown): content is SearchDocuments {
  return Array.isArray(content);
}

function isTexts(content: unknown): content is SectionTexts {
  return Array.isArray(content);
}

function isMessages(content: unknown): content is SearchMessage[] {
  return Array.isArray(content);
}

function isIndex(content: unknown): content is SearchIndex {
  return typeof content === 'object' && content !== null && 'words' in content && 'texts' in content;
}
