import { describe, expect, it } from 'vitest';
import { rebasedUrl } from './gatherFromGuides';

describe('rebasedUrl', () => {
  it.each([
    ['#embeddings', '/docs/packages/core/#embeddings'],
    ['adapters.md#start', '/docs/packages/adapters/#start'],
    ['../core/actions.md', '/docs/core/actions/'],
    ['./index.md', '/docs/packages/'],
    ['/docs/faq/#a', '/docs/faq/#a'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
  ])('%s of docs/packages/core.md is %s', (url, rebased) => {
    expect(rebasedUrl(url, 'docs/packages/core.md')).toBe(rebased);
  });
});
