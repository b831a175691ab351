import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureFiles } from '../utils/pictureFiles';
import { readImageSize } from '../utils/readImageSize';
import type { WrittenPage } from '../page-model/written';

/** An address with a scheme, or with a host but no scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu;

/** What every browser shows, by file ending. */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'gif',
  jpeg: 'jpg',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
};

/** Every image delays the text on a slow line, even if it is loaded late. */
const MAX_KILOBYTES = 40;

/**
 * Every image has a text for those who don't see it. Each exists next to the page or in `static/`, with its variants, is
 * small, is what its file name says, and has a size, so that the page doesn't move when it appears. The build adds the size and `loading="lazy"`. Of
 * images with a full address, only the text is checked.
 */
export function checkImages({ file, images, html }: WrittenPage, siteDir: string): string[] {
  const wrong = images.flatMap(({ url, alt, line }) => {
    const place = `${file}:${line}`;
    const textless =
      alt.trim() === '' ? [`${place}: the image "${url}" has no alt text: say in the brackets what it shows`] : [];
    if (ELSEWHERE.test(url)) {
      return textless;
    }
    const target = targetOf(file, url);
    if (target === undefined || !existsSync(path.join(siteDir, target))) {
      return [...textless, `${place}: there is no image ${target ?? url}: add it, or fix the URL "${url}"`];
    }
    return [...textless, ...checkFiles(target, siteDir).map((problem) => `${place}: ${problem}`)];
  });
  return [...wrong, ...rawImages(file, html)];
}

/** @param target - path of the image relative to the site */
function checkFiles(target: string, siteDir: string): string[] {
  const { wide, narrow, dark, narrowDark } = pictureFiles(path.join(siteDir, target));
  return [wide, narrow, dark, narrowDark]
    .filter((file) => file !== undefined)
    .flatMap((file) => {
      const name = path.relative(siteDir, file).split(path.sep).join('/');
      const kilobytes = statSync(file).size / 1000;
      return [
        ...(kilobytes > MAX_KILOBYTES
          ? [`${name} is ${Math.ceil(kilobytes)} kB: make it smaller than ${MAX_KILOBYTES} kB`]
          : []),
        ...contentProblem(file, name),
      ];
    });
}

/** What is wrong with the content of an image: its type isn't that of its name, or it has no size. */
function contentProblem(file: string, name: string): string[] {
  const ending = path.extname(file).slice(1).toLowerCase();
  const wanted = TYPES[ending];
  const { type } = readImageSize(file) ?? {};
  if (wanted === undefined) {
    return [`browsers don't show ${name}: save it as one of ${Object.keys(TYPES).join(', ')}`];
  }
  if (type === undefined) {
    return [`the width and height of ${name} cannot be read: write them into the file, or save it again`];
  }
  return type === wanted ? [] : [`${name} is a ${type} file: save it as ${wanted}, or rename it and fix the URL`];
}

/** Path of an image relative to the site; none if the address cannot be decoded. */
function targetOf(file: string, url: string): string | undefined {
  try {
    const address = decodeURIComponent(url.replace(/[?#].*/u, ''));
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
function rawImages(file: string, html: WrittenPage['html']): string[] {
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
