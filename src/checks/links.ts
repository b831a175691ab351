import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { visit } from 'unist-util-visit';
import { parsePage, routeOfFile, type WrittenPage } from '../page-model/written';
import type { WrittenFile } from '../page-model/writtenFiles';

/** The pages of the site, by route below the base path: `/docs/intro/`. */
export interface SiteMap {
  /** A function that lists the anchors of a page, or nothing if only the build knows them. */
  pages: ReadonlyMap<string, () => ReadonlySet<string> | undefined>;
  /** Route of a written page by its file. */
  routes: ReadonlyMap<string, string>;
  /** Starts of routes whose pages are generated and not there yet. */
  unknown: readonly string[];
  /** New routes of pages that were renamed. */
  moved?: ReadonlyMap<string, string>;
}

interface Link {
  url: string;
  line: number;
}

/** Anything that looks like a link to a page of the site, also in code. */
const LOOKS_LIKE_LINK = /(?:\]\(\s*<?|\]:\s*<?|\b(?:href|to)=")(?<url>[^\s)>"]+)/gu;
const HTML_LINK = /\s(?:href|to)="(?<url>[^"]+)"/gu;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu;
/** A file, not a page: the tests of the built site look for it, as the build writes some of them. */
const FILE = /\.(?!mdx?$)[a-z\d]+$/iu;

/**
 * Every link to a page of the site leads to a page and an anchor that exist.
 *
 * Most pages are not parsed: first their text is searched for what may be a broken link, which also finds code.
 *
 * @param files - all written pages
 * @param site - where links may lead
 * @param isConcerned - whether a file has changed. Links from other files are checked only if they lead to no page, or to one
 * that has changed
 * @returns `docs/x.md:12: what is wrong: the fix`, one line each
 */
export function checkLinks(
  files: readonly WrittenFile[],
  site: SiteMap,
  isConcerned: (file: string) => boolean = () => true,
): string[] {
  const changedRoutes = new Set([...site.routes].filter(([file]) => isConcerned(file)).map(([, route]) => route));
  return files.flatMap(({ file, text }) => {
    const from = site.routes.get(file);
    const isToCheck = (url: string): boolean =>
      isConcerned(file) || !site.pages.has(routeIn(url, file, site)) || changedRoutes.has(routeIn(url, file, site));
    const isBroken = (url: string): boolean =>
      !ELSEWHERE.test(url) && isToCheck(url) && whatIsWrong(url, file, site) !== undefined;
    const suspicious = [...text.matchAll(LOOKS_LIKE_LINK)].some(({ groups }) => isBroken(groups?.url ?? ''));
    if (!suspicious || from === undefined) {
      return [];
    }
    return linksOf(parsePage(file, text))
      .filter(({ url }) => isBroken(url))
      .map(({ url, line }) => `${file}:${line}: the link ${url} ${whatIsWrong(url, file, site) ?? ''}`);
  });
}

/** Links of a page, with their lines. */
function linksOf({ tree, lineOfNode, html }: WrittenPage): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, line: lineOfNode(node) });
    }
  });
  for (const { text, line } of html.filter((node) => !node.text.startsWith('<!--'))) {
    for (const { groups, index } of text.matchAll(HTML_LINK)) {
      links.push({ url: groups?.url ?? '', line: line + text.slice(0, index).split('\n').length - 1 });
    }
  }
  return links;
}

/** The route that an address on a page leads to. An address of a file that doesn't exist stays as it is. */
function routeIn(url: string, file: string, { routes }: SiteMap): string {
  const address = decoded(url.replace(/[?#].*/u, ''));
  if (address === '') {
    return routes.get(file) ?? '';
  }
  if (/\.mdx?$/u.test(address)) {
    const target = address.startsWith('@site/')
      ? address.slice('@site/'.length)
      : path.posix.join(address.startsWith('/') ? '' : path.posix.dirname(file), address);
    return routes.get(target) ?? target;
  }
  return address;
}

function whatIsWrong(url: string, file: string, site: SiteMap): string | undefined {
  const route = routeIn(url, file, site);
  const anchor = decoded(url.includes('#') ? url.slice(url.indexOf('#') + 1) : '');
  if (FILE.test(route) || site.unknown.some((start) => route.startsWith(start))) {
    return undefined;
  }
  const anchors = site.pages.get(route);
  if (!anchors) {
    if (site.pages.has(`${route}/`)) {
      return `lacks its trailing slash: write ${route}/`;
    }
    const wanted = /\.mdx?$/u.test(route) ? routeOfFile(route) : route;
    const better = site.moved?.get(wanted) ?? nearest(wanted, [...site.pages.keys()]);
    return `leads to no page: ${better ? `write ${better}` : 'name another page'}, or remove the link`;
  }
  const known = anchor === '' ? undefined : anchors();
  if (known === undefined || known.has(anchor)) {
    return undefined;
  }
  const better = nearest(anchor, [...known]);
  return `leads to no section of ${route}: write ${better ? `#${better}` : 'the anchor of another section, or the URL of the page alone'}`;
}

/** The most similar of some names, if one is similar enough to be meant. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const found = names.length > 0 ? closest(name, names) : undefined;
  return found !== undefined && distance(name, found) <= Math.max(name.length, found.length) / 3 ? found : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
