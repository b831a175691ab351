import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import proved from '../../src/release/proved.json';
import { describeProved } from '../../src/release/CheckedSources/describeProved';
import { readBuilt } from '../support/site';

test('every guide says how much of it was run on the release', () => {
  const guides = Object.entries(proved).filter(([file]) => file.startsWith('docs/'));
  expect(guides.length).toBeGreaterThan(20);
  for (const [file, parts] of guides) {
    const page = file.replace(/\.mdx?$/u, '/index.html').replace('/index/index.html', '/index.html');
    expect(load(readBuilt(page))('details > summary').text(), file).toContain(`; ${describeProved(parts)}`);
  }
});
