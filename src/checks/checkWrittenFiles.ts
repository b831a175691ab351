import { isBroken, readFrontMatter } from '../utils/readFrontMatter';
import { checkDiagrams } from './diagrams';
import { checkImages } from './images';
import { checkJson } from './jsonSamples';
import { parsePage, type Page } from './pages';
import { readWrittenFiles } from './writtenFiles';

/** Signs of a fence or an image. Most digests have none, and are not parsed: it would take the build a second and more. */
const WORTH_PARSING = /^[ >\t]*(?:```|~~~)|!\[|<img\b/imu;

/**
 * Checks what would stop a build late, or without naming the place: links and bytes that are no text, YAML, images, samples
 * in JSON and diagrams. The build does so first, by the plugin early-checks.
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
