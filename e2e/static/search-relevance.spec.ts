import { expect, test } from '@playwright/test';
import { DIGEST_CHANNEL_IDS, channelName } from '../../src/plugins/chat-archive/channels';
import { contextsFor, SEARCH_CONTEXTS } from '../../src/plugins/search/engine/contexts';
import { PHRASES, WORDS } from '../../src/plugins/search/engine/readersWords';
import type { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import queries from '../search-queries.json' with { type: 'json' };
import { builtSearch } from '../support/builtSearch';
import { builtFiles } from '../support/site';

/** The share of queries with an expected page first, and among the first three, in each half. */
const FIRST = 0.85;
const FIRST_THREE = 0.95;

/** The numbers of the ranking are adjusted to the queries of one half. The other half tells whether they hold. */
const HALVES = ['adjusted to', 'held out'] as const;

let engine: SearchEngine;

test.beforeAll(() => {
  engine = builtSearch();
});

/** Routes of the pages that a reader gets, best first, from the parts that the search box would search. */
function pagesFor(query: string, context?: string): string[] {
  const chosen = SEARCH_CONTEXTS.find((candidate) => candidate === context);
  const hits = engine.search(query, { contexts: contextsFor(query, chosen) });
  return [...new Set(hits.map(({ route }) => route.replace(/#.*$/u, '')))];
}

/** By its length, so that a query stays in its half when others are added. */
function halfOf(query: string): (typeof HALVES)[number] {
  return HALVES[query.length % 2 === 0 ? 0 : 1];
}

test('there are at least 200 queries, and each says where it comes from', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.filter(({ source }) => !/^(?:trial|[\w.-]+\/[\w.-]+#\d+|https:\/\/\S+)$/u.test(source))).toEqual([]);
  expect(queries.map(({ query }) => query).filter((query, index, all) => all.indexOf(query) < index)).toEqual([]);
});

for (const half of HALVES) {
  test(`queries of readers find the page that they want (${half})`, () => {
    const places = queries
      .filter(({ query }) => halfOf(query) === half)
      .map((entry) => {
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
      `${half}: first ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} % of ${places.length}\n${missed.join('\n')}`,
    );
    expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(FIRST);
    expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(FIRST_THREE);
  });
}

test('each word that is looked up for one of readers is in a guide', () => {
  const others = new Set(Object.values(WORDS).flatMap((words) => words.split(' ')));
  const words = [...others, ...PHRASES.flatMap(([, replacement]) => replacement.split(' '))];
  expect(words.filter((word) => engine.search(word, { contexts: ['guides'] }).length === 0)).toEqual([]);
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
