import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { hasGitHistory, lastCommits } from '../../src/utils/gitHistory';
import { BASE_PATH, readBuilt } from '../support/site';

test('the sitemap has the day on which written pages last changed', () => {
  const $ = load(readBuilt('sitemap.xml'), { xml: true });
  const days = new Map(
    $('url')
      .map((_, url) => ({
        route: new URL($(url).find('loc').text()).pathname.slice(BASE_PATH.length),
        day: $(url).find('lastmod').text(),
      }))
      .get()
      .map(({ route, day }) => [route, day]),
  );
  const withDay = [...days].filter(([, day]) => day).map(([route]) => route);
  if (!hasGitHistory(process.cwd())) {
    expect(withDay).toEqual([]);
    return;
  }
  const dayOf = (file: string): string | undefined =>
    new Date(lastCommits(process.cwd()).get(file) ?? 0).toISOString().slice(0, 10);
  expect(days.get('')).toBe(dayOf('src/pages/index.tsx'));
  expect(days.get('docs/intro/')).toBe(dayOf('docs/intro.mdx'));
  expect(days.get('community/Discord/development/coders/chat_2024-11-20/')).toBe(
    dayOf('community/Discord/development/coders/chat_2024-11-20.md'),
  );
  expect([...days].filter(([, day]) => day && !/^\d{4}-\d\d-\d\d$/u.test(day))).toEqual([]);
  const written = [...days.keys()].filter((route) => /^docs\/|\/chat_/u.test(route));
  // A page that isn't committed yet has no day.
  const dated = lastCommits(process.cwd());
  const uncommitted = ['docs', 'community']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    )
    .filter((file) => !dated.has(file))
    .map((file) => file.replace(/(?:\/index)?\.mdx?$/u, '/'));
  const undated = written.filter((route) => !days.get(route));
  expect(undated.filter((route) => !uncommitted.includes(route))).toEqual([]);
  expect(written.length - undated.length).toBeGreaterThan(100);
  expect(withDay.filter((route) => route.startsWith('api/'))).toEqual([]);
});
