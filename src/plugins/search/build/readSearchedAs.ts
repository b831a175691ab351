import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin, ParseFrontMatter } from '@docusaurus/types';
import { addTrailingSlash } from '@docusaurus/utils-common';
import { closest } from 'fastest-levenshtein';
import { written } from '../../../page-model/written';
import type { ReadPage } from './readPage';

/** The key in the front matter. */
const KEY = 'searchedAs';
/** Stands in it for the page as a whole. */
const PAGE = 'page';

/** Words by which readers look for the sections of a page. */
export interface SearchedAs {
  /** Its Markdown file, as `docs/intro.md`. */
  file: string;
  /** By anchor; empty for the page as a whole. */
  words: ReadonlyMap<string, string>;
}

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
 * @returns what each page says, by its address
 */
export function readSearchedAs(siteDir: string, plugins: readonly LoadedPlugin[]): Map<string, SearchedAs> {
  const found = new Map<string, SearchedAs>();
  for (const { name, content } of plugins) {
    const versions = name === 'docusaurus-plugin-content-docs' ? (content as LoadedContent).loadedVersions : [];
    for (const { permalink, source } of versions.flatMap(({ docs }) => docs)) {
      const file = source.replace('@site/', '');
      const page = written(file, siteDir);
      // Most pages are of the API reference, which has none. The checks of front matter tell what is broken.
      const isRead = page.text.includes(`\n${KEY}:`) && page.problem === undefined;
      const searchedAs = isRead ? (page.frontMatter[KEY] as Record<string, string> | undefined) : undefined;
      if (searchedAs) {
        const words = Object.entries(searchedAs).map(
          ([anchor, text]) => [anchor === PAGE ? '' : anchor, text] as const,
        );
        found.set(addTrailingSlash(permalink), { file, words: new Map(words) });
      }
    }
  }
  return found;
}

/**
 * Finds sections in `searchedAs` that their page doesn't have.
 *
 * @param siteDir - folder of the site
 * @param page - the built page
 * @returns `docs/intro.md:7: what is wrong: the fix`, one line each
 */
export function checkSearchedAs(
  siteDir: string,
  { sections }: Pick<ReadPage, 'sections'>,
  { file, words }: SearchedAs,
): string[] {
  const anchors = ['', ...sections.map(({ hash }) => hash.replace(/^#/u, '')).filter(Boolean)];
  const unknown = [...words.keys()].filter((anchor) => !anchors.includes(anchor));
  const lines = unknown.length > 0 ? readFileSync(path.join(siteDir, file), 'utf8').split('\n') : [];
  return unknown.map((anchor) => {
    const line = lines.findIndex((text) => text.replaceAll(/[\s'"]/gu, '').startsWith(`${anchor}:`)) + 1;
    const fix = closest(anchor, [PAGE, ...anchors.filter(Boolean)]);
    return `${file}:${line}: ${KEY} names the section "${anchor}", which the page doesn't have: write "${fix}", or remove it`;
  });
}
