import { describe, expect, it } from 'vitest';
import type { RouteConfig } from '@docusaurus/types';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import { slimGlobalData, slimRoute } from '.';

const ROUTE = {
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: {
        version: {
          label: 'Next',
          docs: {
            intro: { id: 'intro', title: 'Introduction', description: 'What it is.', sidebar: 'guides' },
            'api/index': { id: 'api/index', title: 'Old API', description: 'What it was.' },
          },
        },
      },
      routes: [{ path: '/docs/intro', component: '@theme/DocItem', sidebar: 'guides' }],
    },
  ],
} satisfies RouteConfig;

describe('slimRoute', () => {
  it('leaves out descriptions, and pages in no sidebar, from the data of a version', () => {
    const version = slimRoute(ROUTE).routes?.[0];
    expect(version?.props).toEqual({
      version: { label: 'Next', docs: { intro: { id: 'intro', title: 'Introduction', sidebar: 'guides', description: '' } } },
    });
    expect(version?.routes).toEqual(ROUTE.routes[0]?.routes);
  });
});

describe('slimGlobalData', () => {
  it('leaves out pages in no sidebar but the main one', () => {
    const version = {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'start',
      docs: [
        { id: 'start', path: '/docs/start', sidebar: undefined },
        { id: 'intro', path: '/docs/intro', sidebar: 'guides' },
        { id: 'api/index', path: '/docs/api', sidebar: undefined },
      ],
      draftIds: [],
      sidebars: {},
    };
    const data: GlobalPluginData = { path: '/docs', versions: [version], breadcrumbs: true };
    expect(slimGlobalData(data).versions[0]?.docs.map(({ id }) => id)).toEqual(['start', 'intro']);
  });
});
