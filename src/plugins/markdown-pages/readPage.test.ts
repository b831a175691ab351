import { expect, it } from 'vitest';
import { readPage } from './readPage';

const HEAD =
  '<!doctype html><html lang=en><head><title data-rh=true>Actions &amp; more | eliza</title><meta data-rh="true" name="description" content="Write one."></head>';

it('reads title, description and article, also around articles inside it', () => {
  const html = `${HEAD}<body><nav>Menu</nav><main><article class=a><p>1</p><article>2</article></article></main></body></html>`;
  expect(readPage(html, 'eliza')).toEqual({
    title: 'Actions & more',
    description: 'Write one.',
    content: '<p>1</p><article>2</article>',
  });
});

it('reads the main part of a page without an article', () => {
  expect(readPage(`${HEAD}<body><main><h1>Home</h1></main></body>`, 'eliza')?.content).toBe('<h1>Home</h1>');
});

it('finds nothing in a page without content', () => {
  expect(
    readPage('<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/x/"></head></html>', 'eliza'),
  ).toBeUndefined();
});
