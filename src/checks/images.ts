import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from './pages';

/** An address with a scheme, or with a host but no scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu;

/** Every image of a page exists next to the page or in `static/`. Images with a full address are not checked. */
export function checkImages({ file, images, html }: Page, siteDir: string): string[] {
  const missing = images
    .filter(({ url }) => !ELSEWHERE.test(url))
    .flatMap(({ url, line }) => {
      const target = targetOf(file, url);
      return target !== undefined && existsSync(path.join(siteDir, target))
        ? []
        : [`${file}:${line}: there is no image ${target ?? url}: add it, or fix the address "${url}"`];
    });
  return [...missing, ...rawImages(file, html)];
}

/** Path of an image relative to the site; none if the address cannot be decoded. */
function targetOf(file: string, url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*$/u, ''));
    if (address.startsWith('@site/')) {
      return path.posix.normalize(address.slice('@site/'.length));
    }
    return address.startsWith('/')
      ? path.posix.join('static', address)
      : path.posix.join(path.posix.dirname(file), address);
  } catch {
    return undefined;
  }
}

/** Images in HTML. The build neither checks them nor adds their size. */
function rawImages(file: string, html: Page['html']): string[] {
  return html.flatMap(({ text, line }) =>
    // In MDX, the build resolves a source in braces.
    [...text.replaceAll(/<!--.*?-->/gsu, blank).matchAll(/<img\b(?![^>]*\bsrc=\{)/giu)].map(
      ({ index }) =>
        `${file}:${line + text.slice(0, index).split('\n').length - 1}: raw <img> is not checked by the build: write ![what it shows](address)`,
    ),
  );
}

/** Keeps offsets and lines. */
function blank(comment: string): string {
  return comment.replaceAll(/[^\n]/gu, ' ');
}
