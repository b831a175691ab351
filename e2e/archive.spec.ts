import { readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { ARCHIVE_FEED } from '../src/plugins/chat-archive/route';
import { RELEASE } from '../src/release/version';
import { lastCommits } from '../src/utils/gitHistory';
import { readFeed } from './support/feeds';
import { builtDigests, loadBuilt, readBuilt } from './support/site';
import { expect, hydrated, sidebarOf, test, titleOf, visit } from './support/test';

const DIGEST = 'community/Discord/development/coders/chat_2024-11-20/';

const files = readdirSync('community/Discord', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('community/Discord', ...file.split(path.sep)))
  .filter((file) => file.endsWith('.md'));

/** Files of digests. */
const written = files.filter((file) => /\/chat_[^/]+\.md$/u.test(file));

/** Files of what the chat knew about each topic. */
const overviews = files.filter((file) => file.startsWith('community/Discord/topics/'));

const digests = builtDigests();

test('the archive has a page for every written digest, and shows their number', async ({ page }) => {
  expect(written.length).toBeGreaterThan(0);
  expect([...digests].sort()).toEqual(written.map((file) => file.replace(/\.md$/u, '/index.html')).sort());
  await visit(page, 'community/Discord/');
  const channels = new Set(written.map((file) => path.posix.dirname(file)));
  await expect(page.getByRole('main')).toContainText(`${written.length} daily digests of ${channels.size} channels`);
});

test('a digest shows its day, its questions and links to the days before and after', async ({ page, pageErrors }) => {
  await visit(page, DIGEST);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 20 November 2024');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Summary/u);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Chat archive');
  await expect(page.locator('.menu__link--active[aria-current="page"]')).toHaveText('20 November');
  await main.getByRole('link', { name: /^Next/u }).click();
  await expect(page).toHaveURL(/chat_2024-11-21\/$/u);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 21 November 2024');
  await expect(page).toHaveTitle(/^#coders, 21 November 2024/u);
  await main.getByRole('link', { name: /^Previous/u }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 20 November 2024');
  expect(pageErrors).toEqual([]);
});

test('a digest links to the other channels of the day and to its topics', async ({ page }) => {
  await visit(page, DIGEST);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'discussion', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#discussion, 20 November 2024');
  await page.goBack();
  await main.getByRole('link', { name: 'Databases' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Databases in the chat archive');
  await expect(main.getByRole('link', { name: '20 November 2024, #coders' })).toBeVisible();
});

test('a digest links the public record that it was written from', async ({ page }) => {
  await visit(page, DIGEST);
  const record = `blob/${RELEASE.commit}/docs/community/Discord/development/coders/chat_2024-11-20.md`;
  await expect(page.getByRole('main').getByRole('link', { name: /^Source: the record/u })).toHaveAttribute(
    'href',
    `${RELEASE.repository}/${record}`,
  );
});

test('digests and lists show when they last changed, as guides do', () => {
  const commits = lastCommits(process.cwd(), 'community/Discord');
  const newest = (changed: readonly string[]): string | undefined => {
    const times = changed.flatMap((file) => commits.get(file) ?? []);
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
  };
  const shown = (route: string): string | undefined =>
    loadBuilt(route)('.theme-doc-footer .theme-last-updated time').attr('datetime');
  for (const file of written) {
    expect(shown(file.replace(/\.md$/u, '/')), file).toBe(newest([file]));
  }
  const channel = 'community/Discord/development/coders/';
  expect(shown(channel)).toBe(newest(written.filter((file) => file.startsWith(channel))));
  expect(shown('community/Discord/')).toBe(newest(written));
});

test('a link in the text of a digest leads to the docs without reloading the page', async ({ page }) => {
  await visit(page, DIGEST);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('main').locator('a[href^="/eliza/docs/"]').first().click();
  await expect(page).toHaveURL(/\/eliza\/docs\//u);
  await expect(titleOf(page)).not.toHaveText('#coders, 20 November 2024');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('digests of channels about prices show a notice', async ({ page }) => {
  await visit(page, 'community/Discord/the_arena/price-talk-trenches/chat_2024-11-30/');
  await expect(page.getByRole('main')).toContainText('None of it is advice');
  await visit(page, DIGEST);
  await expect(page.getByRole('main')).not.toContainText('None of it is advice');
});

test('the calendar leads to the day of all channels, or of one', async ({ page }) => {
  await visit(page, 'community/Discord/');
  const main = page.getByRole('main');
  const day = main.getByRole('table', { name: 'November 2024' }).getByRole('link', { name: /^20 November 2024:/u });
  await expect(day).toHaveAccessibleName(/^20 November 2024: \d+ channels, \d+ questions$/u);
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#day-2024-11-20$/u);
  await expect(page.locator('#day-2024-11-20').getByRole('link', { name: 'coders' })).toBeInViewport();
  await main.getByRole('combobox', { name: 'Channel' }).selectOption('coders');
  const months = written.flatMap((file) => /\/coders\/chat_(\d{4}-\d{2})/u.exec(file)?.[1] ?? []);
  await expect(main.getByRole('table')).toHaveCount(new Set(months).size);
  await day.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('#coders, 20 November 2024');
});

test('the page of a topic begins with what the chat knew, and its links need no reload', async ({ page }) => {
  expect(overviews.length).toBeGreaterThan(60);
  for (const file of overviews) {
    const html = load(readBuilt(file.replace(/\.md$/u, '/index.html')));
    const overview = html('article div[role="presentation"] > div');
    expect(overview.find('> p').first().text().trim(), file).not.toBe('');
    expect(overview.find('> ul strong').length, file).toBeGreaterThan(0);
  }
  await visit(page, 'community/Discord/topics/hackathons/');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const link = page.getByRole('main').locator('article ul').first().getByRole('link').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === target);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('price talk and memes are folded on the first page of the archive', async ({ page }) => {
  await visit(page, 'community/Discord/');
  const folded = page.getByRole('main').locator('details', { hasText: 'Price talk and memes' });
  await expect(folded).toHaveCount(2);
  const channel = folded.first().getByRole('link', { name: 'price-talk-trenches' });
  await expect(channel).toBeHidden();
  await folded.first().locator('summary').click();
  await expect(channel).toBeVisible();
});

test('problems and answers are filtered while the reader types, and lead to their day', async ({ page }) => {
  await visit(page, 'community/Discord/answers/');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const problems = files.filter((file) => file.includes('/problems/')).length;
  await expect(status).toHaveText(`${problems} of ${problems}`);
  const others = Number(
    /^\d+/u.exec((await main.getByRole('link', { name: /more questions/u }).textContent()) ?? '')?.[0],
  );
  expect(others).toBeGreaterThan(300);
  const all = problems + others + overviews.length;
  await main.getByLabel('Filter').fill('agent x');
  // The other questions and the overviews are fetched when the reader types.
  await expect(status).toHaveText(new RegExp(` of ${all}$`, 'u'));
  const shown = main.locator('article section li');
  const count = await shown.count();
  await expect(status).toHaveText(`${count} of ${all}`);
  expect(count).toBeGreaterThan(1);
  for (const section of await main.locator('article section').all()) {
    const topic = (await section.getByRole('heading').textContent()) ?? '';
    for (const entry of await section
      .getByRole('listitem')
      .filter({ hasNot: page.locator('strong') })
      .all()) {
      expect(`${topic} ${(await entry.textContent()) ?? ''}`).toMatch(/\bagent[\s\S]*\bx|\bx[\s\S]*\bagent/iu);
    }
  }
  // Problems are found by the questions about them, too.
  await main.getByLabel('Filter').fill('error 399');
  await expect(shown.getByRole('link', { name: 'Signing in to X fails' })).toBeVisible();
  // Nor this form.
  await main.getByLabel('Filter').fill('clipboards');
  await expect(shown).toHaveCount(1);
  await main.getByLabel('Filter').fill('clipboard');
  await expect(shown).toHaveCount(1);
  const question = shown.getByRole('link');
  const text = (await question.textContent()) ?? '';
  await question.click();
  await expect(main.getByRole('heading', { name: text })).toBeInViewport();
});

test('a filter that no entry meets shows what has most of its words, and leads to the search of all days', async ({
  page,
}) => {
  await visit(page, 'community/Discord/answers/');
  const main = page.getByRole('main');
  const words = 'discord bot silent nonsense';
  await main.getByLabel('Filter').fill(words);
  await expect(main.getByRole('status')).toHaveText(/^none has all words; \d+ of \d+ have most$/u);
  await expect(main.getByRole('link', { name: "The Discord bot doesn't answer" })).toBeVisible();
  await main.getByRole('link', { name: `Search all days for “${words}”` }).click();
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('q') === words && url.searchParams.get('in') === 'archive',
  );
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('breadcrumbs lead from a topic and from the other questions to their lists', async ({ page }) => {
  for (const { route, crumbs } of [
    { route: 'topics/models/', crumbs: ['Chat archive', 'Topics', 'Models'] },
    { route: 'questions/', crumbs: ['Chat archive', 'Answers', 'Other questions'] },
  ]) {
    await visit(page, `community/Discord/${route}`);
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(items).toHaveText(['', ...crumbs]);
  }
});

test('without the other questions, the filter finds problems by their titles', async ({ page }) => {
  await page.route('**/questions/index.json', (route) => route.abort());
  await visit(page, 'community/Discord/answers/');
  const main = page.getByRole('main');
  await main.getByLabel('Filter').fill('signing in');
  await expect(main.locator('article section li')).toHaveText([/^Signing in to X fails/u]);
  await expect(main.getByRole('link', { name: /more questions/u })).toBeVisible();
});

test('open questions have their own page', async ({ page }) => {
  await visit(page, DIGEST);
  await sidebarOf(page).getByRole('link', { name: 'Still open' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Still open');
  const question = main.locator('article section li a').first();
  const text = (await question.textContent()) ?? '';
  await question.click();
  await expect(main.getByRole('heading', { name: text }).locator('~ .digest-open').first()).toBeVisible();
});

test('a problem has its answer and the questions about it, and they link back', async ({ page }) => {
  await visit(page, 'community/Discord/answers/');
  const main = page.getByRole('main');
  await main.getByLabel('Filter').fill('signing in');
  await main.getByRole('link', { name: 'Signing in to X fails' }).click();
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Signing in to X fails');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Answers');
  await expect(main.locator('a[href^="/eliza/docs/"][href*="#"]').first()).toBeVisible();
  const question = main.locator('#asked-on + ul a').first();
  const asked = (await question.textContent()) ?? '';
  await question.click();
  await expect(main.getByRole('heading', { name: asked })).toBeInViewport();
  await main.getByRole('link', { name: 'Signing in to X fails' }).first().click();
  await expect(title).toHaveText('Signing in to X fails');
});

test('a day that does not exist is reported as missing, also after a click on another page', async ({ page }) => {
  expect(await visit(page, 'community/Discord/development/coders/chat_2023-01-01/')).toBe(404);
  await expect(titleOf(page)).toHaveText(/not found/iu);
  await visit(page, DIGEST);
  await page.evaluate(() => window.history.pushState({}, '', '../chat_2023-01-02/'));
  await page.reload();
  await hydrated(page);
  await expect(titleOf(page)).toHaveText(/not found/iu);
});

test('quiet days are dashed in the calendar, last in lists, and on no list for machines', async ({ page }) => {
  const quiet = digests.filter((file) => isQuiet(file));
  expect(quiet.length).toBeGreaterThan(50);
  const sitemap = readBuilt('sitemap.xml');
  expect(quiet.filter((file) => sitemap.includes(`/${file.replace('index.html', '')}<`))).toEqual([]);
  expect(sitemap).toContain(`/${DIGEST}<`);
  const file = quiet.find((candidate) => candidate.includes('/memes-and-marketing/')) ?? '';
  const day = /chat_([\d-]+)/u.exec(file)?.[1] ?? '';
  const label = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

  await visit(page, 'community/Discord/');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Channel' }).selectOption('memes-and-marketing');
  const cell = main.getByRole('link', { name: `${label}: quiet`, exact: true });
  await expect(cell).toHaveCSS('border-style', 'dashed');

  await visit(page, 'community/Discord/the_arena/memes-and-marketing/');
  const heading = main.getByRole('heading', { name: 'Quiet days' });
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText(/^Quiet days/u);
  await heading.locator('~ ul').getByRole('link', { name: label, exact: true }).click();
  await expect(main).toContainText('A quiet day: no answers or decisions are known.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await visit(page, DIGEST);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(main).not.toContainText('A quiet day');
});

test('answers to questions about prices are folded, and open by a click', async ({ page }) => {
  const file = digests.find((candidate) => readBuilt(candidate).includes('<summary>Price talk</summary>')) ?? '';
  await visit(page, file.replace('index.html', ''));
  const fold = page.getByRole('main').locator('details', { hasText: 'Price talk' }).first();
  const answer = fold.locator('p').first();
  await expect(answer).toBeHidden();
  await fold.getByText('Price talk').click();
  await expect(answer).toBeVisible();
});

test('decisions and tasks tell what became of them, and lead to their day', async ({ page }) => {
  await visit(page, 'community/Discord/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Decisions', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Decisions');
  const decisions = main.locator('article section li');
  const decided = await decisions.count();
  expect(decided).toBeGreaterThan(1);
  const told = decisions.filter({ hasText: 'Done:' }).last().getByRole('paragraph');
  const [decision = '', outcome = ''] = await told.allTextContents();
  expect(outcome).toMatch(/^Done:/u);
  // What became of it is filtered, too.
  await main.getByLabel('Filter').fill(`${decision} ${outcome}`);
  await expect(main.getByRole('status')).toHaveText(`1 of ${decided}`);
  await expect(decisions).toHaveCount(1);
  await expect(decisions).toContainText(`${decision}${outcome}`);
  await decisions.getByRole('link', { name: /^#/u }).click();
  await expect(main.getByRole('heading', { name: 'Decisions' })).toBeInViewport();

  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What became of tasks');
  const entries = main.locator('article section li');
  const all = await entries.count();
  expect(all).toBeGreaterThan(100);
  await main.getByRole('combobox', { name: 'Outcome' }).selectOption('Dropped');
  await expect(main.getByRole('status')).toHaveText(new RegExp(` of ${all}$`, 'u'));
  const dropped = await entries.count();
  expect(dropped).toBeLessThan(all);
  await expect(entries.filter({ hasText: 'Dropped:' })).toHaveCount(dropped);
});

/** Whether search engines are told to leave a page out. */
function isQuiet(file: string): boolean {
  return /<meta[^>]* content="?noindex\b/u.test(readBuilt(file));
}

test('the feed has every digest but those of quiet days, newest first, and pages link to it', () => {
  const { urls, days } = readFeed(ARCHIVE_FEED);
  expect(urls).toHaveLength(digests.filter((file) => !isQuiet(file)).length);
  for (const url of urls) {
    expect(digests).toContain(`${new URL(url).pathname.replace('/eliza/', '')}index.html`);
  }
  expect(days).toEqual([...days].sort().reverse());
  const link = loadBuilt('docs/intro/')(`link[type="application/atom+xml"][href="/eliza/${ARCHIVE_FEED}"]`);
  expect(link).toHaveLength(1);
});
