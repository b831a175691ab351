import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import postcss from 'postcss';
import { builtFiles, readBuilt, sitemapRoutes } from '../support/site';

const files = builtFiles();

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

test('every page has a policy, which allows the same inline scripts, those of the build', () => {
  const policyOf = (file: string): string =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(readBuilt(file))?.[1] ?? '';
  const pages = files.filter((file) => file.endsWith('.html'));
  // Also those that redirect.
  expect(pages).toContain('docs/core/index.html');
  expect(pages.filter((file) => policyOf(file) === '')).toEqual([]);
  const scripts = new Map<string, string[]>();
  // The home page has one more, from Docusaurus, which reports a wrong base URL.
  for (const route of sitemapRoutes().filter((one) => one !== '')) {
    const hashes =
      policyOf(`${route}index.html`)
        .match(/'sha256-[^']*'/gu)
        ?.join(' ') ?? 'none';
    scripts.set(hashes, [...(scripts.get(hashes) ?? []), route]);
  }
  expect([...scripts.values()].map((routes) => routes.slice(0, 3))).toHaveLength(1);
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

test('the styles declare each custom property of Infima that they read', () => {
  const css = files.find((file) => /styles\..*\.css$/u.test(file));
  const text = readBuilt(css ?? '');
  const declared = new Set([...text.matchAll(/[{;](--ifm-[\w-]+):/gu)].map(([, name]) => name));
  const read = [...text.matchAll(/var\((--ifm-[\w-]+)\)/gu)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
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

for (const [reference, release, counts] of [
  ['api', '0.1.7', [8, 9, 58, 36, 20, 14]],
  ['docs/api', '0.1.3', [4, 6, 50, 28, 10, 11]],
] as const) {
  test(`the reference of ${release} has a page for each export of the published package`, () => {
    const kinds = ['classes', 'enumerations', 'functions', 'interfaces', 'type-aliases', 'variables'];
    const pagesIn = (folder: string): number =>
      files.filter((file) => new RegExp(`^${folder}/[^/]+/index\\.html$`, 'u').test(file)).length;
    expect(kinds.map((kind) => pagesIn(`${reference}/${kind}`))).toEqual(counts);
    expect(files).toContain(`${reference}/globals/index.html`);
  });
}
