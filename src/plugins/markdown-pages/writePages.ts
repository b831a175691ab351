import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kept } from '../../utils/kept';
import { startProcess } from '../../utils/ownProcess';
import { stringify } from 'yaml';
import { SOURCES_ANCHOR } from '../../release/CheckedSources/anchor';
import type * as convertModule from './convertPages';
import { addressOf, markdownFile, partFile, type Site } from './addresses';
import type { PageToConvert } from './convertPages';
import { contentsOf, continuedTable, cutIntoParts } from './parts';

/** A page with its Markdown. */
export interface WrittenPage {
  /** Below the base path, as `docs/intro/`. */
  route: string;
  title: string;
  description: string;
  /** The text of each of its files. */
  files: string[];
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
 * Writes the Markdown of pages, long ones in several files.
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
  return pages.map(({ page, markdown = '' }) => {
    const { route, title, description } = page;
    const files = filesOf(page, markdown, site);
    files.forEach((text, index) => {
      const file = path.join(outDir, partFile(markdownFile(route), index + 1));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
    return { route, title, description, files };
  });
}

/**
 * The files of a page: front matter, a note that says where the list of all pages is and where the other parts are, and the
 * text.
 */
function filesOf(page: PageToConvert, markdown: string, site: Site): string[] {
  const { route, title, description, release, updated, hasSources } = page;
  const { href } = addressOf(route, site);
  const parts = cutIntoParts(markdown);
  const frontMatter = {
    title,
    description,
    canonical_url: href,
    release,
    ...(updated && { last_updated: updated }),
    ...(hasSources && { checked_against: `${href}#${SOURCES_ANCHOR}` }),
    ...(parts.length > 1 && { parts: parts.length }),
  };
  const others = (current: number): string =>
    parts.length === 1
      ? ''
      : `\n>\n> This is part ${current + 1} of ${parts.length}:\n>\n${parts
          .map((part, index) => {
            const url = addressOf(partFile(markdownFile(route), index + 1), site).href;
            const contents = contentsOf(part);
            return `> - [Part ${index + 1}](${url})${contents && `: ${contents}`}\n`;
          })
          .join('')
          .trimEnd()}`;
  return parts.map(
    (part, index) =>
      `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n> All pages of this documentation, as Markdown: ${site.index}${others(index)}\n\n${continuedTable(parts, index)}${part}`,
  );
}

/** Converts in its own process, beside the other steps of the build. It starts only if a page has changed. */
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
