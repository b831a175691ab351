import { Refusal } from './tool';

/** A place on the site. */
export interface Place {
  /** Below the base path, without a slash in front, with one at its end: `docs/intro/`; empty is the home page. */
  route: string;
  anchor: string;
}

/**
 * Reads what an agent may give as a page: `docs/intro`, `/eliza/docs/intro/`, the whole address, the address of the
 * Markdown file, each with or without an anchor.
 *
 * @param siteUrl - address of the site, with a slash at its end
 * @throws a Refusal if it is the address of another site
 */
export function readAddress(text: string, siteUrl: string): Place {
  const site = new URL(siteUrl);
  const written = text.trim().replace(/^<|>$/gu, '');
  const isUrl = /^[a-z][a-z\d+.-]*:/iu.test(written);
  if (isUrl && !URL.canParse(written)) {
    throw new Refusal(`"${text}" isn't a URL. Pages are below ${siteUrl}.`);
  }
  // What a route contains is never a part of the origin.
  const url = isUrl ? new URL(written) : new URL(`/${written.replace(/^\/+/u, '')}`, site);
  const isHere = url.host === site.host || ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!isHere || (isUrl && !`${url.pathname}/`.startsWith(site.pathname))) {
    throw new Refusal(`${text} is not on this site. Its pages are below ${siteUrl}.`);
  }
  const below = `${url.pathname}/`.startsWith(site.pathname) ? url.pathname.slice(site.pathname.length) : url.pathname;
  const route = decode(below)
    .replace(/^\/+/u, '')
    .replace(/(?:^|(?<=\/))index\.(?:html|mdx?)$/u, '')
    .replace(/\.mdx?$/u, '')
    .replace(/(?<!\/)\/+$/u, '');
  return { route: route === '' ? '' : `${route}/`, anchor: decode(url.hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
