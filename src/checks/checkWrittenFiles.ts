import type { WrittenPage } from '../page-model/written';
import { readWrittenFiles, type WrittenFiles } from '../page-model/writtenFiles';
import facts from '../release/facts.json';
import { checkAnchors } from './anchors';
import { checkDiagrams } from './diagrams';
import { checkDirectives } from './directives';
import { checkFences } from './fences';
import { checkImages } from './images';
import { checkJson } from './jsonSamples';
import { checkName } from './names';
import { checkNeeds } from './needs';
import { isDigest } from './pages';
import { checkTables } from './tables';

/**
 * Signs of a code block, a block, a table or an image. Most digests have none, so they are not parsed, which saves
 * seconds: their plugin checks the rest.
 */
const WORTH_PARSING = /^[ >\t]*(?:```|~~~|:::|\|)|!\[|<img\b/imu;

/** What has to be right on every page. Without the end of a code block, all other findings would be wrong. */
function checkPage(page: WrittenPage, siteDir: string): string[] {
  const open = checkFences(page);
  return open.length > 0
    ? open
    : [checkDirectives, checkAnchors, checkTables, checkNeeds, checkJson]
        .flatMap((check) => check(page))
        .concat(checkImages(page, siteDir));
}

/**
 * Finds mistakes in single files that would stop a build late, or without file and line.
 *
 * @param siteDir - folder of the site
 * @param isConcerned - whether to check a file
 * @returns all written files that can be read, and `docs/intro.md:12: what is wrong: the fix`, one line each
 */
export async function checkWrittenFiles(
  siteDir: string,
  isConcerned: (file: string) => boolean = () => true,
): Promise<WrittenFiles> {
  const { files, problems } = readWrittenFiles(siteDir);
  const pages: WrittenPage[] = [];
  const readable = files.filter((page) => {
    const { file } = page;
    if (!isConcerned(file)) {
      return true;
    }
    problems.push(...checkName(file, facts.files));
    if (page.problem !== undefined) {
      problems.push(page.problem);
      return false;
    }
    if (!isDigest(file) || WORTH_PARSING.test(page.body)) {
      pages.push(page);
    }
    return true;
  });
  return {
    files: readable,
    problems: [...problems, ...pages.flatMap((page) => checkPage(page, siteDir)), ...(await checkDiagrams(pages))],
  };
}
