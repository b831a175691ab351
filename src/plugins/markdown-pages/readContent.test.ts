import { expect, it } from 'vitest';
import { builtPage } from '../../page-model/builtPage';
import { readContent } from './readContent';

const HEAD =
  '<!doctype html><html lang=en><head><title data-rh=true>Actions &amp; more | eliza</title><meta data-rh="true" name="description" content="Write one."></head>';

it('reads title, description and article, also around articles inside it', () => {
  const html = `${HEAD}<body><nav>Menu</nav><main><article class=a><p>1</p><article>2</article><details id=checked-against></details><time itemprop=dateModified datetime="2026-11-30T12:00:00.000Z">today</time></article></main></body></html>`;
  expect(readContent(builtPage(html), 'eliza')).toEqual({
    title: 'Actions & more',
    description: 'Write one.',
    content: expect.stringMatching(/^<p>1<\/p><article>2<\/article><details.*<\/time>$/u) as string,
    updated: '2026-11-30',
    hasSources: true,
  });
});

it('reads the main part of a page without an article', () => {
  expect(readContent(builtPage(`${HEAD}<body><main><h1>Home</h1></main></body>`), 'eliza')?.content).toBe(
    '<h1>Home</h1>',
  );
});

it('finds nothing in a page without content', () => {
  expect(readContent(builtPage('<!doctype html><html><head></head></html>'), 'eliza')).toBeUndefined();
});
