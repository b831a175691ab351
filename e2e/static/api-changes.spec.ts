import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import type { ReleaseComparison } from '../../src/plugins/api-reference/changes/comparison';
import { BASE_PATH, BUILD_DIRECTORY, readBuilt } from '../support/site';

const ROUTE = 'api/changes/';

function built(): { page: cheerio.CheerioAPI; data: ReleaseComparison } {
  return {
    page: cheerio.load(readBuilt(`${ROUTE}index.html`)),
    data: JSON.parse(readBuilt('api/changes.json')) as ReleaseComparison,
  };
}

test('the page of changes has each export of both releases once, as the data has it', () => {
  const { page, data } = built();
  const ofKind = (kind: string): number => page(`[data-change="${kind}"]`).length;
  expect(data.changes.length).toBeGreaterThan(100);
  for (const [kind, count] of Object.entries(data.counts)) {
    expect(ofKind(kind), kind).toBe(count);
  }
  expect(page('[data-breaking]').length).toBe(data.breaking);
  expect(page('[data-change][hidden]').length).toBe(0);
});

test('what is breaking is so in words, and each change of a signature shows both', () => {
  const { page, data } = built();
  const breaking = page('[data-breaking]').toArray();
  expect(breaking.filter((section) => !/breaking for/iu.test(page(section).text()))).toEqual([]);
  const changed = data.changes
    .flatMap(({ details }) => details)
    .filter(({ before, after }) => before !== undefined && after !== undefined);
  expect(changed.length).toBeGreaterThan(20);
  const shown = page('[data-change="changed"] details').toArray();
  expect(shown.filter((details) => /^\s*- /mu.test(page(details).find('pre').text())).length).toBeGreaterThan(0);
  expect(shown.length).toBeGreaterThanOrEqual(changed.length);
});

test('each entry links to a page of the reference that exists', () => {
  const { page } = built();
  const entries = page('[data-change]').toArray();
  const links = entries.map((each) => page(each).find('a[href*="api/"]:not(.hash-link)').attr('href') ?? '');
  const missing = links.filter(
    (link) => !existsSync(path.join(BUILD_DIRECTORY, link.slice(BASE_PATH.length), 'index.html')),
  );
  expect(missing).toEqual([]);
});

test('the sidebar of the reference and the guide for upgrades lead there', () => {
  for (const route of ['api/globals/', 'docs/upgrade/']) {
    expect(
      cheerio.load(readBuilt(`${route}index.html`))(`a[href="${BASE_PATH}${ROUTE}"]`).length,
      route,
    ).toBeGreaterThan(0);
  }
});
