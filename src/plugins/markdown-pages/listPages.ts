import type { PageGroup } from './readSidebars';
import { markdownFile } from './addresses';

/** A page as a list shows it. */
export interface ListedPage {
  /** Below the base path, as `docs/intro/`. */
  route: string;
  title: string;
  description: string;
}

/** A part of the site with its own list. */
export interface Section {
  /** Where its pages are, below the base path, as `docs/`. */
  route: string;
  title: string;
  /** What its pages are for: one sentence. */
  line: string;
}

/**
 * Divides pages among sections: each page belongs to the section with the longest route that it starts with.
 *
 * @returns the pages of each section, by its route; pages outside of all sections are left out
 */
export function bySection<Page extends ListedPage>(
  pages: readonly Page[],
  sections: readonly Section[],
): Map<string, Page[]> {
  const routes = sections.map(({ route }) => route).sort((a, b) => b.length - a.length);
  const divided = new Map<string, Page[]>(sections.map(({ route }) => [route, []]));
  for (const page of pages) {
    const section = routes.find((route) => page.route.startsWith(route));
    if (section !== undefined) {
      divided.get(section)?.push(page);
    }
  }
  return divided;
}

/**
 * Puts the pages of a section in the groups of its sidebar.
 *
 * @param pages - in the order of their routes
 * @param groups - may name pages that are not in the section
 * @param restTitle - title for the pages that are in no group
 * @returns the groups that have pages; no page twice
 */
export function inGroups<Page extends ListedPage>(
  pages: readonly Page[],
  groups: readonly PageGroup[],
  restTitle: string,
): { title: string; pages: Page[] }[] {
  const left = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string): Page[] => {
    const page = left.get(route);
    left.delete(route);
    return page ? [page] : [];
  };
  const grouped = groups.map(({ title, pages: routes }) => ({ title, pages: routes.flatMap(take) }));
  return [...grouped, { title: restTitle, pages: [...left.values()] }].filter((group) => group.pages.length > 0);
}

/**
 * Puts groups in another order.
 *
 * @param first - titles of the groups that come first, in this order; the others follow as they are
 * @throws an error if no group has one of these titles
 */
export function withFirst<Group extends { title: string }>(
  groups: readonly Group[],
  first: readonly string[],
): Group[] {
  const named = first.map((title) => {
    const group = groups.find((one) => one.title === title);
    if (!group) {
      const titles = groups.map((one) => one.title).join(', ');
      throw new Error(
        `markdown-pages: no group of pages is called "${title}": write one of ${titles} below "first" in docusaurus.config.ts.`,
      );
    }
    return group;
  });
  return [...named, ...groups.filter((group) => !named.includes(group))];
}

/**
 * A list of pages in the form of llmstxt.org.
 *
 * @param head - everything above the lists, Markdown
 * @param groups - each becomes a list with a heading
 * @param siteUrl - address of the site, with a slash at its end
 */
export function writeList(
  head: string,
  groups: readonly { title: string; pages: readonly ListedPage[] }[],
  siteUrl: string,
): string {
  const lists = groups.map(({ title, pages }) => {
    const lines = pages.map((page) => link(page.title, `${siteUrl}${markdownFile(page.route)}`, page.description));
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [`${head.trim()}\n`, ...lists].join('\n');
}

/** A line of a list: a link, and what is there. */
export function link(title: string, url: string, description: string): string {
  return `- [${title.replace(/[[\]\\]/gu, '\\$&')}](${url})${description && `: ${description}`}`;
}
