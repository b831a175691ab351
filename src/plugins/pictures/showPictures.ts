import path from 'node:path';
import type { Emphasis, Image, Root } from 'mdast';
// Its types let nodes name the element that they become.
import type {} from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { pictureFiles } from '../../utils/pictureFiles';
import { readImageSize } from '../../utils/readImageSize';

interface Options {
  /** Folder of the site. */
  siteDir: string;
  /** Address of the site on its host, with a slash at its end. */
  baseUrl: string;
}

/** Address of the pictures in pages; their files are in `static/`. */
const ADDRESS = '/img/pictures/';
const STATIC = 'static';
/** Up to here, pages use the narrow file. */
const NARROW = '(max-width: 600px)';
/** Pixels of a screenshot for each that is shown, so that it is sharp on dense screens. */
const DENSITY = 2;

type Properties = Record<string, string | number | string[]>;

/**
 * A remark plugin that shows pictures from `static/img/pictures`: `![what it shows](/img/pictures/name.svg)` becomes an
 * image with its size that is loaded when it is scrolled to. Files beside it are used on phones and in the dark mode, see
 * src/utils/pictureFiles.ts. It has to run before Docusaurus's own step for images, which knows no such files.
 */
export function showPictures({ siteDir, baseUrl }: Options): (tree: Root) => void {
  const file = (url: string): string => path.join(siteDir, STATIC, url);
  const address = (target: string): string =>
    baseUrl + path.relative(path.join(siteDir, STATIC), target).split(path.sep).join('/');

  const picture = (alt: string, wide: string, narrow: string | undefined, mode: string[]): Emphasis =>
    element('picture', { className: ['picture', ...mode] }, [
      ...(narrow === undefined
        ? []
        : [element('source', { media: NARROW, srcSet: address(narrow), ...sizeOf(narrow) })]),
      element('img', { src: address(wide), alt, ...sizeOf(wide), loading: 'lazy', decoding: 'async' }),
    ]);

  const pictures = ({ url, alt }: Image): Emphasis[] => {
    const { wide, narrow, dark, narrowDark } = pictureFiles(file(url));
    const text = alt ?? '';
    return dark === undefined
      ? [picture(text, wide, narrow, [])]
      : [picture(text, wide, narrow, ['picture--light']), picture(text, dark, narrowDark, ['picture--dark'])];
  };

  return (tree) => {
    visit(tree, 'image', (node, index, parent) => {
      if (parent && index !== undefined && node.url.startsWith(ADDRESS)) {
        parent.children.splice(index, 1, ...pictures(node));
      }
    });
  };
}

/** Size at which a picture is shown if there is room. */
function sizeOf(file: string): { width: number; height: number } {
  const size = readImageSize(file);
  if (!size) {
    throw new Error(`${file}: the size cannot be read: write width and height into the file`);
  }
  const density = file.endsWith('.svg') ? 1 : DENSITY;
  return { width: Math.round(size.width / density), height: Math.round(size.height / density) };
}

/** Emphasis is a node that may become any element. */
function element(hName: string, hProperties: Properties, children: Emphasis[] = []): Emphasis {
  return { type: 'emphasis', data: { hName, hProperties }, children };
}
