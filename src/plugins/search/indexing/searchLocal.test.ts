import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the reader of docusaurus-search-local is where readPage.ts imports it from', () => {
  const file = 'node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
  const fix = `${file} is gone: find its function "parse", and change the import in src/plugins/search/indexing/readPage.ts and search-local.d.ts`;
  expect(existsSync(file), fix).toBe(true);
});
