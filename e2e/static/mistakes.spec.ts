import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { assembleFixtureSite, buildFixtureSite, type BrokenPage } from '../support/fixtureSite';

interface Mistake {
  /** Name of a mistake of e2e/fixture-site/mistakes.ts, or of a page below. */
  name: string;
  page?: BrokenPage;
  /** What the build says. */
  message: RegExp;
}

const page = (body: string): string =>
  `import React from 'react';\nimport Translate from '@docusaurus/Translate';\nexport default function Page() {\n  return <main>${body}</main>;\n}\n`;

const MISTAKES: readonly Mistake[] = [
  { name: 'unknown-item-type', message: /Bad navbar item type carousel/u },
  { name: 'unknown-sidebar', message: /Can't find any sidebar with id "gone"[\s\S]*Available sidebar ids are:[\s\S]*all/u },
  { name: 'empty-sidebar', message: /Sidebar with ID "empty"[\s\S]*doesn't have anything to be linked to/u },
  { name: 'unknown-doc', message: /Couldn't find any doc with id "gone"[\s\S]*Available doc ids are:[\s\S]*intro/u },
  { name: 'missing-docs-plugin', message: /docs plugin[\s\S]*does not seem to be enabled/u },
  {
    name: 'no-default-export',
    page: { file: 'src/pages/broken.tsx', text: 'export const page = 1;\n' },
    message: /page component at \/fixture\/broken\/? doesn't have a default export/u,
  },
  {
    name: 'translation-without-text',
    page: { file: 'src/pages/broken.tsx', text: page('<Translate />') },
    message: /must have at least a translation id or a default translation message/u,
  },
  {
    name: 'translation-with-markup',
    page: { file: 'src/pages/broken.tsx', text: page('<Translate id="x"><b>bold</b></Translate>') },
    message: /only accept simple string values/u,
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, page: brokenPage, message } of MISTAKES) {
  test(`the build refuses the mistake "${name}" and names it`, async () => {
    test.setTimeout(3 * 60_000);
    // As deep as the fixture site, for its relative imports.
    const directory = path.resolve(`.cache/fixture-mistake-${name}`);
    assembleFixtureSite(directory);
    const { succeeded, output } = await buildFixtureSite(directory, { mistake: name, page: brokenPage, locale: 'en' });
    expect(output).toMatch(message);
    expect(succeeded).toBe(false);
    rmSync(directory, { recursive: true });
  });
}
