import type { DocusaurusConfig, RouteConfig } from '@docusaurus/types';
import { beforeEach, describe, expect, it } from 'vitest';
import site from '../../../docusaurus.config';
import { folderWith, git as gitIn } from '../../utils/testFolder';
import { datedItems } from './datedItems';

const COMMITTED = '2024-12-24T23:30:00Z';

describe('datedItems', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = folderWith({ 'docs/a.md': '' });
  });

  const git = (...args: string[]): string => gitIn(siteDir, args, { GIT_COMMITTER_DATE: COMMITTED });
  const page = (name: string, sourceFilePath?: string, lastUpdatedAt?: number): RouteConfig => ({
    path: `/${name}/`,
    component: '',
    metadata: { sourceFilePath, lastUpdatedAt },
  });
  /** The metadata of the routes that the sitemap plugin gets. */
  const metadataOf = async (...routes: RouteConfig[]): Promise<unknown[]> => {
    let passed: RouteConfig[] = [];
    await datedItems(siteDir)({
      routes,
      siteConfig: site as DocusaurusConfig,
      defaultCreateSitemapItems: (params) => {
        passed = params.routes;
        return Promise.resolve([]);
      },
    });
    return passed.flatMap((route) => [route, ...(route.routes ?? [])]).map(({ metadata }) => metadata);
  };

  it('dates a page by the last commit of its file, also one inside a route', async () => {
    git('init');
    git('add', '.');
    git('commit', '-m', 'page');
    const dated = { sourceFilePath: 'docs/a.md', lastUpdatedAt: Date.parse(COMMITTED) };
    expect(await metadataOf({ ...page('docs'), routes: [page('a', 'docs/a.md')] })).toEqual([undefined, dated]);
  });

  it('keeps the date that a page names itself', async () => {
    git('init');
    git('add', '.');
    git('commit', '-m', 'page');
    expect(await metadataOf(page('a', 'docs/a.md', 5))).toEqual([{ sourceFilePath: 'docs/a.md', lastUpdatedAt: 5 }]);
  });

  it('gives a page that is in no commit neither a date nor a file to ask git for', async () => {
    git('init');
    git('commit', '--allow-empty', '-m', 'empty');
    expect(await metadataOf(page('a', 'docs/a.md', 5), page('home'))).toEqual([undefined, undefined]);
  });

  it('gives no date without history', async () => {
    expect(await metadataOf(page('a', 'docs/a.md'))).toEqual([undefined]);
  });
});
