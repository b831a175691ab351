import type { RouteConfig } from 'react-router-config';
import { describe, expect, it, vi } from 'vitest';
import type { PageFile } from './page';

vi.mock('@docusaurus/ComponentCreator', () => ({ default: () => () => null }));
vi.stubGlobal('__webpack_public_path__', '/eliza/');
vi.stubGlobal('__webpack_require__', {
  u: (name: string) => `${name}.${globalThis.chunkHashes?.[name]}.js`,
});

const { page, pages } = await import('./page');

/** The files that a route has for a page. */
function filesOf(route: RouteConfig | undefined, path: string): unknown {
  return (route?.files as (page: string) => PageFile[])(path);
}

const load = (): Promise<unknown> => Promise.resolve();

describe('files of a route', () => {
  const [a, b, large] = pages(
    '/eliza/docs/',
    { __comp: 'shell', __context: { plugin: 'bundled' } },
    [{ shell: load, bundled: load }, 'SSSS    40'],
    {},
    'a /core/ b large',
    'AAAABBBBCCCC1az',
  );

  it('has each chunk with its size, also those that an earlier route brought, but none that is in the bundle', () => {
    expect(filesOf(a, '/eliza/docs/a/')).toEqual([
      { address: '/eliza/shell.SSSS.js', kilobytes: 4 },
      { address: '/eliza/pages/docs/a.AAAA.js', kilobytes: 1 },
    ]);
    expect(filesOf(b, '/eliza/docs/core/b/')).toEqual([
      { address: '/eliza/shell.SSSS.js', kilobytes: 4 },
      { address: '/eliza/pages/docs/core/b.BBBB.js', kilobytes: 10 },
    ]);
  });

  it('has a size for large files that fits no limit', () => {
    expect(filesOf(large, '/eliza/docs/core/large/')).toContainEqual({
      address: '/eliza/pages/docs/core/large.CCCC.js',
      kilobytes: Infinity,
    });
  });

  it('has the content of a page whose route is loaded on demand', () => {
    const preload = Object.assign(<Component>(component: Component): Component => component, {
      contentFile: 'index.json',
    });
    const route = page('/eliza/chat/', { __comp: 'chat' }, [{ chat: load }, 'HHHH2'], {}, [], preload);
    expect(filesOf(route, '/eliza/chat/day/')).toEqual([
      { address: '/eliza/chat.HHHH.js', kilobytes: 2 },
      { address: '/eliza/chat/day/index.json' },
    ]);
  });
});
