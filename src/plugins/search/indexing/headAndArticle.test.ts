import { describe, expect, it } from 'vitest';
import { headAndArticle } from './headAndArticle';

const HEAD = '<!doctype html><html lang=en><meta name=description content=Keys.>';
const ARTICLE = '<article><h1>Keys</h1><p>Text.</p></article>';

describe('headAndArticle', () => {
  it('leaves out everything around the article', () => {
    const page = `${HEAD}<body class=a><nav>Menu</nav><main>${ARTICLE}</main><footer>End</footer>`;
    expect(headAndArticle(page)).toBe(`${HEAD}<body>${ARTICLE}`);
  });

  it('reads a page that is not minified', () => {
    const page = `${HEAD}</head>\n<body><nav>Menu</nav>${ARTICLE}</body></html>`;
    expect(headAndArticle(page)).toBe(`${HEAD}<body>${ARTICLE}`);
  });

  it('removes the notes on terms, minified or not', () => {
    const words = '<span class=term tabindex=0>room<span role=tooltip id=term-room>A channel.</span></span>';
    const page = (word: string): string => `${HEAD}<body><article><p>A ${word}.</p></article>`;
    const read = page('<span class=term tabindex=0>room</span>');
    expect(headAndArticle(page(words))).toBe(read);
    expect(headAndArticle(page(words.replace('role=tooltip', 'id="x" role="tooltip"')))).toBe(read);
  });

  it('does not change a page without an article', () => {
    const page = `${HEAD}<body><main>Text.</main>`;
    expect(headAndArticle(page)).toBe(page);
  });
});
