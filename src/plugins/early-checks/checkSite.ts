import { checkLinks } from '../../checks/links';
import type { Rename } from '../../checks/renames';
import { checkSearchedAs } from '../../checks/searchedAs';
import { checkWrittenFiles } from '../../checks/checkWrittenFiles';
import { routeOfFile } from '../../page-model/written';
import { isStreamFile, readStream } from '../streams/readStream';
import { gatherersOf } from './gatherers';
import { createSiteMap } from './siteMap';

/**
 * Checks the written pages of a site, alone and with each other. The pages of the chat archive are checked by its plugin,
 * apart from their links.
 *
 * @param siteDir - folder of the site
 * @param changed - check only these files, and links to them; all files if left out
 * @param renames - pages that have another file than before
 * @param isGenerating - whether a build may be writing the API reference, so that its folder can't be relied on: links to it are
 *   not checked
 * @returns `docs/intro.md:12: what is wrong: the fix`, one line each, sorted by file and line
 */
export async function checkSite(
  siteDir: string,
  changed?: readonly string[],
  renames: readonly Rename[] = [],
  isGenerating = false,
): Promise<string[]> {
  const only = changed && new Set(changed);
  const isConcerned = (file: string): boolean => only?.has(file) ?? true;
  const { files, problems } = await checkWrittenFiles(siteDir, isConcerned);
  const concerned = files.filter(({ file }) => isConcerned(file));

  const gatherers = gatherersOf(siteDir);
  const affected = gatherers.filter(({ reads }) => changed?.some(reads) ?? true);
  const site = createSiteMap(
    siteDir,
    files,
    isGenerating,
    (file) => gatherers.find(({ adds }) => adds(file))?.gather().addresses,
  );
  const moved = new Map(renames.map(({ from, to }) => [routeOfFile(from), routeOfFile(to)]));
  return sortByPlace([
    ...problems,
    ...concerned.flatMap(({ file, text }) => (isStreamFile(file) ? readStream(file, text).problems : [])),
    ...affected.flatMap(({ gather }) => gather().problems),
    // Few pages have it, and parsing all takes seconds.
    ...concerned
      .filter(({ text }) => text.includes('\nsearchedAs:'))
      .flatMap((page) => checkSearchedAs(page, site.pages.get(site.routes.get(page.file) ?? '')?.())),
    ...checkLinks(files, { ...site, moved }, (file) => isConcerned(file) || affected.some(({ adds }) => adds(file))),
  ]);
}

/** By file, then by line; each problem once. */
export function sortByPlace(problems: readonly string[]): string[] {
  return [...new Set(problems)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
