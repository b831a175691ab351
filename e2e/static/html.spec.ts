import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';
import { SITE } from '../support/builds';
import { nuErrors } from '../support/checkers';
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

/** What redirects have. */
const REFRESH = '<meta http-equiv="refresh"';

/** The problems of a document, one line each. */
async function mistakesIn(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `${file}:${line}: ${message} (${ruleId})`),
  );
}

/** The problems of built pages. Redirects have none: no one reads them, and their plugin leaves out the body. */
async function mistakesInPages(pages: readonly string[]): Promise<string[]> {
  expect(pages.length).toBeGreaterThan(0);
  const html = pages.map((file) => ({ file, text: readBuilt(file) }));
  const read = html.filter(({ text }) => !text.includes(REFRESH));
  return (await Promise.all(read.map(({ file, text }) => mistakesIn(text, `build/${file}`)))).flat();
}

test('a page of each template is valid HTML', async () => {
  expect(await mistakesInPages(ROUTES.filter(isOfTemplate).map((route) => `${route}index.html`))).toEqual([]);
});

test('the Nu checker finds no error on a page of each template', { tag: REPEATS }, async ({}, testInfo) => {
  test.setTimeout(5 * 60_000);
  const redirects = builtFiles().filter((file) => file.endsWith('.html') && readBuilt(file).includes(REFRESH));
  expect(redirects.length).toBeGreaterThan(0);
  const files = [...ROUTES.filter(isOfTemplate).map((route) => `${route}index.html`), '404.html', ...redirects];
  expect(await nuErrors(files, SITE.directory)).toEqual([]);
  // It finds one where there is one.
  const wrong = testInfo.outputPath('wrong.html');
  writeFileSync(
    wrong,
    '<!doctype html><html lang="en"><head><title>x</title></head><body><p id="a"><i id="a"></i></p></body></html>',
  );
  expect(await nuErrors([wrong], '.')).toEqual([expect.stringContaining('Duplicate ID')]);
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
