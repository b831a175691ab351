import { expect, test, titleOf, visit } from './support/test';

const FUNCTION_PAGE = 'api/functions/stringToUuid/';

test('a function unfolds its source with the line numbers of the repository', async ({ page, pageErrors }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, FUNCTION_PAGE);
  expect(requests.filter((address) => address.endsWith('source.json'))).toEqual([]);

  const button = page.getByRole('button', { name: 'Source' });
  await button.press('Enter');
  const panel = page.locator('.source-panel');
  await expect(panel.locator('.token-line').first()).toHaveText(
    'export function stringToUuid(target: string | number): UUID {',
  );
  await expect(panel.locator('.token-line').last()).toHaveText('}');
  await expect(panel.locator('.token.keyword').first()).toHaveText('export');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('link')).toHaveAttribute('href', /\/packages\/core\/src\/uuid\.ts#L4-L51$/u);
  await expect(panel.locator('code')).toHaveCSS('counter-reset', 'line 3');
  const number = panel
    .locator('.token-line')
    .first()
    .evaluate((line) => getComputedStyle(line, '::before').content);
  expect(await number).toBe('counter(line)');

  await button.click();
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  expect(requests.filter((address) => address.endsWith('source.json'))).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('a method shows its own source, on a page that was opened from another one', async ({ page }) => {
  await visit(page, 'api/interfaces/IMemoryManager/');
  await page.getByRole('main').getByRole('link', { name: 'MemoryManager', exact: true }).first().click();
  await expect(titleOf(page)).toHaveText('MemoryManager');

  const heading = page.locator('#getmemorybyid');
  await heading.locator('xpath=following::button[contains(@class,"show-source")][1]').click();
  const panel = page.locator('.source-panel');
  await expect(panel).toContainText('if (result && result.agentId !== this.runtime.agentId) return null;');
  await expect(panel).toHaveCount(1);
  await expect(page.locator('#getmemorybyid ~ .source-panel')).toBeVisible();
});

test('a source that can not be loaded is reported, and loaded again on demand', async ({ page }) => {
  await visit(page, FUNCTION_PAGE);
  await page.route('**/source.json', (route) => route.abort());
  await page.getByRole('button', { name: 'Source' }).click();
  const panel = page.locator('.source-panel');
  await expect(panel.getByRole('alert')).toContainText('The source could not be loaded.');

  await page.unroute('**/source.json');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('const hash = sha1(buffer);');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('the button says so if its code can not be loaded, and works afterwards', async ({ page }) => {
  await visit(page, FUNCTION_PAGE);
  await page.route('**/*.js', (route) => route.abort());
  const button = page.locator('.show-source');
  await button.click();
  await expect(button).toHaveText('Source: try again');
  await page.unroute('**/*.js');
  await button.click();
  await expect(page.locator('.source-panel')).toContainText('const hash = sha1(buffer);');
  await expect(button).toHaveText('Source');
});
