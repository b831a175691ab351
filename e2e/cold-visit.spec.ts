import { builtFiles, readBuilt } from './support/site';
import { expect, test, visit } from './support/test';

/** Scripts of the build with the diagram library. */
const diagramScripts = builtFiles().filter((file) => file.endsWith('.js') && readBuilt(file).includes('mermaidAPI'));

test('a cold visit loads no search data, no diagram library and nothing from another origin', async ({ page }) => {
  const requested: URL[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url())));
  await visit(page, 'docs/intro/');
  await page.waitForLoadState('networkidle');

  expect(requested.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([]);
  expect(requested.filter(({ pathname }) => pathname.includes('search-data'))).toEqual([]);
  expect(diagramScripts.length).toBeGreaterThan(0);
  expect(requested.filter(({ pathname }) => diagramScripts.some((script) => pathname.endsWith(script)))).toEqual([]);
});
