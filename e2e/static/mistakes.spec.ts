import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { expect, test } from '@playwright/test';
import { assembleFixtureSite, buildFixtureSite, type Page } from '../support/fixtureSite';
import { requireBuild } from '../support/builds';
import { repeatsUnless } from '../support/templates';

interface Mistake {
  name: string;
  page?: Page;
  themeConfig?: ThemeConfig;
  /** The message of the build. */
  message: RegExp;
  /** Mistakes that the same step of a build finds and reports together share a build. */
  build?: string;
}

const doc = (body: string): string =>
  `---\ntitle: Broken\ndescription: A page that is broken.\n---\n\n# Broken\n\n${body}\n`;

/** A page with an item as it would be in the navbar, where it would break every page at once. */
const navbarItem = (name: string, props: string): Page => ({
  file: `src/pages/${name}.tsx`,
  text: `import React from 'react';\nimport Layout from '@theme/Layout';\nimport NavbarItem from '@theme/NavbarItem';\nexport default function Item() {\n  return <Layout><NavbarItem ${props} /></Layout>;\n}\n`,
});

const MISTAKES: readonly Mistake[] = [
  {
    name: 'unknown-item-type',
    themeConfig: { navbar: { items: [{ type: 'carousel', label: 'Carousel' }] } },
    message: /Bad navbar item type carousel/u,
  },
  {
    name: 'unknown-sidebar',
    build: 'rendering',
    page: navbarItem('unknown-sidebar', 'type="docSidebar" sidebarId="gone" label="Gone"'),
    message: /Can't find any sidebar with id "gone"[\s\S]*Available sidebar ids are:[\s\S]*all/u,
  },
  {
    name: 'empty-sidebar',
    build: 'rendering',
    page: navbarItem('empty-sidebar', 'type="docSidebar" sidebarId="empty" label="Empty"'),
    message: /Sidebar with ID "empty"[\s\S]*doesn't have anything to be linked to/u,
  },
  {
    name: 'unknown-doc',
    build: 'rendering',
    page: navbarItem('unknown-doc', 'type="doc" docId="gone" label="Gone"'),
    message: /Couldn't find any doc with id "gone"[\s\S]*Available doc ids are:[\s\S]*intro/u,
  },
  {
    name: 'missing-docs-plugin',
    build: 'rendering',
    page: navbarItem('missing-docs-plugin', 'type="docSidebar" docsPluginId="nowhere" sidebarId="all" label="Gone"'),
    message: /docs plugin[\s\S]*does not seem to be enabled/u,
  },
  {
    name: 'unknown-language',
    themeConfig: { prism: { additionalLanguages: ['klingon'] } },
    message: /additionalLanguages has "klingon", which Prism does not know: remove it/u,
  },
  {
    name: 'no-default-export',
    build: 'rendering',
    page: { file: 'src/pages/no-default-export.tsx', text: 'export const page = 1;\n' },
    message: /page component at \/fixture\/no-default-export\/? doesn't have a default export/u,
  },
  {
    name: 'cards-of-pages',
    page: {
      file: 'docs/broken.mdx',
      text: doc(
        "import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={[{ type: 'link', label: 'Guide', href: '/docs/guide/', docId: 'guide' }]} />",
      ),
    },
    message:
      /slim-docs: docs\/broken\.mdx shows data of other pages \(<DocCardList \/>[^)]*\).*: list the pages as links/u,
  },
  {
    name: 'generated-index',
    page: {
      file: 'sidebars.ts',
      text: "export default { all: [{ type: 'category', label: 'Topics', link: { type: 'generated-index' }, items: ['intro'] }] };\n",
    },
    message:
      /slim-docs: the sidebar "all" has a generated index for the category "Topics" .*: give the category its own page/u,
  },
  {
    name: 'code-in-a-guide',
    build: 'compiling',
    page: {
      file: 'docs/broken.md',
      text: doc('<script>run()</script>\n\n[Go][there] <b onclick="run()">now</b>.\n\n[there]: JavaScript&colon;run()'),
    },
    message:
      /docs\/broken\.md:8: <script> is not allowed in a page: remove it[^\n]*\n[^\n]*docs\/broken\.md:10: href="JavaScript:run\(\)" on <a> runs code: [^\n]*\n[^\n]*docs\/broken\.md:10: onClick on <b> runs code: /u,
  },
  {
    name: 'script-in-the-head',
    build: 'compiling',
    page: { file: 'docs/head.mdx', text: doc('<head>\n  <script>run()</script>\n</head>') },
    message: /docs\/head\.mdx:9: <script> is not allowed in a page: remove it/u,
  },
  {
    name: 'script-in-disguise',
    build: 'checking the built pages',
    page: { file: 'docs/broken.mdx', text: doc('export const Tag = ["scr", "ipt"].join("");\n\n<Tag>{`run()`}</Tag>') },
    message: /docs\/broken\.mdx \(docs\/broken\/index\.html\): a script that the build did not write: run\(\)/u,
  },
  {
    name: 'script-of-a-component',
    build: 'checking the built pages',
    page: {
      file: 'src/pages/broken.tsx',
      text: "import React from 'react';\nimport Head from '@docusaurus/Head';\nexport default function Page() {\n  return <Head><script>{'run()'}</script></Head>;\n}\n",
    },
    message: /src\/pages\/broken\.tsx \(broken\/index\.html\): a script that the build did not write: run\(\)/u,
  },
  {
    name: 'broken-front-matter',
    page: { file: 'docs/broken.md', text: '---\ntitle: One: two\n---\n' },
    message:
      /The written pages need fixing:\n\s*docs\/broken\.md:2: the front matter is not valid YAML: .*: fix the line/u,
  },
  {
    name: 'duplicate-slug',
    page: { file: 'docs/second.md', text: '---\ntitle: Second\nslug: /intro\n---\n' },
    message:
      /The written pages need fixing:\n\s*docs\/second\.md:3: its route \/fixture\/docs\/intro is also that of docs\/intro\.md:1: give it another slug/u,
  },
];

/** Builds that stop at the same step as another one. */
const REPEATED_BUILDS = ['unknown-item-type', 'cards-of-pages', 'generated-index', 'broken-front-matter'];

test.describe.configure({ mode: 'parallel' });

for (const build of new Set(MISTAKES.map((mistake) => mistake.build ?? mistake.name))) {
  const mistakes = MISTAKES.filter((mistake) => (mistake.build ?? mistake.name) === build);
  const title = `a build rejects and names: ${mistakes.map(({ name }) => name).join(', ')}`;
  test(title, repeatsUnless(!REPEATED_BUILDS.includes(build)), async () => {
    test.setTimeout(3 * 60_000);
    // At the same depth as the fixture site, for relative imports.
    const directory = path.resolve(`.cache/fixture-mistake-${build.replaceAll(' ', '-')}`);
    assembleFixtureSite(directory);
    const pages = mistakes.flatMap(({ page: broken }) => broken ?? []);
    const themeConfig = mistakes.find((mistake) => mistake.themeConfig)?.themeConfig;
    const { succeeded, output } = await buildFixtureSite(directory, { themeConfig, pages, locale: 'en' });
    for (const { name, message } of mistakes) {
      expect(output, name).toMatch(message);
    }
    expect(succeeded).toBe(false);
    rmSync(directory, { recursive: true });
  });
}

test('a build stops while another runs in its folder, and names that one', async () => {
  test.setTimeout(3 * 60_000);
  const directory = path.resolve('.cache/fixture-mistake-lock');
  assembleFixtureSite(directory);
  mkdirSync(path.join(directory, '.cache'));
  const since = new Date().toISOString();
  writeFileSync(
    path.join(directory, '.cache/build.lock'),
    JSON.stringify({ pid: process.pid, command: 'docusaurus start', since }),
  );
  const { succeeded, output } = await buildFixtureSite(directory, { locale: 'en' });
  expect(output).toContain(
    `"docusaurus start" is running in this folder: process ${process.pid}, since ${since}. Wait until it exits`,
  );
  expect(succeeded).toBe(false);
  rmSync(directory, { recursive: true });
});

test('tests of a site that is not built, or whose build failed, name the command that builds it', () => {
  const directory = path.resolve('.cache/fixture-mistake-unbuilt');
  const refused = (): void => requireBuild({ directory, basePath: '/', command: 'npm run build' });
  expect(refused).toThrow('.cache/fixture-mistake-unbuilt is missing. Run "npm run build" first.');
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'index.html'), '');
  expect(refused).toThrow(
    '.cache/fixture-mistake-unbuilt is the rest of a build that failed. Run "npm run build" first.',
  );
  rmSync(directory, { recursive: true });
});
