import { describe, expect, it } from 'vitest';
import type { RouteConfig } from '@docusaurus/types';
import { matchPath } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
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
          docsSidebars: {
            guides: [
              { type: 'link', label: 'Introduction', href: '/docs/intro', docId: 'intro', unlisted: false },
              { type: 'category', label: 'More', items: [{ type: 'link', label: 'Draft', href: '/docs/draft', docId: 'draft', unlisted: true }] },
            ],
          },
        },
      },
      routes: [{ path: '/docs/intro', component: '@theme/DocItem', sidebar: 'guides' }],
    },
  ],
} satisfies RouteConfig;

describe('slimRoute', () => {
  it('leaves out what a version says of its pages, but their links', () => {
    const version = slimRoute(ROUTE).routes?.[0];
    expect(version?.props?.version).toEqual({
      label: 'Next',
      docs: {},
      docsSidebars: {
        guides: [
          { type: 'link', label: 'Introduction', href: '/docs/intro' },
          { type: 'category', label: 'More', items: [{ type: 'link', label: 'Draft', href: '/docs/draft', unlisted: true }] },
        ],
      },
    });
    expect(version?.routes).toEqual(ROUTE.routes[0]?.routes);
  });
});

describe('slimGlobalData', () => {
  const START = { id: 'start', path: '/docs/start', sidebar: undefined };
  const INTRO = { id: 'intro', path: '/docs/intro', sidebar: 'guides' };
  const OLD_API = { id: 'api/index', path: '/docs/api', sidebar: undefined };

  const slim = (...docs: GlobalVersion['docs']): GlobalVersion['docs'] | undefined => {
    const version: GlobalVersion = {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'start',
      docs,
      draftIds: [],
      sidebars: {},
    };
    return slimGlobalData({ path: '/docs', versions: [version], breadcrumbs: true }).versions[0]?.docs;
  };

  it('leaves out pages in no sidebar but the main one', () => {
    expect(slim(START, INTRO, OLD_API)).toEqual([START, INTRO]);
  });

  it('has a pattern in the place of pages that are all in the same sidebar', () => {
    const start = { ...START, sidebar: 'guides' };
    const docs = slim(start, INTRO);
    expect(docs).toEqual([start, { id: '*', path: '/docs/*', sidebar: 'guides' }]);
    const activeSidebar = (path: string): string | undefined =>
      docs?.find((doc) => matchPath(path, { path: doc.path, exact: true, strict: false }))?.sidebar;
    expect(activeSidebar('/docs/intro/')).toBe('guides');
    expect(activeSidebar('/community/')).toBeUndefined();
  });

  it('keeps pages of different sidebars', () => {
    const other = { id: 'other', path: '/docs/other', sidebar: 'others' };
    expect(slim(INTRO, other)).toEqual([INTRO, other]);
  });
});
