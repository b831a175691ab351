import { expect, test, visit } from './support/test';

test('a diagram is drawn when the reader scrolls near it, and shows its source before', async ({
  page,
  pageErrors,
}) => {
  await visit(page, 'docs/core/agents/');
  const last = page.locator('[data-diagram]').last();
  await expect(last).toHaveAttribute('data-diagram', 'waiting');
  await expect(last.locator('pre')).toContainText('-->');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
  expect(pageErrors).toEqual([]);
});

for (const [what, pattern] of [
  ['the library', /EnlargeableDiagram/u],
  ['the part of it for this kind of diagram', /flowDiagram|stateDiagram|sequenceDiagram/u],
] as const) {
  test(`when ${what} can't be loaded, the page stays, and the diagram is drawn once it can`, async ({
    page,
    context,
  }) => {
    let lost = 0;
    await context.route(pattern, (route) => {
      lost += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await visit(page, 'docs/core/agents/');
    const diagram = page.locator('[data-diagram]').last();
    await diagram.scrollIntoViewIfNeeded();
    const retry = diagram.getByRole('button', { name: /Retry|Try again/u });
    await expect(retry).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    if (what === 'the library') {
      await expect(diagram.getByRole('alert')).toContainText('The diagram has not loaded.');
      await expect(diagram.locator('pre')).toContainText('-->');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agents and the runtime');
    await context.unroute(pattern);
    await retry.click();
    await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
  });
}
