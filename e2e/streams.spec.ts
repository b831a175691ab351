import { load } from 'cheerio';
import { STREAMS_FEEDS } from '../src/plugins/streams/route';
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

/** Addresses in an XML feed. */
function addressesIn(text: string, entry: string, address: string): string[] {
  const feed = load(text, { xml: true });
  return feed(entry)
    .map((_, element) => feed(element).find(address).first().text())
    .get();
}

for (const { file, read } of [
  { file: STREAMS_FEEDS.rss, read: (text: string) => addressesIn(text, 'item', 'link') },
  { file: STREAMS_FEEDS.atom, read: (text: string) => addressesIn(text, 'entry', 'id') },
  {
    file: STREAMS_FEEDS.json,
    read: (text: string) => (JSON.parse(text) as { items: { url: string }[] }).items.map(({ url }) => url),
  },
]) {
  test(`${file} has every stream with its page, and pages link to the feed`, async ({ page }) => {
    const addresses = read(readBuilt(file));
    await visit(page, 'community/Streams/');
    expect(addresses).toHaveLength(await page.getByRole('main').locator('li time').count());
    for (const url of addresses) {
      expect(readBuilt(`${new URL(url).pathname.replace('/eliza/', '')}index.html`)).toContain('<h1');
    }
    await expect(page.locator(`link[rel="alternate"][href="/eliza/${file}"]`)).toHaveCount(1);
    await expect(page.getByRole('main').locator(`a[href="/eliza/${file}"]`)).toHaveCount(1);
  });
}
