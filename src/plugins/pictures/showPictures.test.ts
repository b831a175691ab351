import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import { showPictures } from './showPictures';

const SITE = path.resolve(__dirname, '../../..');

describe('showPictures', () => {
  let siteDir = '';
  beforeEach(() => {
    const drawing = (size: string): string => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
    const pictures = {
      'one.svg': drawing('width="720" height="300"'),
      'two.svg': drawing('width="720" height="300"'),
      'two.narrow.svg': drawing('width="360" height="500"'),
      'sizeless.svg': drawing(''),
      'three.gif': gif(1600),
      'three.dark.gif': gif(1600),
      'three.narrow.gif': gif(780),
      'three.narrow.dark.gif': gif(780),
    };
    siteDir = folderWith(
      Object.fromEntries(Object.entries(pictures).map(([name, content]) => [`static/img/pictures/${name}`, content])),
    );
  });

  function html(text: string): string {
    const processor = unified()
      .use(remarkParse)
      .use(showPictures, { siteDir, baseUrl: '/site/' })
      .use(remarkRehype)
      .use(rehypeStringify);
    return String(processor.processSync(text));
  }
  const img = (file: string, size: string): string =>
    `<img src="/site/img/pictures/${file}" alt="A < B" ${size} loading="lazy" decoding="async">`;

  it('gives a picture its size and loads it lazily', () => {
    expect(html('![A < B](/img/pictures/one.svg)')).toBe(
      `<p><picture class="picture">${img('one.svg', 'width="720" height="300"')}</picture></p>`,
    );
  });

  it('shows the narrow file on phones', () => {
    expect(html('![A < B](/img/pictures/two.svg)')).toBe(
      '<p><picture class="picture">' +
        '<source media="(max-width: 600px)" srcset="/site/img/pictures/two.narrow.svg" width="360" height="500">' +
        `${img('two.svg', 'width="720" height="300"')}</picture></p>`,
    );
  });

  it('shows the dark file in the dark mode, and screenshots at half their pixels', () => {
    const source = (name: string): string =>
      `<source media="(max-width: 600px)" srcset="/site/img/pictures/${name}" width="390" height="10">`;
    const size = 'width="800" height="10"';
    expect(html('![A < B](/img/pictures/three.gif)')).toBe(
      `<p><picture class="picture picture--light">${source('three.narrow.gif')}${img('three.gif', size)}</picture>` +
        `<picture class="picture picture--dark">${source('three.narrow.dark.gif')}${img('three.dark.gif', size)}</picture></p>`,
    );
  });

  it('leaves other images to Docusaurus', () => {
    expect(html('![X](/img/x.png) ![Y](./y.png)')).toBe(
      '<p><img src="/img/x.png" alt="X"> <img src="./y.png" alt="Y"></p>',
    );
  });

  it('says what a file without a size needs', () => {
    expect(() => html('![X](/img/pictures/sizeless.svg)')).toThrow(/sizeless\.svg/u);
  });
});

describe('drawings', () => {
  const folder = path.join(SITE, 'static/img/pictures');
  const colors = (text: string): string[] => text.match(/#[\da-f]{6}\b/giu) ?? [];
  const tokens = new Set(colors(readFileSync(path.join(SITE, 'src/css/custom.css'), 'utf8')));

  it.each(readdirSync(folder).filter((file) => file.endsWith('.svg')))(
    '%s has both modes, in colors of the site',
    (file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(text).toContain('@media (prefers-color-scheme: dark)');
      expect(colors(text).filter((color) => !tokens.has(color))).toEqual([]);
    },
  );
});

/** The head of a GIF, 20 pixels high. */
function gif(width: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\x14\0', 'latin1');
  head.writeUInt16LE(width, 6);
  return head;
}
