import { describe, expect, it } from 'vitest';
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
  it('sorts pages into contexts, and stores the words of each section as differences of word numbers', () => {
    expect(buildContexts(PAGES, new Map())).toEqual([
      {
        context: 'guides',
        documents: [{ route: 'docs/settings/', title: 'Settings', sections: [['keys', 'Keys']] }],
        index: {
          words: 'a page all api api_key key of on them',
          sections: [
            [0, 1, 1, 4, 2],
            [0, 1, 2, 1, 1, 2],
          ],
          names: { 1: [4] },
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
