import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker, type JestWorkerFarm } from 'jest-worker';
import type * as convertModule from './convertPages';
import type { PageToConvert, Site } from './convertPages';
import type { KeptMarkdown } from './keptMarkdown';
import { markdownFile } from './addresses';
import { readPage } from './readPage';

type Converter = JestWorkerFarm<typeof convertModule>;

/** A page with its Markdown. */
export interface WrittenPage {
  /** Below the base path, as `docs/intro/`. */
  route: string;
  title: string;
  description: string;
  markdown: string;
}

export interface WriteSettings {
  /** Folder of the build. */
  outDir: string;
  /** Routes of all pages, below the base path. */
  routes: readonly string[];
  site: Site;
  /** What the title of each page ends with, after the delimiter. */
  siteTitle: string;
  kept: KeptMarkdown;
  /** Release that the page at a route documents. */
  releaseOf: (route: string) => string;
}

/** Pages that are converted at once: enough to keep the other process busy, few enough to hold little text. */
const BATCH = 64;

/**
 * Writes the Markdown of all built pages that have content.
 *
 * @returns the pages, in the order of their routes
 * @throws an error that names the page whose HTML can't be read or converted
 */
export async function writePages(settings: WriteSettings): Promise<WrittenPage[]> {
  const { outDir, routes, site, siteTitle, kept, releaseOf } = settings;
  const written: WrittenPage[] = [];
  const converter = new LazyConverter();
  try {
    const sorted = [...routes].sort();
    for (let start = 0; start < sorted.length; start += BATCH) {
      const pages: PageToConvert[] = [];
      for (const route of sorted.slice(start, start + BATCH)) {
        const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
        const page = readPage(html, siteTitle);
        if (page) {
          pages.push({ ...page, route, release: releaseOf(route) });
        }
      }
      const hashes = pages.map((page) => kept.hashOf([page, site]));
      const missing = pages.filter((_page, index) => kept.get(hashes[index] as string) === undefined);
      const converted = missing.length > 0 ? await converter.convert(missing, site) : [];
      missing.forEach((page, index) => {
        kept.set(hashes[pages.indexOf(page)] as string, converted[index] as string);
      });
      for (const [index, { route, title, description }] of pages.entries()) {
        const markdown = kept.get(hashes[index] as string) as string;
        const file = path.join(outDir, markdownFile(route));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, markdown);
        written.push({ route, title, description, markdown });
      }
    }
  } finally {
    await converter.end();
  }
  return written;
}

/** Converts in a process of its own, beside the other steps of the build. It starts with the first page that has changed. */
class LazyConverter {
  #worker?: Converter;

  convert(pages: readonly PageToConvert[], site: Site): Promise<string[]> {
    this.#worker ??= new Worker(path.join(__dirname, 'convertPages.ts'), {
      numWorkers: 1,
      exposedMethods: ['convertPages'],
      forkOptions: { execArgv: ['--import', 'tsx'] },
    }) as Converter;
    return this.#worker.convertPages(pages, site);
  }

  async end(): Promise<void> {
    await this.#worker?.end();
  }
}
