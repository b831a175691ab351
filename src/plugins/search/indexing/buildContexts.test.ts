import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from '../engine/postings';
import { decodeWords, encodeWords } from '../engine/wordList';
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
          texts: encodePostings([[1], [], [1], [0], [0, 1], []]),
          names: encodePostings([[], [1], [], [], [], []]),
          asked: encodePostings([[], [], [], [], [], [1]]),
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

  it("leaves out readers' words that the section has in another form", () => {
    const section = { title: 'Speech', hash: '#speech', content: 'It transcribes what is said.' };
    const page: ReadPage = {
      ...{ route: 'docs/a/', pageTitle: 'Media', description: '', names: new Map(), sections: [section] },
      searchedAs: new Map([['speech', 'transcriber, dictation']]),
    };
    const [context] = buildContexts([page], new Map());
    const words = decodeWords(context?.index.words ?? '');
    const asked = decodePostings(context?.index.asked ?? '');
    expect(words.filter((_, index) => asked[index]?.includes(1))).toEqual(['dictation']);
  });

  it("leaves out readers' words that more than 30 sections have", () => {
    const [settings = expect.fail('no page')] = PAGES;
    const others = (count: number): ReadPage[] =>
      Array.from({ length: count }, (_, page) => ({
        ...{ route: `docs/${page}/`, pageTitle: 'Page', description: '', names: new Map() },
        sections: [{ title: 'Page', hash: '', content: 'A secret.' }],
      }));
    const asked = (count: number): number[][] => {
      const [context] = buildContexts([settings, ...others(count)], new Map());
      return decodePostings(context?.index.asked ?? '');
    };
    expect(asked(30).flat()).toEqual([1]);
    expect(asked(31).flat()).toEqual([]);
  });

  it('keeps the topics of a page', () => {
    const topics = new Map([['docs/settings/', ['models']]]);
    expect(buildContexts(PAGES, topics)[0]?.documents[0]?.topics).toEqual(['models']);
  });
});
