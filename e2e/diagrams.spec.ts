import { expect, test, visit } from './support/test';

test('a diagram is drawn when the reader comes near it, and its source is there before', async ({ page, pageErrors }) => {
  await visit(page, 'docs/core/agents/');
  const last = page.locator('[data-diagram]').last();
  await expect(last).toHaveAttribute('data-diagram', 'waiting');
  await expect(last.locator('pre')).toContainText('-->');
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
  expect(pageErrors).toEqual([]);
});
