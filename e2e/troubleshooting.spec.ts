import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import logs from '../src/plugins/troubleshooting/testdata/logs.json';
import { saveData } from './support/bytes';
import { longestTask, MAX_BLOCKED_MS } from './support/longTasks';
import { loadBuilt, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

const MESSAGES = 'docs/troubleshooting/';
const DEFECTS = 'docs/known-defects/';

const LOG = 'Error starting agent for character Ada:\n{}\nerror: tuple concurrently updated\nError starting agents:';
/** Lines of recorded runs in which nothing failed. */
const HEALTHY = readFileSync('src/release/printedTexts/healthyLog.txt', 'utf8').replaceAll(/^# .*$/gmu, '');
const CAUSE = 'tuple-concurrently-updated-or-a-duplicate-key-in-pg';

test('a pasted log leads to its cause, by keyboard, and the number of matches is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, MESSAGES);
  const main = page.getByRole('main');
  const box = main.getByLabel('Paste a log or an error');
  await page.evaluate((log) => navigator.clipboard.writeText(log), LOG);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box).toHaveValue(LOG);

  const matches = main.locator('ol > li');
  await expect(main.getByRole('status')).toHaveText(/^\d+ of the \d+ known messages are in this log/u);
  expect(await main.getByRole('status').textContent()).toMatch(new RegExp(`^${await matches.count()} of`, 'u'));
  await expect(matches.first().getByRole('link').first()).toHaveAttribute('href', `#${CAUSE}`);
  await expect(matches.first()).toContainText('In your log: tuple concurrently updated');
  await expect(matches.first()).toContainText('the schema script ran twice at the same time');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${CAUSE}$`, 'u'));
  await expect(page.locator(`#${CAUSE}`)).toBeInViewport();
});

test('what a text matches is said, also if that is one message or none, and an emptied box says nothing', async ({
  page,
}) => {
  await visit(page, MESSAGES);
  const main = page.getByRole('main');
  const box = main.getByLabel('Paste a log or an error');
  await box.fill('bash: git: command not found');
  await expect(main.getByRole('status')).toHaveText(/^1 of the \d+ known messages is in this log\.$/u);
  await box.fill('starting\nError: the frobnicator of the lid is stuck\n    at lid (/a/b.js:1:2)');
  await expect(main.getByRole('status')).toHaveText(/^None of the \d+ known messages is in this log\.$/u);
  await expect(main.locator('code', { hasText: 'Error: the frobnicator of the lid is stuck' })).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Search for its words: error the frobnicator of lid is stuck' }),
  ).toHaveAttribute('href', '/eliza/search/?q=error%20the%20frobnicator%20of%20lid%20is%20stuck');
  await expect(main.getByRole('link', { name: 'Report the missing entry' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*frobnicator/u,
  );
  await box.fill('');
  await expect(main.getByRole('status')).toBeEmpty();
  await expect(main.locator('ol > li')).toHaveCount(0);
});

test('a log of a healthy agent has no message', async ({ page }) => {
  await visit(page, MESSAGES);
  const main = page.getByRole('main');
  await main.getByLabel('Paste a log or an error').fill(HEALTHY);
  await expect(main.getByRole('status')).toHaveText(/^None of the/u);
});

test('the log is not sent: the messages are requested, and nothing after them', async ({ page }) => {
  // Pages that are fetched ahead don't count here.
  await saveData(page);
  await visit(page, MESSAGES);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
  );
  const main = page.getByRole('main');
  for (const log of [LOG, ...logs.slice(0, 5).map((entry) => entry.log)]) {
    await main.getByLabel('Paste a log or an error').fill(log);
    await expect(main.locator('ol > li').first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => !/^GET \/eliza\/assets\/js\/[\w.-]+\.js $/u.test(request))).toEqual([
    expect.stringMatching(/^GET \/eliza\/search-data\/\w+\/messages\.json $/u),
  ]);
});

test('messages that could not be loaded are told, and loaded on request', async ({ page }) => {
  await visit(page, MESSAGES);
  await page.route('**/messages.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const main = page.getByRole('main');
  await main.getByLabel('Paste a log or an error').fill(LOG);
  await expect(main.getByRole('alert')).toContainText('The known messages could not be loaded.');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.locator('ol > li').first()).toContainText('tuple concurrently updated');
});

test.describe('with 1 MB of text', () => {
  for (const [what, text] of [
    ['base64', 'QUJD'.repeat(250_000)],
    ['paths', '/agent/src/'.repeat(90_000)],
    ['lines', 'Error in the agent, trying again with status 500\n'.repeat(20_000)],
  ] as const) {
    test(`of ${what}, the box answers on the end of it and the page is not blocked`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visit(page, MESSAGES);
      const main = page.getByRole('main');
      const box = main.getByLabel('Paste a log or an error');
      await box.fill(LOG);
      await expect(main.locator('ol > li').first()).toBeVisible();
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), `${text}\n${LOG}`);
      await box.focus();
      const blocked = await longestTask(page, async () => {
        await page.keyboard.press('ControlOrMeta+V');
        await expect(main.getByText('only its last 100,000 characters are here')).toBeVisible();
        await expect(main.locator('ol > li').first()).toContainText('tuple concurrently updated');
      });
      expect(blocked).toBeLessThan(MAX_BLOCKED_MS);
    });
  }
});

test('every row of a guide leads to its message, and the message back', () => {
  const anchors = new Map(
    loadBuilt(MESSAGES)('[data-message]')
      .get()
      .map((section) => {
        const $ = load(section);
        return [
          $('h3').attr('id') ?? '',
          $('dl dd:last-child a')
            .get()
            .map((link) => $(link).attr('href')),
        ] as const;
      }),
  );
  expect(anchors.size).toBeGreaterThan(200);
  for (const route of ['docs/quickstart/', 'docs/core/actions/', 'community/ai-dev-school/nader_tutorial_15min/']) {
    const $ = loadBuilt(route);
    const rows = $('#what-goes-wrong').nextUntil('h2').find('tbody tr');
    expect(rows.length, route).toBeGreaterThan(3);
    for (const row of rows.get()) {
      const link = $(row).find(`td:first-child a[href^="/eliza/${MESSAGES}#"]`).attr('href') ?? '';
      expect(anchors.get(link.replace(/^.*#/u, '')), `${route}: ${$(row).text()}`).toContain(
        `/eliza/${route}#what-goes-wrong`,
      );
    }
  }
});

test('defects can be narrowed to a package and to words', async ({ page }) => {
  await visit(page, DEFECTS);
  const main = page.getByRole('main');
  const shown = main.locator('[data-packages]').filter({ visible: true });
  const all = await shown.count();
  expect(all).toBeGreaterThan(100);
  await main.getByLabel('Package').selectOption('client-slack');
  const ofSlack = await shown.count();
  expect(ofSlack).toBeGreaterThan(2);
  expect(ofSlack).toBeLessThan(all);
  for (const packages of await shown.evaluateAll((items) => items.map((item) => item.dataset.packages))) {
    expect(packages?.split(' ')).toContain('client-slack');
  }
  await expect(main.getByRole('status')).toHaveText(`${ofSlack} of ${all}`);
  await expect(main.getByRole('heading', { name: 'core', exact: true })).toBeHidden();
  await main.getByLabel('Filter').fill('come from Slack');
  await expect(shown).toHaveText([/^The Slack client doesn’?'?t verify that requests come from Slack/u]);
  await main.getByLabel('Package').selectOption('all');
  await main.getByLabel('Filter').fill('');
  await expect(shown).toHaveCount(all);
});

test('the defects are data, too, the same as on the page', async ({ page }) => {
  await visit(page, DEFECTS);
  const { release, defects } = JSON.parse(readBuilt('known-defects.json')) as {
    release: string;
    defects: { text: string; packages: string[]; page: string; file: string; line: number }[];
  };
  expect(release).toBe('0.1.7');
  await expect(page.getByRole('main').locator('[data-packages]')).toHaveCount(defects.length);
  for (const { text, packages, page: address, file, line } of defects) {
    expect([text, packages.join(), file].every(Boolean), text).toBe(true);
    expect(line).toBeGreaterThan(1);
    expect(readBuilt(`${new URL(address).pathname.replace('/eliza/', '')}index.html`)).toContain(
      'id="what-doesnt-work-in-017"',
    );
  }
  await expect(page.getByRole('link', { name: 'known-defects.json' })).toHaveAttribute(
    'href',
    '/eliza/known-defects.json',
  );
});
