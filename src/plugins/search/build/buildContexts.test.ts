import { describe, expect, it } from 'vitest';
import { encodePostings } from '../engine/postings';
import { encodeWords } from '../engine/wordList';
import { buildContexts } from './buildContexts';
import type { ReadPage } from './readPage';

const PAGES: ReadPage[] = [
  {
    route: 'docs/settings/',
    pageTitle: 'Settings',
    description: 'All of them.',
    sections: [
      { title: 'Settings', hash: '', content: 'A page.' },
      { title: 'Keys', hash: '#keys', content: 'A page on API_KEY.' },
    ],
    names: new Map([['keys', ['API_KEY', 'model']]]),
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
          words: encodeWords(['all', 'api', 'api_key', 'key', 'page', 'them']),
          sections: 2,
          texts: encodePostings([[0], [1], [1], [1], [0, 1], [0]]),
          names: encodePostings([[], [], [1], [], [], []]),
        },
        texts: [['A page.', 'A page on API_KEY.']],
      },
    ]);
  });

  it('keeps the topics of a page', () => {
    const topics = new Map([['docs/settings/', ['models']]]);
    expect(buildContexts(PAGES, topics)[0]?.documents[0]?.topics).toEqual(['models']);
  });
});
