/** Name of the file that lists all pages of the site, or of a part of it in its folder. */
export const INDEX_FILE = 'llms.txt';

/** Name of the file that holds all guides. */
export const FULL_FILE = 'llms-full.txt';

/**
 * File of a page's Markdown: its address with `.md` in place of the last slash.
 *
 * @param route - route of the page below the base path, as `docs/intro/`
 * @returns as `docs/intro.md`; `index.md` for the home page
 */
export function markdownFile(route: string): string {
  return route === '' ? 'index.md' : route.replace(/\/$/u, '.md');
}

/**
 * File of one part of a page's Markdown, which is in several files if it is long.
 *
 * @param file - of the page: see markdownFile
 * @param part - from 1; the first part is the file of the page
 */
export function partFile(file: string, part: number): string {
  return part === 1 ? file : file.replace(/\.md$/u, `.part-${part}.md`);
}

/** Where the site is. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  /** With slashes around it. */
  baseUrl: string;
  /** URL of the list of all pages. */
  index: string;
}

/** URL of a page or a file, from its place below the base path. */
export function addressOf(place: string, { origin, baseUrl }: Pick<Site, 'origin' | 'baseUrl'>): URL {
  return new URL(`${baseUrl}${place}`, origin);
}

/**
 * Where a link of a page leads in its Markdown: to the Markdown of a page of the site, or to the same place as on the page.
 *
 * @param href - as the page has it
 * @param page - address of the page
 * @param site - `origin` without a slash at its end, `baseUrl` with slashes around it
 * @returns an absolute address; the text itself if it is none
 */
export function markdownAddress(
  href: string,
  page: URL,
  { origin, baseUrl }: { origin: string; baseUrl: string },
): string {
  if (!URL.canParse(href, page)) {
    return href;
  }
  const target = new URL(href, page);
  const isPage = target.origin === origin && target.pathname.startsWith(baseUrl) && target.pathname.endsWith('/');
  // The search has no Markdown.
  if (isPage && target.search === '') {
    target.pathname = `${baseUrl}${markdownFile(target.pathname.slice(baseUrl.length))}`;
  }
  return target.href;
}
