import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderAsync } from '@resvg/resvg-js';
import { cardDrawer, COLORS, MARK_PATHS } from './cardSvg';

const TEXT = { title: 'Actions', section: ['Docs', 'Concepts'], release: 'eliza 0.1.7' };
const draw = cardDrawer();

it('draws letters, so that no font of the machine is used', () => {
  const { svg, lacking } = draw(TEXT);
  expect(svg).not.toContain('<text');
  expect(svg.match(/<path transform[^>]*d="M[^"]+"/gu)).toHaveLength(4);
  expect(lacking).toEqual([]);
});

it('differs with every part of the text', () => {
  const texts = [
    TEXT,
    { ...TEXT, title: 'Action' },
    { ...TEXT, section: ['Docs'] },
    { ...TEXT, release: 'eliza 0.1.3' },
  ];
  expect(new Set(texts.map((text) => draw(text).svg)).size).toBe(texts.length);
});

it('leaves out characters that the font lacks, and tells', () => {
  const { svg, lacking } = draw({ ...TEXT, title: 'Actions 简' });
  expect(lacking).toEqual(['简']);
  expect(svg).toBe(draw({ ...TEXT, title: 'Actions ' }).svg);
});

it('is drawn as a PNG of the size that services ask for', async () => {
  const image = await renderAsync(draw(TEXT).svg, { font: { loadSystemFonts: false } });
  expect([image.width, image.height]).toEqual([1200, 630]);
});

it('has the colors and the logo of the site', () => {
  const dark = /html\[data-theme='dark'\] \{([^}]*)\}/u.exec(readFileSync('src/css/custom.css', 'utf8'))?.[1] ?? '';
  expect(Object.values(COLORS).filter((color) => !dark.includes(color))).toEqual([]);
  const logo = readFileSync('static/img/logo.svg', 'utf8');
  expect(MARK_PATHS.filter((data) => !logo.includes(`d="${data}"`))).toEqual([]);
});
