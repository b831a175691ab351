import { expect, it } from 'vitest';
import { builtPage, htmlOf } from '../../page-model/builtPage';
import { addStructuredData } from './addStructuredData';

function dataOf(article: string, route?: string): unknown {
  const page = builtPage(`<html lang="en"><head></head><body>${article}</body></html>`, 'a/index.html', route);
  addStructuredData(page);
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/u.exec(htmlOf(page)) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

it('describes an article, with the day of its last change, which is no microdata then', () => {
  const article =
    '<article><h1>A &lt;/script&gt; B</h1><time itemprop="dateModified" datetime="2026-11-30T12:00:00.000Z"></time></article>';
  expect(dataOf(article, 'docs/core/actions/')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'A </script> B',
    dateModified: '2026-11-30T12:00:00.000Z',
  });
  const page = builtPage(article, 'a/index.html', 'docs/core/actions/');
  addStructuredData(page);
  expect(page.$('[itemprop]').length).toBe(0);
});

it('has the questions of an FAQ page, each with the start of its answer', () => {
  const article = '<article><h1>Install</h1><h2>Which Node?<a>\u200b</a></h2><p>23.3.0.</p><p>More.</p></article>';
  expect(dataOf(article, 'docs/faq/install/')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Which Node?', acceptedAnswer: { '@type': 'Answer', text: '23.3.0.' } }],
  });
});

it('leaves out redirects and pages without an article', () => {
  expect(dataOf('<article><h1>Old</h1></article>')).toBeUndefined();
  expect(dataOf('<main>Home</main>', '')).toBeUndefined();
});
