import { describe, expect, it } from 'vitest';
import { createBackground } from '../../troubleshooting/createBackground';
import * as matcher from '../../troubleshooting/matchLog';
import { buildContexts } from '../indexing/buildContexts';
import type { ReadPage } from '../indexing/readPage';
import type { SearchMessage } from './indexFormat';
import { SearchEngine, type ScoredHit, type SearchAnswer } from './searchEngine';
import { SYNONYMS } from '../../../utils/synonyms';

interface TestPage {
  route: string;
  title: string;
  description?: string;
  text?: string;
  sections?: readonly (readonly [anchor: string, heading: string, text: string])[];
  searchedAs?: ReadonlyMap<string, string>;
}

/** A page as the build would read it. */
function asRead({ route, title, description = '', text = '', sections = [], searchedAs }: TestPage): ReadPage {
  return {
    route,
    pageTitle: title,
    description,
    sections: [
      { title, hash: '', content: text },
      ...sections.map(([anchor, heading, content]) => ({ title: heading, hash: `#${anchor}`, content })),
    ],
    names: new Map(),
    searchedAs,
  };
}

const PAGES: readonly TestPage[] = [
  { route: 'docs/troubleshooting/', title: 'Troubleshooting', text: 'Messages.' },
  {
    route: 'docs/guides/boats/',
    title: 'Boats',
    sections: [
      ['what-goes-wrong', 'What goes wrong', 'Cannot find rudder at sea it is lost build one'],
      ['rudder', 'Cannot find rudder', 'Find the rudder at the stern.'],
    ],
  },
  { route: 'api/functions/generateObject/', title: 'generateObject()', text: 'Makes an object.' },
  {
    route: 'docs/upgrade/',
    title: 'Upgrade',
    text: 'generateObjectV2 is generateObject, generateObjectV2 is gone.',
    sections: [['3-rename-the-packages', 'Rename', 'From ai16z, also of plugin and others.']],
  },
  { route: 'docs/guides/solana/', title: 'Plugin Solana', text: 'The plugin of ai16z.' },
  {
    route: 'docs/core/actions/',
    title: 'Actions',
    text: 'What an agent can do.',
    sections: [['similes', 'Similes', 'Other names of one.']],
  },
  {
    route: 'docs/faq/',
    title: 'FAQ',
    text: 'Questions.',
    sections: [['dry', 'Is TWITTER_DRY_RUN safe?', 'Not with mentions.']],
  },
  { route: 'docs/guides/memory/', title: 'Remembering', text: 'The runtime keeps memories in a database.' },
  { route: 'docs/guides/drawing/', title: 'Drawing', sections: [['one', 'Image', 'An image.']] },
  { route: 'docs/guides/cameras/', title: 'Cameras', sections: [['one', 'Photo', 'Taken.']] },
  {
    route: 'api/interfaces/Parcel/',
    title: 'Parcel',
    text: 'It carries a payload.',
    sections: [['payload', 'weight', 'Of the payload.']],
  },
  {
    route: 'docs/guides/rivers/',
    title: 'Rivers',
    sections: [['melting', 'Melting', 'Of a glacier.']],
  },
  {
    route: 'docs/guides/ice/',
    title: 'Ice',
    text: 'A glacier is old.',
    sections: [
      ['melting', 'Melting', 'Of a glacier.'],
      ['glacier', 'Glacier', 'Under ice.'],
    ],
  },
  { route: 'api/interfaces/Action/', title: 'Action', text: 'An action of an agent.' },
  { route: 'api/functions/composeContext/', title: 'composeContext()', text: 'Fills a template.' },
  { route: 'api/classes/Remembering/', title: 'Keeper', text: 'Remembering things.' },
  {
    route: 'community/Discord/development/coders/',
    title: '#coders',
    description: 'Days about wallets.',
    text: 'A list of talks.',
  },
  {
    route: 'community/Discord/development/coders/chat_2024-11-20/',
    title: '#coders, 20 November 2024',
    text: 'Talk of wallets.',
  },
  {
    route: 'community/Discord/welcome/stage/chat_2024-11-20/',
    title: '#stage, 20 November 2024',
    text: 'Talk of wallets.',
  },
  {
    route: 'community/Discord/welcome/stage/chat_2024-11-21/',
    title: '#stage, 21 November 2024',
    text: 'Talk of 20 wallets.',
  },
];

const MESSAGES: readonly SearchMessage[] = [
  { anchor: 'starting', seen: '`Error starting the boat:`', text: 'it sinks\tread on', isAnnouncement: true },
  { anchor: 'rudder', seen: '`Cannot find rudder …` at sea', text: 'it is lost\tbuild one' },
  { anchor: 'chain', seen: '`anchor chain broke at bow 7 of boat` once', text: 'rust\tpaint it' },
  { anchor: 'paint', seen: '`Cannot open paint`', text: 'the tin is closed\topen it' },
  ...Array.from({ length: 30 }, (_, index) => ({ anchor: `${index}`, seen: `symptom${index}`, text: 'rust' })),
];

const TOPICS = new Map([['community/Discord/welcome/stage/chat_2024-11-20/', ['wallets']]]);
const ALL = ['guides', 'api', 'community', 'archive'] as const;

function engineOf(pages: readonly TestPage[]): SearchEngine {
  const built = new SearchEngine();
  for (const { context, documents, index } of buildContexts(pages.map(asRead), TOPICS)) {
    built.add(context, documents, index);
  }
  return built;
}

/** Of 600 different words. */
const LONG_TEXT = Array.from({ length: 600 }, (_, word) => `word${word}`).join(' ');

/** Routes of the hits on a site that has these pages only. */
const routesOn = (pages: readonly TestPage[], query: string): string[] =>
  engineOf(pages)
    .search(query, { contexts: ALL })
    .hits.map(({ route }) => route);

const engine = engineOf(PAGES);
engine.addMessages(
  { messages: [...MESSAGES], background: createBackground(MESSAGES, { errors: [], normal: [], recorded: [] }) },
  matcher,
);
const find = (query: string, filter: Partial<Parameters<SearchEngine['search']>[1]> = {}): ScoredHit[] =>
  engine.search(query, { contexts: ALL, ...filter }).hits;
const first = (query: string): string | undefined => find(query)[0]?.route;

describe('SearchEngine', () => {
  it.each([
    ['an identifier', 'composeContext', 'api/functions/composeContext/'],
    ['an identifier in another casing', 'COMPOSECONTEXT', 'api/functions/composeContext/'],
    ['its parts', 'compose context', 'api/functions/composeContext/'],
    ['a prefix', 'compos', 'api/functions/composeContext/'],
    ['a call', 'composeContext()', 'api/functions/composeContext/'],
    ['a setting', 'TWITTER_DRY_RUN', 'docs/faq/#dry'],
    ['a setting in words', 'twitter dry run', 'docs/faq/#dry'],
    ['a plural', 'memory', 'docs/guides/memory/'],
    ['a word with an edit', 'databese', 'docs/guides/memory/'],
    ['a heading', 'simile', 'docs/core/actions/#similes'],
    ['a channel', 'coders', 'community/Discord/development/coders/'],
    ['a day', '2024-11-20 stage', 'community/Discord/welcome/stage/chat_2024-11-20/'],
    ['a day in words', '21 Nov', 'community/Discord/welcome/stage/chat_2024-11-21/'],
  ])('finds %s first', (_, query, route) => {
    expect(first(query)).toBe(route);
  });

  it('puts the symbol first if the query is written like one, and the guide otherwise', () => {
    expect(first('Action')).toBe('api/interfaces/Action/');
    expect(first('actions')).toBe('docs/core/actions/');
  });

  it('puts titles before text, and guides before the rest', () => {
    expect(find('remembering').map(({ route }) => route)).toEqual(['docs/guides/memory/', 'api/classes/Remembering/']);
  });

  it('finds what the pages call by another word, after what has the word of the query', () => {
    expect(find('photo').map(({ route }) => route)).toEqual(['docs/guides/cameras/#one', 'docs/guides/drawing/#one']);
  });

  it('puts a type before its members, and a page about the words before one that only has them', () => {
    expect(find('payload').map(({ route }) => route)).toEqual([
      'api/interfaces/Parcel/',
      'api/interfaces/Parcel/#payload',
    ]);
    const melting = find('glacier melting').flatMap(({ route }) => (route.endsWith('#melting') ? [route] : []));
    expect(melting).toEqual(['docs/guides/ice/#melting', 'docs/guides/rivers/#melting']);
  });

  it('puts one method of the name before the guides, and those of other types behind', () => {
    const pages: TestPage[] = [
      { route: 'docs/guides/stores/', title: 'Stores', sections: [['tools', 'Tools', 'Call getTools.']] },
      ...['IStore', 'IShed'].map((title) => ({
        route: `api/interfaces/${title}/`,
        title,
        sections: [['gettools', 'getTools()', 'Gets all.'] as const],
      })),
    ];
    const expected = ['api/interfaces/IStore/#gettools', 'docs/guides/stores/#tools', 'api/interfaces/IShed/#gettools'];
    expect(routesOn(pages, 'getTools')).toEqual(expected);
    expect(routesOn(pages, 'getTools method')).toEqual(expected);
  });

  it('takes a heading for an identifier only if it has all parts of it', () => {
    const pages: TestPage[] = [
      { route: 'docs/guides/shed/', title: 'Shed', sections: [['tools', 'Tools', 'You get them here.']] },
      { route: 'docs/guides/store/', title: 'Store', sections: [['get', 'Get new tools today', 'At once.']] },
    ];
    expect(routesOn(pages, 'getTools')).toEqual(['docs/guides/store/#get', 'docs/guides/shed/#tools']);
  });

  it('finds sections by the words that their page says readers use, before those that have them in their text', () => {
    const sections = [['hull', 'Hull', 'Scrape and dry it.'] as const];
    const pages: TestPage[] = [
      { route: 'docs/guides/ports/', title: 'Ports', text: 'Clean water, and cleaning is allowed.' },
      { route: 'docs/guides/care/', title: 'Care', sections, searchedAs: new Map([['hull', 'clean, wash']]) },
    ];
    expect(routesOn(pages, 'clean')).toEqual(['docs/guides/care/#hull', 'docs/guides/ports/']);
    expect(routesOn(pages, 'wash')).toEqual(['docs/guides/care/#hull']);
  });

  it('puts sections that only lead on after those that answer, and still finds them', () => {
    const pages: TestPage[] = [
      { route: 'docs/guides/sails/', title: 'Sails', sections: [['next', 'Next', 'Sew canvas.']] },
      {
        route: 'docs/guides/rope/',
        title: 'Rope',
        sections: [['make', 'Make it', 'Of hemp, as one does canvas, or sew it.']],
      },
    ];
    expect(routesOn(pages, 'sew canvas')).toEqual(['docs/guides/rope/#make', 'docs/guides/sails/#next']);
  });

  it('takes no list for the answer to a question that has its route', () => {
    const pages: TestPage[] = [
      { route: 'docs/faq/caulk/', title: 'Sealing boats', text: 'Questions.' },
      { route: 'docs/choose/mast/', title: 'Which pole', text: 'Pine.' },
    ];
    const found = (query: string): string | undefined => engineOf(pages).search(query, { contexts: ALL }).hits[0]?.tier;
    expect(found('caulk')).toBe('title');
    expect(found('how to caulk')).toBe('words');
    expect(found('which mast should I use')).toBe('title');
  });

  it('puts the section about the subject before a question that has an unspecific word, too', () => {
    const pages: TestPage[] = [
      // Not in the title: a page whose title is in the query counts more anyway.
      { route: 'docs/guides/vendors/', title: 'Vendors', sections: [['all', 'Anchor makers', 'All of them.']] },
      {
        route: 'docs/faq/harbours/',
        title: 'Harbours',
        sections: [['one', 'Is mooring supported?', 'By an anchor of some makers.']],
      },
      ...Array.from({ length: 20 }, (_, index) => ({
        route: `docs/guides/port${index}/`,
        title: `Port ${index}`,
        text: index < 3 ? 'Supported.' : 'Text.',
      })),
    ];
    expect(routesOn(pages, 'supported anchor makers')[0]).toBe('docs/guides/vendors/#all');
  });

  it('puts the start of a page whose title is in the query before its sections', () => {
    const pages: TestPage[] = [
      {
        route: 'docs/guides/rig/',
        title: 'Rigging',
        text: 'Of boats.',
        sections: [['old', 'Old rigging of boats long gone', 'Of tar.']],
      },
      ...['one', 'two', 'three'].map((name) => ({ route: `docs/guides/${name}/`, title: name, text: 'Tall.' })),
    ];
    expect(routesOn(pages, 'tall rigging')[0]).toBe('docs/guides/rig/');
  });

  it('explains the score of a hit', () => {
    const [hit] = find('simile');
    expect(hit?.parts).toMatchObject({ names: 0, share: 1 });
    expect(hit?.parts.heading).toBeGreaterThan(hit?.parts.text ?? 0);
  });

  it('allows no typing errors in short words', () => {
    expect(find('tepl')).toEqual([]);
  });

  it('takes a word that the pages have for no typing error', () => {
    const pages = ['expect', 'expert'].map((word) => ({ route: `docs/${word}/`, title: 'Page', text: `An ${word}.` }));
    expect(routesOn(pages, 'expect')).toEqual(['docs/expect/']);
    expect(routesOn(pages, 'expekt')).toEqual(['docs/expect/', 'docs/expert/']);
    expect(routesOn(pages.slice(1), 'expect')).toEqual(['docs/expert/']);
  });

  it('continues with a short word only while it is being typed', () => {
    const pages = [{ route: 'docs/pole/', title: 'Page', text: 'A mast.' }];
    expect(routesOn(pages, 'mas')).toEqual(['docs/pole/']);
    expect(routesOn(pages, 'mas?')).toEqual([]);
    expect(routesOn(pages, 'mas lantern')).toEqual([]);
    expect(routesOn([{ route: 'docs/ear/', title: 'Page', text: 'A mastoid.' }], 'mast?')).toEqual(['docs/ear/']);
  });

  it('finds a pasted message by most of its words', () => {
    expect(first('Warning: the runtime keeps all the memories in one huge database')).toBe('docs/guides/memory/');
  });

  it('finds what has a good share of the words if little has enough of them, and not what has less', () => {
    expect(first('bicycle wheels rudder')).toBe('docs/guides/boats/#rudder');
    expect(find('bicycle wheels, gears, chains, pedals, spokes, brakes, saddles, bells, lamps and a rudder')).toEqual(
      [],
    );
  });

  // The start of a longer word is no synonym.
  const others = Object.entries(SYNONYMS).filter(([word, synonyms]) => !synonyms.startsWith(word));
  it.each(others)('puts a text with %s before a title with its synonym %s', (word, synonyms) => {
    const pages: TestPage[] = [
      ...synonyms.split(' ').map((synonym, place) => ({
        route: `docs/guides/synonym${place}/`,
        title: synonym,
        sections: [['one', synonym, `${synonym} and ${synonym}`]] as const,
      })),
      { route: 'docs/guides/own/', title: 'Ropes', sections: [['one', 'Hemp', `${LONG_TEXT} ${word}.`]] },
    ];
    const [route, ...others] = routesOn(pages, `${word} `);
    expect(route).toBe('docs/guides/own/#one');
    expect(others.length).toBeGreaterThan(0);
  });

  it('puts a text with all words before one with a synonym of one of them in its heading', () => {
    const pages: TestPage[] = [
      { route: 'docs/guides/synonym/', title: 'A', sections: [['one', 'Picture', 'Agent, picture.']] },
      { route: 'docs/guides/synonym2/', title: 'B', sections: [['one', 'Agent', 'A sail.']] },
      { route: 'docs/guides/own/', title: 'C', sections: [['one', 'Hemp', 'A bot with a sail.']] },
    ];
    expect(routesOn(pages, 'bot sail ')[0]).toBe('docs/guides/own/#one');
  });

  it('names the words that no page has, and the similar ones that it searches instead', () => {
    const answer = (query: string): SearchAnswer => engine.search(query, { contexts: ALL });
    expect(answer('glacier melting').unknown).toEqual([]);
    expect(answer('glacierr old')).toMatchObject({ unknown: [{ word: 'glacierr', similar: ['glacier'] }] });
    expect(answer('zzqqx glacier').unknown).toEqual([{ word: 'zzqqx', similar: [] }]);
    // Another first letter, or too short.
    expect(answer('klacier ').unknown).toEqual([{ word: 'klacier', similar: [] }]);
    expect(answer('icf ').unknown).toEqual([{ word: 'icf', similar: [] }]);
  });

  it('prefers a little the part that the reader is in', () => {
    const pages: TestPage[] = [
      { route: 'community/x/', title: 'Hulls', text: 'Of oak.' },
      { route: 'community/Discord/welcome/stage/chat_2024-11-20/', title: 'Hulls', text: 'Of oak.' },
    ];
    const from = (here: 'archive' | 'community'): string | undefined =>
      engineOf(pages).search('hulls oak', { contexts: ALL, here }).hits[0]?.context;
    expect([from('archive'), from('community')]).toEqual(['archive', 'community']);
  });

  it('prefers a little a question of the FAQ', () => {
    const pages: TestPage[] = ['guides', 'faq'].map((folder) => ({
      ...{ route: `docs/${folder}/hemp/`, title: 'Hemp', text: '' },
      sections: [['one', 'Rope', 'Of hemp.']],
    }));
    expect(routesOn(pages, 'rope')[0]).toBe('docs/faq/hemp/#one');
  });

  it('shows an address once: a heading without an anchor has that of its page', () => {
    const pages: TestPage[] = [
      { route: 'docs/a/', title: 'Hemp', text: 'Hemp.', sections: [['', 'Hemp rope', 'Hemp.']] },
    ];
    expect(routesOn(pages, 'hemp')).toEqual(['docs/a/']);
  });

  it('searches only the chosen parts', () => {
    expect(find('wallets', { contexts: ['guides'] })).toEqual([]);
    expect(find('wallets', { contexts: ['archive'], channel: 'welcome/stage' })).toHaveLength(2);
    expect(find('wallets', { contexts: ['archive'], topic: 'wallets' }).map(({ route }) => route)).toEqual([
      'community/Discord/welcome/stage/chat_2024-11-20/',
    ]);
  });

  it('does not find lists of digests by the text of the digests', () => {
    expect(find('wallets', { contexts: ['community'] }).map(({ route }) => route)).toEqual([
      'community/Discord/development/coders/',
    ]);
    expect(find('talk', { contexts: ['community'] })).toEqual([]);
  });

  it('proposes similar queries if nothing was found, all of which find something', () => {
    const filter = { contexts: ALL, topic: 'wallets' };
    expect(find('rutnime')).toEqual([]);
    expect(engine.similar('rutnime', filter)).toEqual(['runtime']);
    expect(engine.similar('rutnime', { contexts: ['archive'] })).toEqual([]);
    expect(engine.similar('composeContxet', filter)).toContain('composecontext');
  });

  it('finds nothing for an empty query', () => {
    expect(find('')).toEqual([]);
    expect(find(' ()')).toEqual([]);
  });

  it.each([
    ['the message', 'Cannot find rudder of 1998', '#rudder'],
    ['a part of it, and something else', 'rudder: cannot find rudder 7', '#rudder'],
    [
      'it in a log, and not what only announces it',
      '[2025-01-06 14:17:06] INFO: sailing at /home/me/boat.ts:14 and then the wind came from the north so Error starting the boat: {} Cannot find rudder 4 [2025-01-06 14:17:07]',
      '#rudder',
    ],
    ['an announcement, if there is nothing else', 'Error starting the boat:', '#starting'],
  ])('puts the message first for a query that has %s', (_, query, anchor) => {
    expect(first(query)).toBe(`docs/troubleshooting/${anchor}`);
    expect(find(query)[0]?.tier).toBe('message');
  });

  it('puts a symbol first, but not for an ordinary word', () => {
    expect(find('composeContext')[0]?.tier).toBe('symbol');
    expect(find('actions').find(({ route }) => route === 'api/interfaces/Action/')?.tier).toBe('words');
  });

  it('leaves out the section of a guide that has the same message, and nothing else of it', () => {
    const routes = find('Cannot find rudder').map(({ route }) => route);
    expect(routes).toContain('docs/guides/boats/#rudder');
    expect(routes).not.toContain('docs/guides/boats/#what-goes-wrong');
  });

  it('searches no messages for a question', () => {
    expect(find('find the rudder').map(({ route }) => route)).toEqual([
      'docs/guides/boats/#rudder',
      'docs/guides/boats/#what-goes-wrong',
    ]);
  });

  it('leads from an old name to the new one, and says so', () => {
    const [hit, next] = find('generateObjectV2');
    expect(hit).toMatchObject({
      route: 'api/functions/generateObject/',
      renamed: { old: 'generateObjectV2', name: 'generateObject' },
    });
    expect(next?.renamed).toBeUndefined();
    expect(first('@ai16z/plugin-solana')).toBe('docs/upgrade/#3-rename-the-packages');
    expect(find('why is generateObjectV2 gone')[0]).toMatchObject({
      route: 'docs/upgrade/',
      renamed: { name: 'generateObject' },
    });
    expect(find('generateObject')[0]?.renamed).toBeUndefined();
  });
});
