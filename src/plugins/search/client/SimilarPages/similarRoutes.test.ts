import { describe, expect, it } from 'vitest';
import { similarRoutes } from './similarRoutes';

const ROUTES = [
  'docs/intro/',
  'docs/core/actions/',
  'docs/quickstart/',
  'api/interfaces/Action/',
  'docs/guides/wsl/',
  '',
];

describe('similarRoutes', () => {
  it('finds a route with a typing error', () => {
    expect(similarRoutes('docs/quikstart/', ROUTES)[0]).toBe('docs/quickstart/');
  });

  it('finds a page in another folder', () => {
    expect(similarRoutes('docs/actions', ROUTES)[0]).toBe('docs/core/actions/');
  });

  it('ignores capitals, file endings and underscores', () => {
    expect(similarRoutes('Docs/Guides/WSL.html', ROUTES)[0]).toBe('docs/guides/wsl/');
  });

  it('takes no short word for a misspelling of another', () => {
    expect(similarRoutes('nope/', ['docs/packages/plugins/node/', 'docs/packages/plugins/near/'])).toEqual([]);
  });

  it('finds nothing if nothing is similar', () => {
    expect(similarRoutes('wp-admin/setup.php', ROUTES)).toEqual([]);
  });

  it('returns no more than the maximum', () => {
    expect(similarRoutes('docs/core/actions', Array<string>(9).fill('docs/core/actions/'))).toHaveLength(5);
  });
});
