import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { readNotes } from '../../src/plugins/api-reference/notes/readNotes';
import type { PageSources } from '../../src/plugins/api-reference/source-on-page/sourceButtons';
import { builtFiles, readBuilt } from '../support/site';

const PAGES = builtFiles().filter((file) => /^(?:docs\/)?api\/\w[\w-]*\/\w+\/index\.html$/u.test(file));

test('each button has the source that it unfolds, of the place that is beside it', () => {
  let buttons = 0;
  const missing: string[] = [];
  for (const file of PAGES) {
    const page = cheerio.load(readBuilt(file));
    const places = page('.show-source')
      .toArray()
      .map((button) => page(button).parent().find('a').text());
    buttons += places.length;
    const sources =
      places.length > 0 ? (JSON.parse(readBuilt(file.replace('index.html', 'source.json'))) as PageSources) : {};
    const found = places.filter((place) => (sources[place]?.text ?? '').trim() !== '');
    if (found.length !== places.length || places.length !== Object.keys(sources).length) {
      missing.push(file);
    }
  }
  expect(missing).toEqual([]);
  expect(buttons).toBeGreaterThan(200);
});

test('functions of both releases have a source', () => {
  const without = PAGES.filter((file) => file.includes('/functions/')).filter(
    (file) => !readBuilt(file).includes('show-source'),
  );
  expect(without).toEqual([]);
});

test('each note is on a page, marked as ours, and in its Markdown', () => {
  const pages = PAGES.filter((file) => file.startsWith('api/'));
  const notes = pages.flatMap((file) => {
    const page = cheerio.load(readBuilt(file));
    return page('blockquote:contains("Our note:")').toArray();
  });
  expect(notes).toHaveLength(readNotes().length);
  const markdown = readBuilt('api/functions/embed.md');
  expect(markdown).toContain('> **Our note:** Contrary to the comment, it calls');
  expect(markdown).toMatch(/embedding\.ts#L162\)\s*$/mu);
});
