import type { BuiltPage } from '../../page-model/builtPage';

/** Where the pages are whose headings of level 2 are questions, each with its answer below it. */
const QUESTIONS = /^docs\/faq\/.+/u;

/**
 * Describes an article to search engines, and the questions of an FAQ page. Leaves out pages without an article.
 *
 * @param page - gets a script with data in its head
 */
export function addStructuredData({ route, $ }: BuiltPage): void {
  if (route === undefined || $('article').length === 0) {
    return;
  }
  // Outside of an item, this attribute of the theme is an error; the data below has the day.
  const time = $('time[itemprop="dateModified"]').removeAttr('itemprop');
  const updated = time.attr('datetime');
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: $('article h1').first().text(),
    ...(updated !== undefined && { dateModified: updated }),
  };
  const mainEntity = QUESTIONS.test(route)
    ? $('article h2')
        .toArray()
        .map((heading) => ({
          '@type': 'Question',
          name: textOf($(heading)),
          // The whole answer is on the page.
          acceptedAnswer: { '@type': 'Answer', text: textOf($(heading).nextAll('p').first()) },
        }))
    : [];
  const data = mainEntity.length > 0 ? { ...article, '@type': 'FAQPage', mainEntity } : article;
  // So that no text can end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  $('head').append(`<script type="application/ld+json">${json}</script>`);
}

function textOf(element: ReturnType<BuiltPage['$']>): string {
  return element.text().replaceAll('\u200b', '').trim();
}
