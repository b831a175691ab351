import { excerpt, type ExcerptPart } from './excerpt';
import { SearchEngine, type Hit, type SearchFilter } from './engine';
import type { SearchContext } from './contexts';
import { searchFile, SECTIONS_PER_FILE, type SectionTexts, type SearchDocuments, type SearchIndex } from './format';

/** The search as the page uses it. */
export interface SearchService {
  open: (folder: string, stamp: string) => Promise<void>;
  load: (context: SearchContext) => Promise<void>;
  search: (query: string, filter: SearchFilter) => Promise<Hit[]>;
  suggest: (query: string) => Promise<string | undefined>;
  excerpt: (hit: Hit) => Promise<ExcerptPart[]>;
}

/** Loads what a search needs and searches it; runs in a worker, or in the page where there are none. */
export class SearchBackend implements SearchService {
  private readonly engine = new SearchEngine();
  private readonly loading = new Map<SearchContext, Promise<void>>();
  private readonly texts = new Map<string, Promise<SectionTexts>>();
  private folder = '';
  private stamp = '';

  /**
   * @param folder - address of the search data, with a slash at its end
   * @param stamp - when it was built
   */
  open(folder: string, stamp: string): Promise<void> {
    this.folder = folder;
    this.stamp = stamp;
    return Promise.resolve();
  }

  /**
   * Loads a context, once. A failed load can be tried again.
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

  /** All hits, the best first, in the contexts that are loaded. */
  search(query: string, filter: SearchFilter): Promise<Hit[]> {
    return Promise.resolve(this.engine.search(query, filter));
  }

  /** A query most like one that found nothing. */
  suggest(query: string): Promise<string | undefined> {
    return Promise.resolve(this.engine.suggest(query));
  }

  /** The piece of a hit's section that the query met. */
  async excerpt({ context, page, section, terms }: Hit): Promise<ExcerptPart[]> {
    const file = searchFile.texts(context, page, section);
    const texts = this.texts.get(file) ?? this.fetchFile<SectionTexts>(file);
    this.texts.set(file, texts);
    return excerpt((await texts)[section % SECTIONS_PER_FILE] ?? '', terms);
  }

  private async fetchContext(context: SearchContext): Promise<void> {
    const [documents, index] = await Promise.all([
      this.fetchFile<SearchDocuments>(searchFile.documents(context)),
      this.fetchFile<SearchIndex>(searchFile.index(context)),
    ]);
    this.engine.add(context, documents, index);
  }

  private async fetchFile<Content>(file: string): Promise<Content> {
    const response = await fetch(`${this.folder}${file}?${this.stamp}`);
    if (!response.ok) {
      throw new Error(`${file}: ${response.status} ${response.statusText}`);
    }
    return (await response.json()) as Content;
  }
}
