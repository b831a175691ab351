import { saveData } from './support/bytes';
import { builtFiles, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

/** Names of the scripts of the build that contain a text. */
function scriptsWith(text: RegExp): string[] {
  const found = builtFiles().filter((file) => file.endsWith('.js') && text.test(readBuilt(file)));
  expect(found, String(text)).not.toEqual([]);
  return found;
}

test('a cold visit loads nothing that the page does not show, and nothing from another origin', async ({
  page,
  pageErrors,
}) => {
  // Pages that are fetched ahead don't count here.
  await saveData(page);
  const requested: URL[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url())));
  await visit(page, 'docs/quickstart/');
  await page.locator('.theme-code-block').first().hover();
  await page.locator('.theme-code-block pre').first().focus();
  await page.waitForLoadState('networkidle');
  // Code has its colors from the build.
  await expect(page.locator('.theme-code-block .token').first()).toBeVisible();
  expect(requested.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([]);

  const paths = requested.map(({ pathname }) => pathname);
  expect(paths.filter((path) => /search-data|sample-types|source\.json|\/Discord\//u.test(path))).toEqual([]);
  const libraries = [/mermaidAPI/u, /languages\.dockerfile/u].flatMap(scriptsWith);
  expect(paths.filter((path) => libraries.some((script) => path.endsWith(script)))).toEqual([]);
  const scripts = paths.filter((path) => path.endsWith('.js')).map((path) => readBuilt(path.replace('/eliza/', '')));
  expect(scripts.length).toBeGreaterThan(2);
  // Neither are the days of the archive in the bundle.
  expect(scripts.filter((script) => /chat_2024-|#coders, \d/u.test(script))).toEqual([]);
  expect(pageErrors).toEqual([]);
});
