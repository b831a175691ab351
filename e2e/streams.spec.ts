import { STREAMS_FEED } from '../src/plugins/streams/route';
import { readFeed } from './support/feeds';
import { readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

test('the timeline of streams can be limited to a topic', async ({ page }) => {
  await visit(page, 'community/Streams/');
  const main = page.getByRole('main');
  const all = await main.locator('li time').count();
  const trust = main.getByRole('button', { name: 'Trust', exact: true });
  await trust.click();
  await expect(trust).toHaveAttribute('aria-pressed', 'true');
  const shown = await main.locator('li time').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  await expect(main.getByRole('status')).toHaveText(`${shown} of ${all} streams`);
  await main.getByRole('button', { name: 'All', exact: true }).click();
  await expect(main.locator('li time')).toHaveCount(all);
});

test('a stream page shows day and topics, and its chapters link into the recording', async ({ page }) => {
  await visit(page, 'community/Streams/12-2024/2024-12-03/');
  const main = page.getByRole('main');
  await expect(main.locator('time').first()).toHaveText('3 December 2024');
  await expect(main.getByRole('link', { name: 'Recording' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\//u,
  );
  await expect(main.getByRole('link', { name: '00:40:31' })).toHaveAttribute('href', /[?&]t=2431$/u);
});

test('the feed has every stream with its page, and pages link to the feed', async ({ page }) => {
  const { urls } = readFeed(STREAMS_FEED);
  await visit(page, 'community/Streams/');
  expect(urls).toHaveLength(await page.getByRole('main').locator('li time').count());
  for (const url of urls) {
    expect(readBuilt(`${new URL(url).pathname.replace('/eliza/', '')}index.html`)).toContain('<h1');
  }
  await expect(page.locator(`link[rel="alternate"][href="/eliza/${STREAMS_FEED}"]`)).toHaveCount(1);
  await expect(page.getByRole('main').locator(`a[href="/eliza/${STREAMS_FEED}"]`)).toHaveCount(1);
});
