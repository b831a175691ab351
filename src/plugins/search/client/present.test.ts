import { describe, expect, it } from 'vitest';
import type { SearchContext } from '../engine/contexts';
import type { Hit } from '../engine/hit';
import { hitAddress, isOnSamePage } from './present';

const hit = (context: SearchContext, route: string): Hit => ({
  context,
  page: 0,
  section: 0,
  route,
  title: 'T',
  terms: ['one', 'two'],
});

describe('hitAddress', () => {
  it('adds the matching words before the anchor', () => {
    expect(hitAddress(hit('guides', 'docs/a/#b'), '/base/', true)).toBe('/base/docs/a/?highlight=one+two#b');
  });

  it('leaves them out if words are not marked on this site', () => {
    expect(hitAddress(hit('guides', 'docs/a/#b'), '/base/', false)).toBe('/base/docs/a/#b');
  });
});

it('tells hits of one page from others', () => {
  const above = hit('guides', 'docs/a/#b');
  expect(isOnSamePage(hit('guides', 'docs/a/'), above)).toBe(true);
  expect(isOnSamePage(hit('guides', 'docs/a/c/'), above)).toBe(false);
  expect(isOnSamePage(above, undefined)).toBe(false);
});
