import { isBroken, readFrontMatter } from '../utils/readFrontMatter';
import { checkDiagrams } from './diagrams';
import { checkImages } from './images';
import { checkJson } from './jsonSamples';
import { parsePage, type Page } from './pages';
import { readWrittenFiles } from './writtenFiles';

/**
 * Signs of a code block or an image. Most digests have neither, so they are not parsed, which saves more than a second.
 */
const WORTH_PARSING = /^[ >\t]*(?:```|~~~)|!\[|<img\b/imu;

/**
 * Finds mistakes that would stop a build late, or without file and line: symbolic links, files that are not text,
 * invalid YAML, missing images, invalid JSON samples and diagrams. The plugin early-checks runs it at the start of the
 * build.
 *
 * @param siteDir - folder of the site
 * @returns `docs/intro.md:12: what is wrong: the fix`, one line each
 */
export async function checkWrittenFiles(siteDir: string): Promise<string[]> {
  const { files, problems } = readWrittenFiles(siteDir);
  const pages: Page[] = [];
  for (const { file, text } of files) {
    const read = readFrontMatter(text);
    if (isBroken(read)) {
      problems.push(`${file}:${read.line}: ${read.message}`);
    } else if (WORTH_PARSING.test(read.body)) {
      pages.push(parsePage(file, text));
    }
  }
  return [
    ...problems,
    ...pages.flatMap((page) => [...checkJson(page), ...checkImages(page, siteDir)]),
    ...(await checkDiagrams(pages)),
  ];
}
