import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';
import { FULL_FILE, INDEX_FILE } from './addresses';
import { introduction } from './introduction';
import { bySection, inGroups, link, type ListedPage, withFirst, writeList } from './listPages';
import type { SectionOptions } from './options';
import { readSidebars } from './readSidebars';
import type { WrittenPage } from './writePages';

/** For pages that are in no category of a sidebar, and for those that are in no sidebar. */
const FIRST_TITLE = 'Overview';
const REST_TITLE = 'More';

/**
 * The list of the whole site describes the pages of groups up to this size. Of larger groups it has only the titles, so
 * that readers that cut it at 10,000 characters get what comes first. The list of the section describes all.
 */
const MAX_DESCRIBED = 10;

export interface ListSettings {
  /** Folder of the build. */
  outDir: string;
  /** Address of the site, with a slash at its end. */
  siteUrl: string;
  sections: readonly SectionOptions[];
  /** The plugins of the site, for the sidebars of the docs instances. */
  plugins: readonly LoadedPlugin[];
}

interface Group {
  title: string;
  pages: WrittenPage[];
}

/**
 * Writes `llms.txt` for the site and for each of its sections, and `llms-full.txt` with the text of those listed in full.
 *
 * @param pages - the pages to list
 * @throws an error if a section names a docs instance that the site doesn't have
 */
export async function writeLists(
  pages: readonly WrittenPage[],
  { outDir, siteUrl, sections, plugins }: ListSettings,
): Promise<void> {
  const divided = bySection(pages, sections);
  const { pathname } = new URL(siteUrl);
  const lists = sections.map((section) => {
    const sidebars = section.docs === undefined ? [] : readSidebars(docsOf(plugins, section.docs), FIRST_TITLE);
    const groups: Group[] = inGroups(
      divided.get(section.route) ?? [],
      sidebars.map(({ title, pages: paths }) => ({ title, pages: paths.map((page) => page.slice(pathname.length)) })),
      sidebars.length > 0 ? REST_TITLE : section.title,
    );
    return { section, groups: withFirst(groups, section.first ?? []) };
  });

  const inFull = lists.filter(({ section }) => section.inFull).flatMap(({ groups }) => groups);
  const linksTo = (linked: readonly SectionOptions[]): string =>
    linked.map(({ route, title, line }) => link(title, `${siteUrl}${route}${INDEX_FILE}`, line)).join('\n');
  const [optional, others] = [
    sections.filter((section) => section.optional),
    sections.filter((section) => !section.optional),
  ];
  const head = `${introduction(siteUrl)}\n\n## Lists of all pages\n\n${linksTo(others)}`;
  // The heading has a meaning in llmstxt.org: what follows may be skipped.
  const end = optional.length > 0 ? `\n## Optional\n\n${linksTo(optional)}\n` : '';
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(outDir, file), text);
  await Promise.all([
    write(INDEX_FILE, `${writeList(head, inFull.map(briefly), siteUrl)}${end}`),
    write(FULL_FILE, inFull.flatMap((group) => group.pages.flatMap(({ files }) => files)).join('\n')),
    ...lists.map(({ section: { route, title, line }, groups }) => {
      const sectionHead = `# ${title}\n\n> ${line} The whole site: ${siteUrl}${INDEX_FILE}`;
      return write(`${route}${INDEX_FILE}`, writeList(sectionHead, groups, siteUrl));
    }),
  ]);
}

function briefly({ title, pages }: Group): { title: string; pages: ListedPage[] } {
  return { title, pages: pages.length > MAX_DESCRIBED ? pages.map((page) => ({ ...page, description: '' })) : pages };
}

function docsOf(plugins: readonly LoadedPlugin[], id: string): LoadedContent {
  const plugin = plugins.find(({ name, options }) => name === 'docusaurus-plugin-content-docs' && options.id === id);
  if (!plugin) {
    throw new Error(
      `markdown-pages: no docs instance has the id "${id}". Fix the section that names it in docusaurus.config.ts.`,
    );
  }
  return plugin.content as LoadedContent;
}
