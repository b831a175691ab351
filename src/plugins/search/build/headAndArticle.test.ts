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

  it('does not change a page without an article', () => {
    const page = `${HEAD}<body><main>Text.</main>`;
    expect(headAndArticle(page)).toBe(page);
  });
});
