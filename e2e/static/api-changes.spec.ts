import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import type { ReleaseComparison } from '../../src/plugins/api-reference/changes/comparison';
import { readApiSymbols } from '../../src/plugins/api-reference/identifier-links/apiSymbols';
import { BASE_PATH, loadBuilt, readBuilt } from '../support/site';

const ROUTE = 'api/changes/';

function built(): { page: cheerio.CheerioAPI; data: ReleaseComparison } {
  return {
    page: loadBuilt(ROUTE),
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

test('the sidebar of the reference and the guide for upgrades lead there', () => {
  for (const route of ['api/globals/', 'docs/upgrade/']) {
    expect(loadBuilt(route)(`a[href="${BASE_PATH}${ROUTE}"]`).length, route).toBeGreaterThan(0);
  }
});

/** The note below the title of a page. */
function noteOf(route: string): cheerio.Cheerio<never> {
  return loadBuilt(route)('.api-change') as cheerio.Cheerio<never>;
}

test('each page of a symbol says whether it is new, renamed or changed, and nothing if it is the same', () => {
  const { data } = built();
  const words = { added: 'New in', renamed: 'Called', changed: 'Changed since' } as const;
  const pages = readApiSymbols('api', 'api');
  const wrong = data.changes.flatMap(({ kind, after }) => {
    const route = after && pages.get(after)?.slice(1);
    if (!route) {
      return kind === 'removed' ? [] : [`${after}: no page`];
    }
    const text = noteOf(route).text();
    const expected = kind === 'equal' || kind === 'removed' ? '' : words[kind];
    return (expected ? text.includes(expected) : text === '') ? [] : [`${after}: ${text}`];
  });
  expect(wrong).toEqual([]);
});

test('a change opens on the page of its symbol, with both signatures and a link to the whole entry', () => {
  const note = noteOf('api/classes/AgentRuntime/');
  expect(note.is('details')).toBe(true);
  expect(note.find('summary').text()).toBe('Changed since 0.1.3, breaking for callers');
  expect(note.find('pre').text()).toContain('+     cacheManager: ICacheManager;');
  expect(note.find(`a[href="${BASE_PATH}${ROUTE}#agentruntime"]`)).toHaveLength(1);
  const entry = loadBuilt(ROUTE);
  const { data } = built();
  const notes = data.changes.filter(({ kind }) => kind === 'changed').map(({ after }) => after ?? '');
  const anchors = notes.map(
    (name) =>
      noteOf(readApiSymbols('api', 'api').get(name)?.slice(1) ?? '')
        .find(`a[href*="${ROUTE}#"]`)
        .attr('href')
        ?.split('#')[1] ?? '',
  );
  expect(anchors.map((anchor) => entry(`#${anchor} code`).first().text())).toEqual(notes);
});

test('the old release says what is gone or renamed, and leads to the symbol of now', () => {
  const linked = (route: string): string[] =>
    noteOf(route)
      .find('a')
      .toArray()
      .map((link) => cheerio.load(link)('a').attr('href') ?? '');
  expect(noteOf('docs/api/variables/embeddingDimension/').text()).toContain('Gone in 0.1.7. Use getEmbeddingConfig()');
  expect(linked('docs/api/variables/embeddingDimension/')).toContain(`${BASE_PATH}api/functions/getEmbeddingConfig/`);
  expect(linked('docs/api/functions/generateObject/')).toContain(`${BASE_PATH}api/functions/generateObjectDeprecated/`);
  const canonical = loadBuilt('docs/api/functions/generateObject/')('link[rel="canonical"]');
  expect(canonical.attr('href')).toMatch(/\/api\/functions\/generateObjectDeprecated\/$/u);
});

test('the list of the old release marks what is gone or has another name', () => {
  const { data } = built();
  const page = loadBuilt('docs/api/globals/');
  const marked = page('.markdown tbody tr')
    .toArray()
    .map((row) => [page(row).find('td').first().text(), page(row).find('strong').text()])
    .filter(([, mark]) => mark);
  const gone = data.changes.filter(({ kind }) => kind === 'removed' || kind === 'renamed');
  expect(gone.length).toBeGreaterThan(0);
  expect(new Map(marked as [string, string][])).toEqual(
    new Map(gone.map(({ before, after }) => [before, after ? `Called ${after} in 0.1.7.` : 'Gone in 0.1.7.'])),
  );
});

test('the guide for upgrades has each export that breaks code', () => {
  const { data } = built();
  const page = loadBuilt('docs/upgrade/');
  const named = page('td:first-child code')
    .toArray()
    .map((code) => page(code).text());
  const breaking = data.changes.filter(({ breaks }) => breaks.length > 0).map(({ before }) => before ?? '');
  expect(breaking.length).toBe(data.breaking);
  expect(breaking.filter((name) => !named.includes(name))).toEqual([]);
});
