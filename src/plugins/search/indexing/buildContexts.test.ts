import { describe, expect, it } from 'vitest';
import { encodePostings } from '../engine/postings';
import { encodeWords } from '../engine/wordList';
import { buildContexts } from './buildContexts';
import type { ReadPage } from './readPage';

const PAGES: ReadPage[] = [
  {
    route: 'docs/settings/',
    pageTitle: 'Settings',
    description: 'All knobs.',
    sections: [
      { title: 'Settings', hash: '', content: 'A page.' },
      { title: 'Keys', hash: '#keys', content: 'A page on API_KEY.' },
    ],
    names: new Map([['keys', ['API_KEY', 'model']]]),
    searchedAs: new Map([
      ['', 'the knob of settings'],
      ['keys', 'the secret key'],
    ]),
  },
  { route: '', pageTitle: 'Home', description: '', sections: [], names: new Map() },
];

describe('buildContexts', () => {
  it('sorts pages into contexts, and stores which sections have each word', () => {
    expect(buildContexts(PAGES, new Map())).toEqual([
      {
        context: 'guides',
        documents: [{ route: 'docs/settings/', title: 'Settings', sections: [['keys', 'Keys']] }],
        index: {
          words: encodeWords(['api', 'api_key', 'key', 'knob', 'page', 'secret']),
          sections: 2,
          texts: encodePostings([[1], [1], [1], [0], [0, 1], []]),
          names: encodePostings([[], [1], [], [], [], []]),
          asked: encodePostings([[], [], [], [0], [], [1]]),
        },
        texts: [['A page.', 'A page on API_KEY.']],
      },
    ]);
  });

  it('keeps the tab that marks the header of a table, also at the start of a section', () => {
    const content = '\tSetting\tUse\nONE\tnone';
    const [page] = PAGES.map((each) => ({ ...each, sections: [{ title: 'Table', hash: '#table', content }] }));
    expect(page && buildContexts([page], new Map())[0]?.texts).toEqual([['All knobs.', content]]);
  });

  it('takes the summary of a digest for the start of its page, and leaves out headings without a text', () => {
    const section = (title: string, content: string): ReadPage['sections'][number] => ({
      title,
      hash: `#${title.toLowerCase()}`,
      content,
    });
    const sections = [section('Summary', 'Boats.'), section('Questions', ''), section('Why?', 'Wind.')];
    const pages = ['community/Discord/welcome/stage/chat_2024-11-20/', 'docs/boats/'].map((route) => ({
      ...{ route, pageTitle: 'Page', description: 'A sail.', names: new Map(), sections },
    }));
    const [digest, guide] = buildContexts(pages, new Map());
    expect(digest?.texts).toEqual([['Boats.', 'Wind.']]);
    expect(digest?.documents[0]?.sections).toEqual([['why?', 'Why?']]);
    expect(digest?.index.words).toBe(encodeWords(['boat', 'sail', 'wind']));
    expect(guide?.texts).toEqual([['A sail.', 'Boats.', '', 'Wind.']]);
  });

  it("leaves out readers' words that more than 300 sections have", () => {
    const [settings] = PAGES;
    const pages = (count: number): ReadPage[] =>
      Array.from({ length: count }, (_, page) => ({
        ...(settings ?? expect.fail('no page')),
        route: `docs/${page}/`,
        sections: [{ title: 'Settings', hash: '', content: 'A knob.' }],
      }));
    const asked = (count: number): string | undefined => buildContexts(pages(count), new Map())[0]?.index.asked;
    const every = (count: number): number[] => Array.from({ length: count }, (_, section) => section);
    expect(asked(300)).toBe(encodePostings([every(300)]));
    expect(asked(301)).toBe(encodePostings([[]]));
  });

  it('keeps the topics of a page', () => {
    const topics = new Map([['docs/settings/', ['models']]]);
    expect(buildContexts(PAGES, topics)[0]?.documents[0]?.topics).toEqual(['models']);
  });
});
