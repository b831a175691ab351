import { expect, test } from '@playwright/test';
import { DIGEST_CHANNEL_IDS, channelName } from '../../src/plugins/chat-archive/channels';
import { contextsFor, SEARCH_CONTEXTS } from '../../src/plugins/search/engine/contexts';
import { OLD_NAMES } from '../../src/plugins/search/engine/oldNames';
import { inPagesWords, PHRASES, SYNONYMS } from '../../src/utils/synonyms';
import type { Hit } from '../../src/plugins/search/engine/hit';
import type { SearchEngine } from '../../src/plugins/search/engine/searchEngine';
import { MESSAGES_ROUTE } from '../../src/plugins/troubleshooting/route';
import logs from '../../src/plugins/troubleshooting/testdata/logs.json' with { type: 'json' };
import queries from '../search-queries.json' with { type: 'json' };
import { builtContexts, builtSearch } from '../support/builtSearch';
import { builtFiles, readBuilt } from '../support/site';

/**
 * The share of queries with an expected page first, and among the first three. The numbers of the ranking are adjusted to
 * one half of the queries. The other half tells whether they hold. The fresh ones were written, with their answers, before
 * anybody looked at the hits; 73 % and 88 % of those from issues were met at first, 86 % and 94 % of the later ones from a
 * trial. synonyms.ts and the pages have words from them since. Questions in whole sentences have words that no page has:
 * they came from the records of the chat, and were written before the hits were seen, too.
 */
const PARTS = {
  'adjusted to': { first: 0.85, firstThree: 0.97 },
  'held out': { first: 0.85, firstThree: 0.97 },
  fresh: { first: 0.83, firstThree: 0.96 },
  'whole questions to the archive': { first: 0.65, firstThree: 0.85 },
};
type Part = keyof typeof PARTS;
type Query = (typeof queries)[number];

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
  return engine.search(query, { contexts: contextsFor(query, chosen) });
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

/** The halves by its length, so that a query stays in its half when others are added. */
function partOf(entry: Query): Part {
  if ('fresh' in entry) {
    return 'fresh';
  }
  if (entry.kind === 'archive' && entry.query.endsWith('?')) {
    return 'whole questions to the archive';
  }
  return entry.query.length % 2 === 0 ? 'adjusted to' : 'held out';
}

test('there are at least 200 queries, and each says where it comes from', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.filter(({ source }) => !/^(?:trial|[\w.-]+\/[\w.-]+#\d+|https:\/\/\S+)$/u.test(source))).toEqual([]);
  expect(queries.map(({ query }) => query).filter((query, index, all) => all.indexOf(query) < index)).toEqual([]);
});

for (const part of Object.keys(PARTS) as Part[]) {
  test(`queries of readers find the page that they want (${part})`, () => {
    const places = queries
      .filter((entry) => partOf(entry) === part)
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
      `${part}: first ${(share(1) * 100).toFixed(1)} %, first three ${(share(3) * 100).toFixed(1)} % of ${places.length}\n${missed.join('\n')}`,
    );
    expect(share(1), missed.join('\n')).toBeGreaterThanOrEqual(PARTS[part].first);
    expect(share(3), missed.join('\n')).toBeGreaterThanOrEqual(PARTS[part].firstThree);
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
    return engine.search(inPagesWords(word), { contexts: [context] }).length === 0;
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

test('no type comes after its members, and no page has more than two hits in a row', () => {
  for (const { query } of queries) {
    const hits = hitsFor(query);
    const members = hits.filter(({ context, section }, place) => {
      const isMember = context.startsWith('api') && section > 0;
      const page = hits[place]?.page;
      return (
        isMember &&
        hits.slice(place + 1).some((hit) => hit.context === context && hit.page === page && hit.section === 0)
      );
    });
    expect(members.map(({ route }) => `${query}: ${route}`)).toEqual([]);
    const key = ({ context, page }: Hit): string => `${context} ${page}`;
    const third = hits.filter((hit, place) =>
      [1, 2].every((back) => {
        const before = hits[place - back];
        return before !== undefined && key(before) === key(hit);
      }),
    );
    expect(third.map(({ route }) => `${query}: ${route}`)).toEqual([]);
  }
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
