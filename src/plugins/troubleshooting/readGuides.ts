import { MESSAGES_HEADING } from '../../checks/errorRows';
import type { WrittenPage } from '../../page-model/written';
import { readWrittenFiles } from '../../page-model/writtenFiles';
import { RELEASE } from '../../release/version';

/** The heading above the lists of what the release does not do. */
export const DEFECTS_HEADING = `What doesn't work in ${RELEASE.version}`;

/** Where a row or an entry is from. */
export interface Guide {
  /** Path relative to the site, with forward slashes. */
  file: string;
  title: string;
  /** Below the base path: `/docs/core/actions/`. */
  route: string;
}

/** Digests of the chat quote, and generated pages are not written. */
const PAGES = /^(?:docs|community(?!\/Discord\/))\/.+\.mdx?$/u;

/**
 * Reads the pages that have messages or defects, sorted by path. Pages whose front matter can't be read are left out:
 * the early checks tell of them.
 *
 * @param siteDir - folder of the site
 */
export function readGuides(siteDir: string): WrittenPage[] {
  return readWrittenFiles(siteDir).files.filter(
    (page) =>
      PAGES.test(page.file) &&
      page.problem === undefined &&
      [MESSAGES_HEADING, DEFECTS_HEADING].some((heading) => page.section(heading)),
  );
}

/** What rows and entries tell of their page. */
export function guideOf({ file, route, frontMatter }: WrittenPage): Guide {
  return { file, route, title: String(frontMatter.title) };
}
