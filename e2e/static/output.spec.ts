import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import postcss from 'postcss';
import { builtFiles, readBuilt, sitemapRoutes } from '../support/site';

const files = builtFiles();

function pagesIn(folder: string): number {
  return files.filter((file) => new RegExp(`^${folder}/[^/]+/index\\.html$`, 'u').test(file)).length;
}

test('the build has the files that a static host needs', () => {
  for (const file of ['index.html', '404.html', 'sitemap.xml', '.nojekyll', 'docs/intro/index.html']) {
    expect(files).toContain(file);
  }
});

test('no file of the build contains the path where it was built', () => {
  const texts = files.filter((file) => /\.(?:html|js|json|css|xml)$/u.test(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => readBuilt(file).includes(process.cwd()))).toEqual([]);
});

test('the policy of every page allows the same inline scripts, those of the build', () => {
  const scripts = new Map<string, string[]>();
  // The home page has one more, from Docusaurus, which reports a wrong base URL.
  for (const route of sitemapRoutes().filter((one) => one !== '')) {
    const policy =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(readBuilt(`${route}index.html`))?.[1] ?? '';
    const hashes = policy.match(/'sha256-[^']*'/gu)?.join(' ') ?? 'none';
    scripts.set(hashes, [...(scripts.get(hashes) ?? []), route]);
  }
  expect(
    [...scripts.values()].map((routes) => routes.slice(0, 3)),
    'the same scripts for all pages',
  ).toHaveLength(1);
  expect([...scripts.keys()]).not.toContain('none');
});

test('pages of the API have only sections that say something to a reader', () => {
  const known =
    /^(?:Accessors|Constructors?|Enumeration Members|Examples?|Inherited|Methods|Parameters|Properties|Returns|Throws|Type (?:Declaration|Parameters)|(?:Call|Index) Signature|Explained in|Used in)$/u;
  const pages = files.filter((file) => /^(?:docs\/)?api\/[^/]+\/[^/]+\/index\.html$/u.test(file));
  expect(pages.length).toBeGreaterThan(200);
  const stray = pages.flatMap((file) => {
    const page = cheerio.load(readBuilt(file));
    const headings = page('.markdown :is(h2, h3, h4, h5, h6)')
      .not(':has(code)')
      .toArray()
      .map((heading) => page(heading).text().replaceAll('\u200b', ''));
    // Typedoc writes tags without a text so.
    const tags = page('.markdown p')
      .filter((_, paragraph) => /^<strong><code>[^<]*<\/code><\/strong>$/u.test(page(paragraph).html() ?? ''))
      .toArray();
    return [...headings.filter((text) => !known.test(text)), ...tags.map((tag) => page(tag).text())].map(
      (text) => `${file}: ${text}`,
    );
  });
  expect(stray).toEqual([]);
});

test('functions that pass on what a dependency returns show its type', () => {
  for (const name of ['composeContext', 'trimTokens']) {
    const [, returns = ''] = readBuilt(`api/functions/${name}.md`).split('## Returns');
    expect(returns.trim().split('\n')[0], name).toMatch(/^(?:`string`|`Promise`<`string`>)$/u);
  }
});

test('the bundle has one helper of tslib, and no table of chunks', () => {
  const bundle = files.filter((file) => /^assets\/js\/(?:runtime~)?main\./u.test(file)).map(readBuilt);
  expect(bundle).toHaveLength(2);
  expect(bundle.join()).not.toContain('__asyncGenerator');
  expect(bundle.filter((script) => script.includes('"pages/docs/intro"'))).toEqual([]);
});

test('the bundle has nothing that only the build and programs without scripts read', () => {
  const scripts = files.filter((file) => /^assets\/js\/.*\.js$/u.test(file));
  // Of the configuration, of the list of plugins, and of the heads of pages.
  const words = ['onBrokenLinks', 'staticDirectories', '"type":"project"', 'docsearch:', 'text/markdown', 'img/cards/'];
  const found = scripts.flatMap((file) => words.filter((word) => readBuilt(file).includes(word)));
  expect(found).toEqual([]);
  expect(files.filter((file) => file.endsWith('.html') && readBuilt(file).includes('docsearch:'))).toEqual([]);
});

test('no style depends on the class that the first click removes from the body', () => {
  const styles = files.filter((file) => file.endsWith('.css')).map(readBuilt);
  expect(styles.join()).toContain(':focus-visible');
  expect(styles.filter((text) => text.includes('navigation-with-keyboard'))).toEqual([]);
});

test('no style that a page uses was left out of Infima', () => {
  const named = (text: string): Set<string> => {
    const names = new Set<string>();
    postcss.parse(text).walkRules(({ selector }) => {
      for (const [name] of selector.matchAll(/(?<![\w-])\.?[a-z][\w-]*/gu)) {
        names.add(name);
      }
    });
    return names;
  };
  const infima = named(readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'));
  const built = new Set(
    files.filter((file) => /styles\..*\.css$/u.test(file)).flatMap((file) => [...named(readBuilt(file))]),
  );
  const used = new Set<string>();
  for (const route of sitemapRoutes()) {
    const html = readBuilt(`${route}index.html`);
    for (const [, element = '', attributes = ''] of html.matchAll(/<([a-z][a-z\d]*)((?:\s[^<>]*)?)>/gu)) {
      used.add(element);
      for (const name of (/\sclass="?([^">]*)/u.exec(attributes)?.[1] ?? '').split(/\s/u)) {
        used.add(`.${name}`);
      }
    }
  }
  // What only scripts add.
  for (const file of files.filter((name) => /^assets\/js\/main\./u.test(name))) {
    for (const [, names = ''] of readBuilt(file).matchAll(/["'`]([\w -]*(?:--|__)[\w -]*)["'`]/gu)) {
      for (const name of names.split(' ')) {
        used.add(`.${name}`);
      }
    }
  }
  expect([...infima].filter((name) => used.has(name)).length).toBeGreaterThan(100);
  expect([...infima].filter((name) => used.has(name) && !built.has(name))).toEqual([]);
});

test('the reference of 0.1.7 has a page for each export of the published package', () => {
  expect(pagesIn('api/classes')).toBe(8);
  expect(pagesIn('api/enumerations')).toBe(9);
  expect(pagesIn('api/functions')).toBe(58);
  expect(pagesIn('api/interfaces')).toBe(36);
  expect(pagesIn('api/type-aliases')).toBe(20);
  expect(pagesIn('api/variables')).toBe(14);
  expect(files).toContain('api/globals/index.html');
});

test('the reference of 0.1.3 has a page for each export of the published package', () => {
  expect(pagesIn('docs/api/classes')).toBe(4);
  expect(pagesIn('docs/api/enumerations')).toBe(6);
  expect(pagesIn('docs/api/functions')).toBe(50);
  expect(pagesIn('docs/api/interfaces')).toBe(28);
  expect(pagesIn('docs/api/type-aliases')).toBe(10);
  expect(pagesIn('docs/api/variables')).toBe(11);
  expect(files).toContain('docs/api/globals/index.html');
});
