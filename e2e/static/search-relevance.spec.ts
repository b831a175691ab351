import { expect, test } from '@playwright/test';
import { DIGEST_CHANNEL_IDS, channelName } from '../../src/plugins/chat-archive/channels';
import { SEARCH_CONTEXTS } from '../../src/plugins/search/engine/contexts';
import { OLD_NAMES } from '../../src/plugins/search/engine/oldNames';
import { inPagesWords, PHRASES, SYNONYMS } from '../../src/utils/synonyms';
import type { Hit } from '../../src/plugins/search/engine/hit';
import type { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import { MESSAGES_ROUTE } from '../../src/plugins/troubleshooting/route';
import logs from '../../src/plugins/troubleshooting/testdata/logs.json' with { type: 'json' };
import queries from '../search-queries.json' with { type: 'json' };
import { builtContexts, builtSearch } from '../support/builtSearch';
import { hitsInBox, measureQueries, readersQueries } from '../support/searchQueries';
import { builtFiles, readBuilt } from '../support/site';

/** The least share of queries with an answer first, and among the first three. A set without figures has to have all. */
const LEAST: Readonly<Record<string, { first: number; firstThree: number }>> = {
  'before 2026-11-30': { first: 0.83, firstThree: 0.94 },
  'whole questions to the archive': { first: 0.72, firstThree: 0.85 },
  '2026-11-30 A': { first: 0.46, firstThree: 0.66 },
  '2026-11-30 B': { first: 0.76, firstThree: 0.84 },
  '2026-11-30 C': { first: 0.58, firstThree: 0.8 },
  '2026-11-30 D': { first: 0.75, firstThree: 0.83 },
  '2026-11-30 E': { first: 0.73, firstThree: 0.88 },
};

let engine: SearchEngine;

/** Whether a page is built, and has the anchor. */
function exists(route: string): boolean {
  const [page = '', anchor] = route.split('#');
  const file = `${page}index.html`;
  return builtFiles().includes(file) && (!anchor || new RegExp(`id="?${anchor}[" >]`, 'u').test(readBuilt(file)));
}

test.beforeAll(() => {
  engine = builtSearch();
});

/** What a reader gets, best first, from the parts that the search box would search. */
function hitsFor(query: string, context?: string): Hit[] {
  const chosen = SEARCH_CONTEXTS.find((candidate) => candidate === context);
  return hitsInBox(engine, query, { ...(chosen && { chosen }), most: Infinity }).hits;
}

/** Routes of the pages among the hits; of the page of all messages, those of the messages. */
function pagesFor(query: string, context?: string): string[] {
  const routes = hitsFor(query, context).map(({ route }) => route);
  return [
    ...new Set(
      routes.map((route) => (route.startsWith(`${MESSAGES_ROUTE.slice(1)}#`) ? route : route.replace(/#.*$/u, ''))),
    ),
  ];
}

test('there are at least 200 queries, and each says where it comes from', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.filter(({ source }) => !/^(?:trial|[\w.-]+\/[\w.-]+#\d+|https:\/\/\S+)$/u.test(source))).toEqual([]);
  expect(queries.map(({ query }) => query).filter((query, index, all) => all.indexOf(query) < index)).toEqual([]);
});

for (const { set, queries: ofSet } of readersQueries()) {
  test(`queries of readers find what answers them (${set})`, () => {
    const { first, firstThree, missed } = measureQueries(engine, ofSet);
    const figures = `${set}: first ${(first * 100).toFixed(1)} %, first three ${(firstThree * 100).toFixed(1)} % of ${ofSet.length}`;
    console.log(`${figures}\n${missed.join('\n')}`);
    const least = LEAST[set] ?? { first: 1, firstThree: 1 };
    expect(first, missed.join('\n')).toBeGreaterThanOrEqual(least.first);
    expect(firstThree, missed.join('\n')).toBeGreaterThanOrEqual(least.firstThree);
  });
}

/** Words that only the chat has; all others have to be in a guide. */
const OF_THE_CHAT = new Set(
  'advert advertise advertising airdrop anime bounty competition desktop firm font giveaway governance hackathon law lawyer legal lesson merchandise official organise organization organize partner partnership promote promotion recruit revenue school sponsor typeface vote'.split(
    ' ',
  ),
);

/** Those words that no guide has, or that the chat has to have and hasn't. */
function missing(words: readonly string[]): string[] {
  return words.filter((word) => {
    const context = OF_THE_CHAT.has(word) ? 'archive' : 'guides';
    return engine.search(inPagesWords(word), { contexts: [context] }).hits.length === 0;
  });
}

test('each word that is looked up for one of readers is in a guide, or in the chat', () => {
  const others = [...Object.values(SYNONYMS), ...PHRASES.map(([, replacement]) => replacement)];
  expect(missing([...new Set(others.flatMap((words) => words.split(' ')))])).toEqual([]);
});

test('each word of readers leads somewhere', () => {
  expect(missing([...Object.keys(SYNONYMS), ...PHRASES.map(([, replacement]) => replacement)])).toEqual([]);
});

test('every query expects existing pages and messages', () => {
  expect(queries.flatMap(({ expected }) => expected).filter((route) => !exists(route))).toEqual([]);
});

for (const [old, { name, route }] of Object.entries(OLD_NAMES)) {
  test(`the old name ${old} leads to ${name} first, and says so`, () => {
    expect(exists(route)).toBe(true);
    const [first] = hitsFor(old);
    expect(first).toMatchObject({ route, renamed: { old, name } });
  });
}

test('logs find their message first', () => {
  const cases = logs.filter(({ expected }) => expected.length > 0);
  const missed = cases.filter(({ log, expected }) => {
    const [first] = hitsFor(log.replaceAll('\n', ' '));
    return !expected.some((anchor) => first?.route === `${MESSAGES_ROUTE.slice(1)}#${anchor}`);
  });
  expect(missed.length / cases.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.1);
});

test('each page is in one part of the search, once, and days without content are in none', () => {
  const routes = builtContexts().flatMap(({ documents }) => documents.map(({ route }) => route));
  expect(routes.filter((route, index) => routes.indexOf(route) < index)).toEqual([]);
  expect(routes).toContain('community/Discord/the_arena/discussion/chat_2024-10-04/');
  expect(routes).not.toContain('community/Discord/the_arena/discussion/chat_2024-09-18/');
});

test('no text has the source of a diagram', () => {
  const texts = builtFiles().filter((file) => /^search-data\/[^/]+\/(?:guides|community)\/[^/]+\.json$/u.test(file));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /accTitle|flowchart (?:LR|TD)/u.test(readBuilt(file)))).toEqual([]);
});

test('no type comes after its members', () => {
  const late = queries.flatMap(({ query }) => {
    const pages = new Set<string>();
    return hitsFor(query).flatMap(({ context, page, section, route }) => {
      const isLate = context.startsWith('api') && section === 0 && pages.has(`${context} ${page}`);
      pages.add(`${context} ${page}`);
      return isLate ? [`${query}: ${route}`] : [];
    });
  });
  expect(late).toEqual([]);
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
