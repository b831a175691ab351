import { expect, test } from '@playwright/test';
import { SEARCH_CONTEXTS, FIRST_CONTEXTS, type SearchContext } from '../../src/plugins/search/engine/contexts';
import { hasDate } from '../../src/plugins/search/engine/dates';
import { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import {
  searchFile,
  searchFolder,
  type SearchDocuments,
  type SearchIndex,
} from '../../src/plugins/search/engine/indexFormat';
import { DIGEST_CHANNEL_IDS, channelName } from '../../src/plugins/chat-archive/channels';
import queries from '../search-queries.json' with { type: 'json' };
import { builtFiles, readBuilt } from '../support/site';

/** The share of queries with the expected page first, and among the first three. */
const FIRST = 0.8;
const FIRST_THREE = 0.95;

const engine = new SearchEngine();

test.beforeAll(() => {
  /** In the name of the folder. */
  const [, stamp = ''] = builtFiles().flatMap(
    (file) => /^search-data\/([^/]+)\/guides\.index\.json$/u.exec(file) ?? [],
  );
  const read = (file: string): unknown => JSON.parse(readBuilt(`${searchFolder(stamp)}/${file}`));
  for (const context of SEARCH_CONTEXTS) {
    engine.add(
      context,
      read(searchFile.documents(context)) as SearchDocuments,
      read(searchFile.index(context)) as SearchIndex,
    );
  }
});

/** Routes of the pages that a reader gets, best first, from the parts that the search box would search. */
function pagesFor(query: string, context?: string): string[] {
  const chosen = SEARCH_CONTEXTS.filter((candidate) => candidate === context);
  let contexts: SearchContext[] = chosen.length > 0 ? chosen : [...FIRST_CONTEXTS];
  if (chosen.length === 0 && hasDate(query)) {
    contexts = [...contexts, 'archive'];
  }
  return [...new Set(engine.search(query, { contexts }).map(({ route }) => route.replace(/#.*$/u, '')))];
}

test('queries of readers find the page that they want', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
  const places = queries.map((entry) => {
    const pages = pagesFor(entry.query, 'in' in entry ? entry.in : undefined);
    return { ...entry, place: pages.findIndex((page) => entry.expected.includes(page)), first: pages[0] };
  });
  const share = (most: number): number =>
    places.filter(({ place }) => place >= 0 && place < most).length / places.length;
  const missed = places
    .filter(({ place }) => place !== 0)
    .map(
      ({ query, place, expected, first }) =>
        `${place < 0 ? 'not found' : `place ${place + 1}`}: ${query}\n    wants ${expected.join(' or ')}, first is ${first ?? 'nothing'}`,
    );
  console.log(
    `first ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} % of ${places.length}\n${missed.join('\n')}`,
  );
  expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(FIRST);
  expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(FIRST_THREE);
});

test('every query expects existing pages', () => {
  const files = new Set(builtFiles());
  expect(queries.flatMap(({ expected }) => expected).filter((route) => !files.has(`${route}index.html`))).toEqual([]);
});

const NAMES = [
  ...DIGEST_CHANNEL_IDS.map((channel) => [channelName(channel), `community/Discord/${channel}/`]).filter(
    ([name]) => name !== 'twitter',
  ),
  ...[
    'AgentRuntime',
    'CacheManager',
    'DatabaseAdapter',
    'DbCacheAdapter',
    'FsCacheAdapter',
    'MemoryCacheAdapter',
    'MemoryManager',
    'Service',
  ].map((name) => [name, `api/classes/${name}/`]),
  ['quickstart', 'docs/quickstart/'],
  ['faq', 'docs/faq/'],
  ['contributing', 'docs/contributing/'],
  ['introduction', 'docs/intro/'],
] as const;

test('a name that a plugin and a channel share finds both first, and the plugin before the channel', () => {
  expect(pagesFor('twitter').slice(0, 2)).toEqual([
    'docs/packages/plugins/twitter/',
    'community/Discord/the_arena/twitter/',
  ]);
});

for (const [name, route] of NAMES) {
  test(`the search for "${name}" has its page first`, () => {
    expect(pagesFor(name)[0]).toBe(route);
  });
}
