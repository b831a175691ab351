import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { builtFiles, readBuilt } from '../support/site';
import { isOfTemplate, REPEATS, ROUTES } from '../support/templates';

/** Rules of the recommended set that the built pages may break, each with its reason. */
const EXCEPTIONS: RuleConfig = {
  // The minifier omits what HTML allows to omit: quotes, end tags, escapes, capitals in the doctype.
  'attr-quotes': 'off',
  'doctype-style': 'off',
  'no-implicit-close': 'off',
  'no-raw-characters': 'off',
  // The classic theme hides collapsed categories of the sidebar by a style attribute.
  'no-inline-style': 'off',
  // The classic theme: role="region" for the skip link, role="button" for collapsible categories.
  'prefer-native-element': 'off',
  // The classic theme: "__docusaurus_skipToContent_fallback" starts with an underscore, React's ids with a colon.
  'valid-id': 'off',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended'], rules: EXCEPTIONS }),
);

/** The problems of a document, one line each. */
async function mistakesIn(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `${file}:${line}: ${message} (${ruleId})`),
  );
}

/** The problems of built pages. Redirects have none: nobody reads them, and their plugin leaves out title and body. */
async function mistakesInPages(pages: readonly string[]): Promise<string[]> {
  expect(pages.length).toBeGreaterThan(0);
  const html = pages.map((file) => ({ file, text: readBuilt(file) }));
  const read = html.filter(({ text }) => !text.includes('<meta http-equiv="refresh"'));
  return (await Promise.all(read.map(({ file, text }) => mistakesIn(text, `build/${file}`)))).flat();
}

test('a page of each template is valid HTML', async () => {
  expect(await mistakesInPages(ROUTES.filter(isOfTemplate).map((route) => `${route}index.html`))).toEqual([]);
});

// Takes minutes.
test('every built page is valid HTML', { tag: REPEATS }, async () => {
  test.setTimeout(15 * 60_000);
  expect(await mistakesInPages(builtFiles().filter((file) => file.endsWith('.html')))).toEqual([]);
});

test('a page with two elements of the same id is rejected', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p id="a">1</p><p id="a">2</p></body></html>';
  expect(await mistakesIn(html, 'page.html')).toEqual([expect.stringMatching(/^page\.html:1: Duplicate ID "a"/u)]);
});

test('the head of every page has its tags, and quotes in its metadata, for link previews', () => {
  for (const file of builtFiles().filter((name) => name.endsWith('.html'))) {
    const [, head] = /<head>([^]*)<\/head>/u.exec(readBuilt(file)) ?? [];
    expect(head, file).toBeDefined();
    expect(head?.match(/<meta [^>]*(?:property|name)=[^"][^>]*>/gu), file).toBeNull();
  }
});
