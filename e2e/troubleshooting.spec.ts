import { load } from 'cheerio';
import issueLogs from '../src/plugins/troubleshooting/issueLogs.json';
import { saveData } from './support/bytes';
import { readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

const MESSAGES = 'docs/troubleshooting/';
const DEFECTS = 'docs/known-defects/';

const LOG = 'Error starting agent for character Ada:\n{}\nerror: tuple concurrently updated\nError starting agents:';
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
  await expect(main.getByRole('status')).toHaveText(/^\d+ of the messages below match/u);
  expect(await main.getByRole('status').textContent()).toMatch(new RegExp(`^${await matches.count()} of`, 'u'));
  await expect(matches.first().getByRole('link').first()).toHaveAttribute('href', `#${CAUSE}`);
  await expect(matches.first()).toContainText('the schema script ran twice at once');

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
  await box.fill('lorem ipsum dolor');
  await expect(main.getByRole('status')).toHaveText('No known message found. Search this site.');
  await expect(main.getByRole('status').getByRole('link')).toHaveAttribute('href', /\/search\/$/u);
  await box.fill('bash: git: command not found');
  await expect(main.getByRole('status')).toHaveText('1 of the messages below matches.');
  await box.fill('');
  await expect(main.getByRole('status')).toBeEmpty();
  await expect(main.locator('ol > li')).toHaveCount(0);
});

test('nothing is requested when a log is pasted', async ({ page }) => {
  // Pages that are fetched ahead don't count here.
  await saveData(page);
  await visit(page, MESSAGES);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const main = page.getByRole('main');
  for (const log of [LOG, ...issueLogs.slice(0, 5).map((entry) => entry.log)]) {
    await main.getByLabel('Paste a log or an error').fill(log);
    await expect(main.locator('ol > li').first()).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the page finds what the unit tests find in logs of the issue tracker', async ({ page }) => {
  await visit(page, MESSAGES);
  const main = page.getByRole('main');
  for (const { log, expected } of issueLogs.slice(0, 10)) {
    await main.getByLabel('Paste a log or an error').fill(log);
    await expect(main.locator('ol > li > a').first()).toHaveAttribute('href', `#${expected}`);
  }
});

test('every row of a guide leads to its message, and the message back', () => {
  const anchors = new Map(
    load(readBuilt(`${MESSAGES}index.html`))('[data-message]')
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
    const $ = load(readBuilt(`${route}index.html`));
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
  await main.getByLabel('Filter').fill('requests are not verified');
  await expect(shown).toHaveText([/^Slack’?'?s requests are not verified/u]);
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
      'id=what-doesnt-work-in-017',
    );
  }
  await expect(page.getByRole('link', { name: 'known-defects.json' })).toHaveAttribute(
    'href',
    '/eliza/known-defects.json',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists are there, and no box that does nothing', async ({ page }) => {
    for (const [route, items] of [
      [MESSAGES, '[data-message]'],
      [DEFECTS, '[data-packages]'],
    ] as const) {
      await page.goto(route);
      expect(await page.locator(items).filter({ visible: true }).count()).toBeGreaterThan(100);
      await expect(page.locator('main :is(textarea, input, select)').filter({ visible: true })).toHaveCount(0);
    }
  });
});
