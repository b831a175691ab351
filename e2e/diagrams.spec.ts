import type { Locator, Page } from '@playwright/test';
import { readBuilt, sitemapRoutes } from './support/site';
import { expect, test, titleOf, visit } from './support/test';

const DRAWING = '.docusaurus-mermaid-container svg';
/** What of a screen a diagram may take at most. */
const SHARE_OF_SCREEN = 0.7;
const SMALLEST_TYPE = { wide: 14, phone: 10.5 };

interface Drawn {
  /** Height of the frame as a share of the screen. */
  height: number;
  /** The smallest type, in pixels as shown. */
  type: number;
  name: string;
  description: string;
  /** Whether lines and labels have the colors of the tokens. */
  hasColors: boolean;
}

async function drawn(diagram: Locator): Promise<Drawn> {
  return diagram.evaluate((frame, selector) => {
    const drawing = frame.querySelector<SVGSVGElement>(selector);
    const shape = drawing?.querySelector('.node rect, .node path, rect.actor');
    const labels = [...(drawing?.querySelectorAll('text, p') ?? [])].filter((label) => label.textContent.trim());
    const label = labels.at(-1);
    if (!drawing || !shape || !label) {
      throw new Error('The diagram has no shapes or no labels that this test knows.');
    }
    const described = (attribute: string): string =>
      drawing.ownerDocument.getElementById(drawing.getAttribute(attribute) ?? '')?.textContent.trim() ?? '';
    const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
    const colorOf = (token: string): string => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${token})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const { fill, color } = getComputedStyle(label);
    return {
      height: frame.getBoundingClientRect().height / window.innerHeight,
      type: Math.min(...labels.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * scale)),
      name: described('aria-labelledby'),
      description: described('aria-describedby'),
      hasColors:
        getComputedStyle(shape).stroke === colorOf('--site-accent') && [fill, color].includes(colorOf('--site-text')),
    };
  }, DRAWING);
}

async function show(page: Page, colorScheme: 'light' | 'dark', width: number, height: number): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
}

test('every diagram fits on the screen, can be read, has a name and the colors of the mode', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  const routes = sitemapRoutes().filter((route) => readBuilt(`${route}index.html`).includes('data-diagram'));
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    await show(page, 'dark', 1280, 800);
    await visit(page, route);
    const diagrams = await page.locator('[data-diagram]').all();
    for (const [index, diagram] of diagrams.entries()) {
      const which = `diagram ${index + 1} of /${route}`;
      await diagram.scrollIntoViewIfNeeded();
      await expect(diagram.locator(DRAWING), which).toBeVisible({ timeout: 30_000 });
      const wide = await drawn(diagram);
      expect.soft(wide.height, `height of ${which}`).toBeLessThanOrEqual(SHARE_OF_SCREEN);
      expect.soft(wide.type, `type of ${which}`).toBeGreaterThanOrEqual(SMALLEST_TYPE.wide);
      expect.soft(wide.name, `name of ${which}`).toMatch(/\S{2}/u);
      expect.soft(wide.description, `description of ${which}`).toMatch(/\S+ \S+.*\.$/su);
      expect.soft(wide.hasColors, `dark colors of ${which}`).toBe(true);
      await diagram.locator(DRAWING).evaluate((drawing) => drawing.setAttribute('data-kept', ''));
    }
    await show(page, 'light', 390, 844);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const [index, diagram] of diagrams.entries()) {
      const which = `diagram ${index + 1} of /${route} on a phone`;
      await expect.soft(diagram.locator('svg[data-kept]'), `${which}, not drawn again`).toHaveCount(1);
      const small = await drawn(diagram);
      expect.soft(small.height, `height of ${which}`).toBeLessThanOrEqual(SHARE_OF_SCREEN);
      expect.soft(small.type, `type of ${which}`).toBeGreaterThanOrEqual(SMALLEST_TYPE.phone);
      expect.soft(small.hasColors, `light colors of ${which}`).toBe(true);
    }
  }
  expect(pageErrors).toEqual([]);
});

test('on a phone, a chart with room only downwards flows down, and a wide one scrolls', async ({ page }) => {
  await show(page, 'dark', 390, 844);
  await visit(page, 'community/ai-dev-school/part3/');
  const chart = page.locator('[data-diagram]').first();
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator(DRAWING)).toBeVisible({ timeout: 30_000 });
  const { width, height } = (await chart.locator(DRAWING).boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(width);

  await visit(page, 'docs/core/evaluators/');
  const wide = page.locator('[data-diagram]').first();
  await wide.scrollIntoViewIfNeeded();
  await wide.getByRole('group', { name: 'Wide diagram' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => wide.locator('.docusaurus-mermaid-container').evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});

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
    await expect(titleOf(page)).toHaveText('Agents and the runtime');
    await context.unroute(pattern);
    await retry.click();
    await expect(diagram.locator('.docusaurus-mermaid-container svg')).toBeVisible({ timeout: 30_000 });
  });
}
