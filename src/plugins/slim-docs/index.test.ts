import { describe, expect, it } from 'vitest';
import type { RouteConfig } from '@docusaurus/types';
import { matchPath } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { slimGlobalData, slimRoute } from '.';
import { docsInNavbar } from './docsInNavbar';

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
              {
                type: 'category',
                label: 'More',
                items: [{ type: 'link', label: 'Draft', href: '/docs/draft', docId: 'draft', unlisted: true }],
              },
            ],
          },
        },
      },
      routes: [{ path: '/docs/intro', component: '@theme/DocItem', sidebar: 'guides' }],
    },
  ],
} satisfies RouteConfig;

describe('slimRoute', () => {
  it('removes the page data of a version, except links and ids', () => {
    const version = slimRoute(ROUTE).routes?.[0];
    expect(version?.props?.version).toEqual({
      label: 'Next',
      docs: {},
      docsSidebars: {
        guides: [
          { type: 'link', label: 'Introduction', href: '/docs/intro', docId: 'intro' },
          {
            type: 'category',
            label: 'More',
            items: [{ type: 'link', label: 'Draft', href: '/docs/draft', docId: 'draft', unlisted: true }],
          },
        ],
      },
    });
    expect(version?.routes).toEqual(ROUTE.routes[0]?.routes);
  });

  it('rejects a generated index, with the sidebar, the category and the fix', () => {
    const index = {
      path: '/docs/category/more',
      component: '@theme/DocCategoryGeneratedIndexPage',
      props: { categoryGeneratedIndex: { title: 'More' } },
      sidebar: 'guides',
    };
    expect(() => slimRoute({ ...ROUTE, routes: [index] })).toThrow(
      /sidebar "guides" has a generated index for the category "More" \(\/docs\/category\/more\).*: give the category its own page/u,
    );
  });
});

describe('slimGlobalData', () => {
  const START = { id: 'start', path: '/docs/start', sidebar: undefined };
  const INTRO = { id: 'intro', path: '/docs/intro', sidebar: 'guides' };
  const OLD_API = { id: 'api/index', path: '/docs/api', sidebar: undefined };

  const slim = (docs: GlobalVersion['docs'], ...inNavbar: string[]): GlobalVersion['docs'] | undefined => {
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
    const data = { path: '/docs', versions: [version], breadcrumbs: true };
    return slimGlobalData(data, new Set(inNavbar)).versions[0]?.docs;
  };

  it('removes pages in no sidebar except the main one', () => {
    expect(slim([START, INTRO, OLD_API])).toEqual([START, INTRO]);
  });

  it('replaces pages that are all in the same sidebar with a pattern', () => {
    const start = { ...START, sidebar: 'guides' };
    const docs = slim([start, INTRO]);
    expect(docs).toEqual([start, { id: '*', path: '/docs/*', sidebar: 'guides' }]);
    const activeSidebar = (path: string): string | undefined =>
      docs?.find((doc) => matchPath(path, { path: doc.path, exact: true, strict: false }))?.sidebar;
    expect(activeSidebar('/docs/intro/')).toBe('guides');
    expect(activeSidebar('/community/')).toBeUndefined();
  });

  it('keeps pages to which the navbar links', () => {
    expect(slim([START, INTRO, OLD_API], 'api/index')).toEqual([START, INTRO, OLD_API]);
    const start = { ...START, sidebar: 'guides' };
    expect(slim([start, INTRO], 'intro')).toEqual([start, INTRO, { id: '*', path: '/docs/*', sidebar: 'guides' }]);
  });

  it('replaces the pages of a folder that are in the same sidebar with a pattern', () => {
    const page = (id: string, sidebar?: string): GlobalVersion['docs'][number] => ({
      id,
      path: `/docs/${id}`,
      sidebar,
    });
    const index = { id: 'recipes/index', path: '/docs/recipes/', sidebar: 'guides' };
    const [recipe, mixed, apart] = [page('recipes/one', 'guides'), page('mixed/one', 'guides'), page('mixed/two')];
    const docs = slim([START, INTRO, index, recipe, mixed, apart]);
    expect(docs).toEqual([START, INTRO, mixed, { id: 'recipes/*', path: '/docs/recipes/*', sidebar: 'guides' }]);
    const activeSidebar = (path: string): string | undefined =>
      docs?.find((doc) => matchPath(path, { path: doc.path, exact: true, strict: false }))?.sidebar;
    expect(['/docs/recipes/', '/docs/recipes/one/'].map(activeSidebar)).toEqual(['guides', 'guides']);
    expect(activeSidebar('/docs/mixed/two/')).toBeUndefined();
  });

  it('keeps pages of different sidebars', () => {
    const other = { id: 'other', path: '/docs/other', sidebar: 'others' };
    expect(slim([INTRO, other])).toEqual([INTRO, other]);
  });
});

describe('docsInNavbar', () => {
  it('finds the pages of an instance that items name, also in dropdowns', () => {
    const items = [
      { type: 'doc', docId: 'intro' },
      { type: 'doc', docId: 'other', docsPluginId: 'api' },
      { items: [{ type: 'doc', docId: 'draft' }] },
      {},
    ];
    expect(docsInNavbar(items, 'default')).toEqual({ docs: new Set(['intro', 'draft']), versions: false });
    expect(docsInNavbar(items, 'api').docs).toEqual(new Set(['other']));
  });

  it('finds a version dropdown', () => {
    expect(docsInNavbar([{ type: 'docsVersionDropdown' }], 'default').versions).toBe(true);
    expect(docsInNavbar([{ type: 'docsVersionDropdown' }], 'api').versions).toBe(false);
  });
});
