import { describe, expect, it } from 'vitest';
import { clientRoutes, type ClientRoutes, type GeneratedFiles } from './clientRoutes';

const ON_DEMAND = [{ path: '/eliza/community/Discord', preloadModule: '@site/preload.ts' }];

// As Docusaurus 3.6.3 writes them.
const FILES: GeneratedFiles = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/eliza/community/Discord/',
    component: ComponentCreator('/eliza/community/Discord/', '0ac'),
    routes: [
      {
        path: '/eliza/community/Discord/',
        component: ComponentCreator('/eliza/community/Discord/', '9c5'),
        exact: true
      },
      {
        path: '/eliza/community/Discord/answers/',
        component: ComponentCreator('/eliza/community/Discord/answers/', '1b0'),
        exact: true
      }
    ]
  },
  {
    path: '/eliza/docs/',
    component: ComponentCreator('/eliza/docs/', 'd0c'),
    routes: [
      {
        path: '/eliza/docs/a/',
        component: ComponentCreator('/eliza/docs/a/', 'b0f'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/eliza/docs/alone/',
        component: ComponentCreator('/eliza/docs/alone/', 'a10'),
        exact: true
      },
      {
        path: '/eliza/docs/core/b/',
        component: ComponentCreator('/eliza/docs/core/b/', 'c11'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/eliza/docs/core/c/',
        component: ComponentCreator('/eliza/docs/core/c/', 'c12'),
        exact: true,
        sidebar: "guides"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  registry: `export default {
  "11111111": [() => import(/* webpackChunkName: "11111111" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "22222222": [() => import(/* webpackChunkName: "22222222" */ "@site/docs/core/b.md"), "@site/docs/core/b.md", require.resolveWeak("@site/docs/core/b.md")],
  "2222222c": [() => import(/* webpackChunkName: "2222222c" */ "@site/docs/core/c.md"), "@site/docs/core/c.md", require.resolveWeak("@site/docs/core/c.md")],
  "a1a1a1a1": [() => import(/* webpackChunkName: "a1a1a1a1" */ "@site/docs/alone.md"), "@site/docs/alone.md", require.resolveWeak("@site/docs/alone.md")],
  "33333333": [() => import(/* webpackChunkName: "33333333" */ "@generated/chat-archive/default/p/a.json"), "@generated/chat-archive/default/p/a.json", require.resolveWeak("@generated/chat-archive/default/p/a.json")],
  "44444444": [() => import(/* webpackChunkName: "44444444" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "55555555": [() => import(/* webpackChunkName: "55555555" */ "@site/Archive.tsx"), "@site/Archive.tsx", require.resolveWeak("@site/Archive.tsx")],
  "66666666": [() => import(/* webpackChunkName: "66666666" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],};
`,
  chunkNames: JSON.stringify({
    '/eliza/community/Discord/-0ac': { __comp: '55555555' },
    '/eliza/community/Discord/-9c5': { __comp: '55555555', __props: '33333333' },
    '/eliza/community/Discord/answers/-1b0': { __comp: '55555555', __props: '33333333' },
    '/eliza/docs/-d0c': { __comp: '66666666', __context: { plugin: '33333333' } },
    '/eliza/docs/a/-b0f': { __comp: '44444444', content: '11111111' },
    '/eliza/docs/alone/-a10': { __comp: '44444444', content: 'a1a1a1a1' },
    '/eliza/docs/core/b/-c11': { __comp: '44444444', content: '22222222' },
    '/eliza/docs/core/c/-c12': { __comp: '44444444', content: '2222222c' },
  }),
};

function written(files: Partial<GeneratedFiles> = {}): ClientRoutes {
  return clientRoutes({ ...FILES, ...files }, { baseUrl: '/eliza/', onDemand: ON_DEMAND, clientFolder: '../client' });
}

describe('clientRoutes', () => {
  it('puts the chunks of a route next to its path, each loader once, with a placeholder for its hash', () => {
    const { routes, placeholders } = written();
    expect(routes).toContain(
      `page("/eliza/docs/", {"__comp":"c66666666","__context":{"plugin":"c33333333"}}, ` +
        `[{ c66666666: () => import(/* webpackChunkName: "c66666666" */ "@theme/DocRoot"), ` +
        `c33333333: () => import(/* webpackChunkName: "c33333333" */ "@generated/chat-archive/default/p/a.json") }, "__chunk_hashes_1__"], {}, [`,
    );
    expect(placeholders.get('__chunk_hashes_1__')).toEqual(['c66666666', 'c33333333']);
    expect(routes.split('webpackChunkName: "c44444444"')).toHaveLength(2);
    expect(routes).toContain(`import { page, pages } from '../client/page.ts';`);
  });

  it('lists pages that differ only in path and content, with each folder once', () => {
    const { routes, pages, pageModules, placeholders } = written();
    expect(routes).toMatch(
      /\.\.\.pages\("\/eliza\/docs\/", \{"__comp":"c44444444"\}, \[\{ c44444444: [^\n]*, \{"sidebar":"guides"\},\n"a \/core\/ b c",\n"__chunk_hashes_\d+__"\)/u,
    );
    expect(routes).toMatch(
      /\.\.\.pages\("\/eliza\/docs\/", \{"__comp":"c44444444"\}, \[\], \{\},\n"alone",\n"__chunk_hashes_\d+__"\)/u,
    );
    expect([...placeholders.values()]).toContainEqual(['pages/docs/a', 'pages/docs/core/b', 'pages/docs/core/c']);
    expect(pageModules.get('pages/docs/core/b')).toBe('@site/docs/core/b.md');
    expect(pages).toContain('import(/* webpackChunkName: "pages/docs/core/b" */ "@site/docs/core/b.md");');
    // Otherwise the bundler would not create chunks for them.
    expect(routes).toContain(`import(/* webpackChunkName: "pages" */ './pages.js')`);
  });

  it.each([
    [
      'a path that cannot be in a list',
      FILES.routes.replaceAll('/docs/a/', '/docs/a b/'),
      FILES.chunkNames.replaceAll('/docs/a/', '/docs/a b/'),
    ],
    [
      'a path with a parameter',
      FILES.routes.replaceAll('/docs/a/', '/docs/:a/'),
      FILES.chunkNames.replaceAll('/docs/a/', '/docs/:a/'),
    ],
    [
      'the path of the route around it',
      FILES.routes.replaceAll('/docs/a/', '/docs/'),
      FILES.chunkNames.replaceAll('/docs/a/', '/docs/'),
    ],
    ['a path that is no exact one', FILES.routes.replace("'b0f'),\n        exact: true", "'b0f')"), FILES.chunkNames],
  ])('lists no page with %s', (_, routes, chunkNames) => {
    const { routes: text, pageModules } = written({ routes, chunkNames });
    expect(text).toMatch(
      /page\("\/eliza\/docs\/[^"]*", \{"__comp":"c44444444","content":"c11111111"\}, \[\{ c44444444: .*, c11111111: /u,
    );
    expect([...pageModules.values()]).not.toContain('@site/docs/a.md');
  });

  it('names the chunk of a page after its address, whatever other pages there are', () => {
    const nameOfC = (files: Partial<GeneratedFiles>): string | undefined =>
      [...written(files).pageModules].find(([, module]) => module === '@site/docs/core/c.md')?.[0];
    const without = FILES.routes.replace(/ {6}\{\s*path: '\/eliza\/docs\/a\/',[^}]*\},\n/u, '');
    expect(without).not.toBe(FILES.routes);
    expect(nameOfC({ routes: without })).toBe('pages/docs/core/c');
    expect(nameOfC({})).toBe('pages/docs/core/c');
  });

  it('keeps the route of unknown paths', () => {
    expect(written().routes).toContain('{ path: "*", component: ComponentCreator("*") }');
  });

  it('keeps only the route itself of a route on demand, with its preload', () => {
    const { routes } = written();
    expect(routes).toMatch(/^import preload0 from '@site\/preload\.ts';$/mu);
    expect(routes).toContain(
      'page("/eliza/community/Discord/", {"__comp":"c55555555"}, ' +
        '[{ c55555555: () => import(/* webpackChunkName: "c55555555" */ "@site/Archive.tsx") }, "__chunk_hashes_0__"], {}, [], preload0)',
    );
    expect(routes).not.toContain('answers');
  });

  it.each<[string, Partial<GeneratedFiles>]>([
    ['routes.js', { routes: FILES.routes.replace('export default', 'module.exports =') }],
    [
      'routes.js',
      {
        routes: FILES.routes.replaceAll('/Discord/', '/Chat/'),
        chunkNames: FILES.chunkNames.replaceAll('/Discord/', '/Chat/'),
      },
    ],
    ['routes.js', { routes: FILES.routes.replace('routes: [', 'children: [') }],
    ['registry.js', { registry: FILES.registry.replace('import(/* webpackChunkName: "11111111" */', 'import(') }],
    ['registry.js', { registry: FILES.registry.replace('import(/* webpackChunkName: "44444444" */', 'import(') }],
    ['routesChunkNames.json', { chunkNames: FILES.chunkNames.replace('docs/a/-b0f', 'docs/a/') }],
  ])('stops the build if %s is not in the known form', (file, files) => {
    expect(() => written(files)).toThrow(
      new RegExp(
        `\\.docusaurus/${file.replace('.', String.raw`\.`)} lacks .*fix src/plugins/client-bundle/clientRoutes\\.ts`,
        'u',
      ),
    );
  });
});
