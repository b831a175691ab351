import { describe, expect, it } from 'vitest';
import type { SearchContext } from './contexts';
import type { Hit } from './hit';
import { groupHits, hitAddress } from './present';

const hit = (context: SearchContext, route: string, exact = false): Hit => ({
  context,
  page: 0,
  section: 0,
  route,
  title: 'T',
  complete: true,
  exact,
  terms: ['one', 'two'],
});

const order = (hits: Hit[], route: string): string[] => groupHits(hits, route).map(({ context }) => context);

describe('groupHits', () => {
  const hits = [hit('guides', 'docs/a/'), hit('api', 'api/b/'), hit('guides', 'docs/c/')];

  it('keeps the order inside a part', () => {
    expect(groupHits(hits, '').map(({ hits: [first] }) => first?.route)).toEqual(['docs/a/', 'api/b/']);
    expect(groupHits(hits, '')[0]?.hits.map(({ route }) => route)).toEqual(['docs/a/', 'docs/c/']);
  });

  it('puts the part that the reader is in first', () => {
    expect(order(hits, 'api/classes/X/')).toEqual(['api', 'guides']);
  });

  it('puts the guides first, unless only community or archive have all words', () => {
    expect(order([hit('archive', 'community/b/'), hit('api', 'api/b/'), hit('guides', 'docs/a/')], '')).toEqual([
      'guides',
      'api',
      'archive',
    ]);
    const some = { ...hit('guides', 'docs/a/'), complete: false };
    expect(order([some, hit('archive', 'community/b/')], '')).toEqual(['archive', 'guides']);
    expect(order([hit('archive', 'community/b/'), hit('api', 'api/b/'), some], '')).toEqual([
      'guides',
      'api',
      'archive',
    ]);
  });

  it('puts a page whose name is the query before that', () => {
    expect(order([hit('api', 'api/b/', true), hit('guides', 'docs/a/')], 'docs/intro/')).toEqual(['api', 'guides']);
  });
});

describe('hitAddress', () => {
  it('adds the matching words before the anchor', () => {
    expect(hitAddress(hit('guides', 'docs/a/#b'), '/base/', true)).toBe('/base/docs/a/?highlight=one+two#b');
  });

  it('leaves them out if words are not marked on this site', () => {
    expect(hitAddress(hit('guides', 'docs/a/#b'), '/base/', false)).toBe('/base/docs/a/#b');
  });
});
