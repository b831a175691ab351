import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
// Its parser takes half the time, and also reads what is in <noscript>.
import { load } from 'cheerio/slim';
import { BASE_PATH, builtFiles, readBuilt, sitemapRoutes } from './site';

/** Pages of the sitemap that no other page links to, below the base path. */
export function orphans(): string[] {
  const linked = new Set(
    builtFiles()
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const origin = originOf(file);
        return readPage(file)
          .links.map((address) => new URL(address, origin))
          .filter((target) => target.origin === origin.origin && target.pathname !== origin.pathname)
          .map((target) => target.pathname.slice(BASE_PATH.length));
      }),
  );
  return sitemapRoutes().filter((route) => !linked.has(route));
}

interface BuiltPage {
  /** File below the build folder: `docs/intro/index.html`. */
  file: string;
  ids: ReadonlySet<string>;
  /** Addresses of links, as they are in the page. */
  links: readonly string[];
  /** Addresses of links and of loaded files, as they are in the page. */
  addresses: readonly string[];
  /** Whether the page is a redirect. */
  redirects: boolean;
}

/** Every broken internal address of the built pages, one line each, with its source line. */
export function brokenLinks(): string[] {
  const files = new Set(builtFiles());
  const pages = new Map([...files].filter((file) => file.endsWith('.html')).map((file) => [file, readPage(file)]));
  const broken: string[] = [];
  for (const page of pages.values()) {
    const origin = originOf(page.file);
    for (const address of new Set(page.addresses)) {
      const reason = whyBroken(new URL(address, origin), origin, files, pages);
      if (reason) {
        broken.push(`${sourceOf(page.file, address)}: "${address}": ${reason}`);
      }
    }
  }
  return broken;
}

/** Address of a page on a placeholder host. */
function originOf(file: string): URL {
  return new URL(BASE_PATH + file.replace(/(?<=^|\/)index\.html$/u, ''), 'http://site');
}

/** Read once, for both tests. */
const pagesRead = new Map<string, BuiltPage>();

function readPage(file: string): BuiltPage {
  const page = pagesRead.get(file) ?? parsePage(file);
  pagesRead.set(file, page);
  return page;
}

function parsePage(file: string): BuiltPage {
  const $ = load(readBuilt(file));
  const all = (selector: string, attribute: string): string[] =>
    $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get();
  const links = all('a[href]', 'href');
  const [, redirect] = /url=(.*)$/u.exec($('meta[http-equiv=refresh]').attr('content') ?? '') ?? [];
  return {
    file,
    redirects: redirect !== undefined,
    ids: new Set([...all('[id]', 'id'), ...all('a[name]', 'name')]),
    links,
    addresses: [
      ...links,
      ...all('link[rel=stylesheet], link[rel=icon], link[rel=preload]', 'href'),
      ...all('script[src], img[src]', 'src'),
      ...(redirect === undefined ? [] : [redirect]),
    ],
  };
}

function whyBroken(
  target: URL,
  origin: URL,
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, BuiltPage>,
): string | undefined {
  if (target.origin !== origin.origin) {
    return undefined;
  }
  const pathname = decodeURIComponent(target.pathname);
  if (!pathname.startsWith(BASE_PATH)) {
    return `is outside of ${BASE_PATH}`;
  }
  const below = pathname.slice(BASE_PATH.length);
  const file = below === '' || below.endsWith('/') ? `${below}index.html` : below;
  if (!files.has(file)) {
    return files.has(`${file}/index.html`) ? 'lacks its trailing slash' : 'no such page';
  }
  if (pages.get(file)?.redirects) {
    return 'is a redirect, which only a full load follows: name the page that it leads to';
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  if (anchor && anchor !== '__docusaurus_skipToContent_fallback' && !(pages.get(file)?.ids.has(anchor) ?? true)) {
    return 'the page has no such anchor';
  }
  return undefined;
}

/** Where the address is written: source file and line if they can be found, otherwise the built page. */
function sourceOf(file: string, address: string): string {
  const route = file.replace(/(?:^|\/)index\.html$/u, '');
  const candidates = [`${route}.md`, `${route}.mdx`, `${route}/index.md`, `${route}/index.mdx`];
  const source = [...candidates, ...candidates.map((name) => path.join('src/pages', name))].find((name) =>
    existsSync(name),
  );
  if (!source) {
    return `build/${file}`;
  }
  const last = address.split(/[/#]/u).filter(Boolean).at(-1) ?? address;
  const line = readFileSync(source, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes(last));
  return line < 0 ? source : `${source}:${line + 1}`;
}
