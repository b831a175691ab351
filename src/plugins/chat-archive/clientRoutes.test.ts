import { describe, expect, it } from 'vitest';
import { leaveOutPages } from './clientRoutes';

const SETTINGS = { archivePath: '/eliza/community/Discord', pages: 2, preloadModule: '@site/preload.ts' };

// As Docusaurus 3.6.3 writes them.
const ROUTES = `import React from 'react';
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
    path: '/eliza/community/creator-fund/',
    component: ComponentCreator('/eliza/community/creator-fund/', 'b0f'),
    exact: true
  },
];
`;

const REGISTRY = `export default {
  "11111111": [() => import(/* webpackChunkName: "11111111" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],
  "22222222": [() => import(/* webpackChunkName: "22222222" */ "@generated/chat-archive/default/p/a.json"), "@generated/chat-archive/default/p/a.json", require.resolveWeak("@generated/chat-archive/default/p/a.json")],
  "33333333": [() => import(/* webpackChunkName: "33333333" */ "@generated/chat-archive/default/p/b.json"), "@generated/chat-archive/default/p/b.json", require.resolveWeak("@generated/chat-archive/default/p/b.json")],};
`;

const CHUNK_NAMES = JSON.stringify({
  '/eliza/community/Discord/-0ac': { __comp: 'root', __context: { plugin: 'p' } },
  '/eliza/community/Discord/-9c5': { __comp: 'page', __props: 'x' },
  '/eliza/community/Discord/answers/-1b0': { __comp: 'page', __props: 'y' },
  '/eliza/community/creator-fund/-b0f': { __comp: 'doc' },
});

describe('leaveOutPages', () => {
  it('leaves the route of the archive, which preloads, and those of other pages', () => {
    const routes = leaveOutPages('routes.js', ROUTES, SETTINGS);
    expect(routes).toMatch(/^import preloadArchivePage from '@site\/preload\.ts';$/mu);
    expect(routes).toContain("component: preloadArchivePage(ComponentCreator('/eliza/community/Discord/', '0ac'))");
    expect(routes).toContain('/eliza/community/creator-fund/');
    expect(routes).not.toContain('answers');
    expect(routes.match(/exact: true/gu)).toHaveLength(1);
  });

  it('leaves the modules of other pages, and the file well formed', () => {
    const registry = leaveOutPages('registry.js', REGISTRY, SETTINGS);
    expect(registry).toContain('@site/docs/a.md');
    expect(registry).not.toContain('chat-archive');
    expect(registry.trim()).toMatch(/\};$/u);
  });

  it('leaves the chunk names of other routes and of the archive itself', () => {
    expect(Object.keys(JSON.parse(leaveOutPages('routesChunkNames.json', CHUNK_NAMES, SETTINGS)) as object)).toEqual([
      '/eliza/community/Discord/-0ac',
      '/eliza/community/creator-fund/-b0f',
    ]);
  });

  it.each([
    ['routes.js', ROUTES],
    ['registry.js', REGISTRY],
    ['routesChunkNames.json', CHUNK_NAMES],
  ] as const)('stops the build if %s is not in the form that is known', (file, source) => {
    expect(() => leaveOutPages(file, source, { ...SETTINGS, pages: 3 })).toThrow(
      new RegExp(`\\.docusaurus/${file.replace('.', String.raw`\.`)} has 2 of 3 expected entries.*mend src/plugins/chat-archive/clientRoutes\\.ts`, 'u'),
    );
  });

  it('stops the build if the archive has no route', () => {
    expect(() => leaveOutPages('routes.js', ROUTES.replace('routes: [', 'children: ['), SETTINGS)).toThrow(/0 of 1/u);
  });
});
