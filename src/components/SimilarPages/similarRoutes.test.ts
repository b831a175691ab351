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

  it('finds a page that was looked for in another folder', () => {
    expect(similarRoutes('docs/actions', ROUTES)[0]).toBe('docs/core/actions/');
  });

  it('takes no notice of capitals, file endings and underscores', () => {
    expect(similarRoutes('Docs/Guides/WSL.html', ROUTES)[0]).toBe('docs/guides/wsl/');
  });

  it('finds nothing where nothing is near', () => {
    expect(similarRoutes('wp-admin/setup.php', ROUTES)).toEqual([]);
  });

  it('gives no more than it was asked for', () => {
    expect(similarRoutes('docs/core/actions', ROUTES, 1)).toHaveLength(1);
  });
});
