import { describe, expect, it } from 'vitest';
import { buildContexts, type UpstreamIndex } from './buildContexts';

const UPSTREAM: UpstreamIndex = [
  [{ i: 1, t: 'Settings', u: '/base/docs/settings/' }, { i: 9, t: 'Home', u: '/base/' }],
  [{ i: 2, t: 'Keys', u: '/base/docs/settings/', h: '#keys', p: 1 }],
  [{ i: 1, t: 'All of them.', u: '/base/docs/settings/', p: 1 }],
  [],
  [
    { i: 3, t: 'A page.', u: '/base/docs/settings/', h: '', p: 1 },
    { i: 4, t: 'A page on API_KEY.', u: '/base/docs/settings/', h: '#keys', p: 1 },
  ],
];

describe('buildContexts', () => {
  it('sorts pages into contexts, with the words of each section as steps between frequent and rare ones', () => {
    const names = new Map([['docs/settings/', new Map([['keys', ['API_KEY', 'model']]])]]);
    expect(buildContexts(UPSTREAM, { baseUrl: '/base/', topics: new Map(), names })).toEqual([
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
    expect(buildContexts(UPSTREAM, { baseUrl: '/base/', topics })[0]?.documents[0]?.topics).toEqual(['models']);
  });

  it('says so if the indexer writes another form', () => {
    expect(() => buildContexts(UPSTREAM.slice(0, 2), { baseUrl: '/base/', topics: new Map() })).toThrow(
      /another form than 0\.55\.3 does\. Mend src\/plugins\/search-index\/buildContexts\.ts/u,
    );
  });
});
