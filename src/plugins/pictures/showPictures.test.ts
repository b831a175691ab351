import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showPictures } from './showPictures';

const SITE = path.resolve(__dirname, '../../..');

describe('showPictures', () => {
  let siteDir = '';
  beforeAll(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    mkdirSync(path.join(siteDir, 'static/img/pictures'), { recursive: true });
    const drawing = (name: string, size: string): void => {
      writeFileSync(
        path.join(siteDir, 'static/img/pictures', name),
        `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`,
      );
    };
    drawing('one.svg', 'width="720" height="300"');
    drawing('two.svg', 'width="720" height="300"');
    drawing('two.narrow.svg', 'width="360" height="500"');
    drawing('sizeless.svg', '');
    for (const variant of ['', '.dark', '.narrow', '.narrow.dark']) {
      writeFileSync(
        path.join(siteDir, `static/img/pictures/three${variant}.gif`),
        gif(variant.includes('narrow') ? 780 : 1600),
      );
    }
  });
  afterAll(() => {
    rmSync(siteDir, { recursive: true });
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
  const colours = (text: string): string[] => text.match(/#[\da-f]{6}\b/giu) ?? [];
  const tokens = new Set(colours(readFileSync(path.join(SITE, 'src/css/custom.css'), 'utf8')));

  it.each(readdirSync(folder).filter((file) => file.endsWith('.svg')))(
    '%s has both modes, in colours of the site',
    (file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(text).toContain('@media (prefers-color-scheme: dark)');
      expect(colours(text).filter((colour) => !tokens.has(colour))).toEqual([]);
    },
  );
});

/** The head of a GIF, 20 pixels high. */
function gif(width: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\x14\0', 'latin1');
  head.writeUInt16LE(width, 6);
  return head;
}
