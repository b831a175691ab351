import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kept } from '../../utils/kept';
import { startProcess } from '../../utils/ownProcess';
import type * as convertModule from './convertPages';
import type { PageToConvert, Site } from './convertPages';
import { markdownFile } from './addresses';

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
  site: Site;
  kept: Kept<string>;
}

/** Pages that are sent to the other process at once: enough to keep it busy, few enough to hold little text. */
const BATCH = 64;

/**
 * Writes the Markdown of pages.
 *
 * @returns the pages, in the order of their routes
 * @throws an error if a page can't be converted
 */
export async function writePages(
  read: readonly PageToConvert[],
  { outDir, site, kept }: WriteSettings,
): Promise<WrittenPage[]> {
  const pages = [...read]
    .sort((one, other) => (one.route < other.route ? -1 : 1))
    .map((page) => ({ page, markdown: kept.find([page, site]) }));
  const missing = pages.filter(({ markdown }) => markdown === undefined);
  const converted = await convertAll(
    missing.map(({ page }) => page),
    site,
  );
  for (const [index, entry] of missing.entries()) {
    entry.markdown = converted[index];
    kept.keep([entry.page, site], entry.markdown as string);
  }
  return pages.map(({ page: { route, title, description }, markdown = '' }) => {
    const file = path.join(outDir, markdownFile(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown);
    return { route, title, description, markdown };
  });
}

/** Converts in a process of its own, beside the other steps of the build. It starts only if a page has changed. */
async function convertAll(pages: readonly PageToConvert[], site: Site): Promise<string[]> {
  if (pages.length === 0) {
    return [];
  }
  const worker = startProcess<typeof convertModule>(path.join(__dirname, 'convertPages.ts'), ['convertPages']);
  try {
    const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
      worker.convertPages(pages.slice(index * BATCH, (index + 1) * BATCH), site),
    );
    return (await Promise.all(batches)).flat();
  } finally {
    await worker.end();
  }
}
