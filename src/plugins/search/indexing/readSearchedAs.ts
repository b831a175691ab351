import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin, ParseFrontMatter } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { written } from '../../../page-model/written';

/** The key in the front matter. */
const KEY = 'searchedAs';
/** The name in it for the page as a whole. */
const PAGE = 'page';

/**
 * Leaves `searchedAs` out of the front matter that Docusaurus reads, because it would be in what readers load of each page.
 *
 * @param parse - reads the front matter
 */
export function withoutSearchedAs(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const { frontMatter, content } = await parse(params);
    const others = Object.entries(frontMatter).filter(([key]) => key !== KEY);
    return { frontMatter: Object.fromEntries(others), content };
  };
}

/**
 * Reads `searchedAs` in the front matter of all docs: words by which readers look for a page and its sections, and which these
 * don't have.
 *
 * @param siteDir - folder of the site
 * @param plugins - those of the site, as `postBuild` gets them
 * @returns the words of each page by their anchors, empty for the page as a whole; by the page's address
 */
export function readSearchedAs(
  siteDir: string,
  plugins: readonly LoadedPlugin[],
): Map<string, ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, content } of plugins) {
    const versions = name === 'docusaurus-plugin-content-docs' ? (content as LoadedContent).loadedVersions : [];
    for (const { permalink, source } of versions.flatMap(({ docs }) => docs)) {
      const page = written(source.replace('@site/', ''), siteDir);
      // Most pages are of the API reference, which has none. The checks of front matter tell what is broken.
      const isRead = page.text.includes(`\n${KEY}:`) && page.problem === undefined;
      const searchedAs = isRead ? (page.frontMatter[KEY] as Record<string, string> | undefined) : undefined;
      if (searchedAs) {
        const words = Object.entries(searchedAs).map(
          ([anchor, text]) => [anchor === PAGE ? '' : anchor, text] as const,
        );
        found.set(addTrailingSlash(permalink), new Map(words));
      }
    }
  }
  return found;
}
