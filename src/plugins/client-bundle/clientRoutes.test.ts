import { describe, expect, it } from 'vitest';
import { clientRoutes, type GeneratedFiles } from './clientRoutes';

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
    path: '/eliza/docs/a/',
    component: ComponentCreator('/eliza/docs/a/', 'b0f'),
    exact: true,
    sidebar: "guides"
  },
  {
    path: '/eliza/docs/b/',
    component: ComponentCreator('/eliza/docs/b/', 'c11'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  registry: `export default {
  "11111111": [() => import(/* webpackChunkName: "11111111" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "22222222": [() => import(/* webpackChunkName: "22222222" */ "@site/docs/b.md"), "@site/docs/b.md", require.resolveWeak("@site/docs/b.md")],
  "33333333": [() => import(/* webpackChunkName: "33333333" */ "@generated/chat-archive/default/p/a.json"), "@generated/chat-archive/default/p/a.json", require.resolveWeak("@generated/chat-archive/default/p/a.json")],
  "44444444": [() => import(/* webpackChunkName: "44444444" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "55555555": [() => import(/* webpackChunkName: "55555555" */ "@site/Archive.tsx"), "@site/Archive.tsx", require.resolveWeak("@site/Archive.tsx")],};
`,
  chunkNames: JSON.stringify({
    '/eliza/community/Discord/-0ac': { __comp: '55555555' },
    '/eliza/community/Discord/-9c5': { __comp: '55555555', __props: '33333333' },
    '/eliza/community/Discord/answers/-1b0': { __comp: '55555555', __props: '33333333' },
    '/eliza/docs/a/-b0f': { __comp: '44444444', content: '11111111' },
    '/eliza/docs/b/-c11': { __comp: '44444444', content: '22222222' },
  }),
};

function written(files: Partial<GeneratedFiles> = {}, sections: string[] = [], file = 'routes.js'): string {
  return clientRoutes({ ...FILES, ...files }, { onDemand: ON_DEMAND, sections, clientFolder: '/site' }).get(file) ?? '';
}

describe('clientRoutes', () => {
  it('puts the chunks of a route beside its path, under short names, each loader once', () => {
    const routes = written();
    expect(routes).toContain(
      `page("/eliza/docs/a/", {"__comp":"p1","content":"p2"}, ` +
        `{p1: () => import(/* webpackChunkName: "p1" */ "@theme/DocItem"), ` +
        `p2: () => import(/* webpackChunkName: "p2" */ "@site/docs/a.md")}, {"exact":true,"sidebar":"guides"})`,
    );
    expect(routes).toContain(
      `page("/eliza/docs/b/", {"__comp":"p1","content":"p3"}, ` +
        `{p3: () => import(/* webpackChunkName: "p3" */ "@site/docs/b.md")}, {"exact":true})`,
    );
    expect(routes).toContain(`import page from '/site/page.ts';`);
  });

  it('tells chunks that have no file, because every page has their module', () => {
    const registry = FILES.registry.replaceAll('@site/docs/b.md', '@generated/docusaurus.config');
    expect(written({ registry })).toContain('{"__comp":"p1","content":"_3"}, {_3: () => import(');
  });

  it('nests routes', () => {
    const nested = FILES.routes.replace("exact: true,\n    sidebar", `routes: [{ path: '/eliza/docs/b/', component: ComponentCreator('/eliza/docs/b/', 'c11') }],\n    sidebar`);
    expect(written({ routes: nested })).toContain('{"sidebar":"guides"}, [page("/eliza/docs/b/", ');
  });

  it('puts the routes of a section in a file of its own, with the loaders that it needs', () => {
    const files: Partial<GeneratedFiles> = {
      routes: FILES.routes.replaceAll('/eliza/docs/b/', '/eliza/api/b/'),
      chunkNames: FILES.chunkNames.replaceAll('/eliza/docs/b/', '/eliza/api/b/'),
    };
    const sections = ['/eliza/docs/', '/eliza/api/'];
    expect(written(files, sections)).toContain(
      'section("/eliza/docs/", "p1", () => import(/* webpackChunkName: "p1" */ "./section0.js")),\n' +
        'section("/eliza/api/", "p2", () => import(/* webpackChunkName: "p2" */ "./section1.js"))',
    );
    expect(written(files, sections)).not.toMatch(/docs\/a|api\/b/u);
    for (const [file, path] of [
      ['section0.js', '/eliza/docs/a/'],
      ['section1.js', '/eliza/api/b/'],
    ] as const) {
      expect(written(files, sections, file)).toContain(`page("${path}", `);
      expect(written(files, sections, file)).toContain('import(/* webpackChunkName: "p3" */ "@theme/DocItem")');
    }
  });

  it('stops the build if a section has no routes', () => {
    expect(() => written({}, ['/eliza/blog/'])).toThrow(/routes\.js lacks routes below \/eliza\/blog\//u);
  });

  it('keeps the route of unknown paths', () => {
    expect(written()).toContain('{ path: "*", component: ComponentCreator("*") }');
  });

  it('leaves of a route on demand just the route itself, which preloads', () => {
    const routes = written();
    expect(routes).toMatch(/^import preload0 from '@site\/preload\.ts';$/mu);
    expect(routes).toContain(
      'page("/eliza/community/Discord/", {"__comp":"p0"}, {p0: () => import(/* webpackChunkName: "p0" */ "@site/Archive.tsx")}, {}, [], preload0)',
    );
    expect(routes).not.toContain('answers');
    expect(routes).not.toContain('chat-archive');
  });

  it.each<[string, Partial<GeneratedFiles>]>([
    ['routes.js', { routes: FILES.routes.replace('export default', 'module.exports =') }],
    ['routes.js', { routes: FILES.routes.replaceAll('/Discord/', '/Chat/'), chunkNames: FILES.chunkNames.replaceAll('/Discord/', '/Chat/') }],
    ['routes.js', { routes: FILES.routes.replace('routes: [', 'children: [') }],
    ['registry.js', { registry: FILES.registry.replace('import(/* webpackChunkName: "11111111" */', 'import(') }],
    ['routesChunkNames.json', { chunkNames: FILES.chunkNames.replace('docs/a/-b0f', 'docs/a/') }],
  ])('stops the build if %s is not in the form that is known', (file, files) => {
    expect(() => written(files)).toThrow(
      new RegExp(`\\.docusaurus/${file.replace('.', String.raw`\.`)} lacks .*mend src/plugins/client-bundle/clientRoutes\\.ts`, 'u'),
    );
  });
});
