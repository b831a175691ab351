import { middleOf, ROUTES_BY_KIND } from './support/templates';
import { TEMPLATES } from './support/bytes';
import { expect, test, visit } from './support/test';

/** A page of each template, and those with tools. */
const PAGES = [
  ...Object.values(TEMPLATES),
  ...[...ROUTES_BY_KIND.values()].flatMap((routes) => middleOf(routes) ?? []),
  'docs/guides/configuration/',
  'docs/packages/plugins/',
  'docs/troubleshooting/',
  'docs/tools/character/',
  'community/Streams/',
  'api/',
];

test.use({ colorScheme: 'dark' });

for (const [width, hasTouch] of [
  [390, true],
  [1280, false],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch });

    test('text has six sizes, boxes have two radii, and borders have no gray of the theme', async ({ page }) => {
      test.slow();
      for (const route of new Set(PAGES)) {
        await visit(page, route);
        const found = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('p'));
          const valueOf = (property: 'fontSize' | 'borderRadius', token: string): string => {
            probe.style[property] = `var(${token})`;
            return getComputedStyle(probe)[property];
          };
          const sizes = [1, 2, 3, 4, 5, 6].map((size) => valueOf('fontSize', `--site-font-${size}`));
          const radii = ['--site-radius', '--site-radius-inline'].map((token) => valueOf('borderRadius', token));
          probe.remove();
          const name = (element: Element): string => `${element.tagName} ${element.getAttribute('class') ?? ''}`;
          const other = new Set<string>();
          for (const element of document.querySelectorAll('body *')) {
            const style = getComputedStyle(element);
            const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
            // Code in a line is as large as its text allows. The title of the home page is the only larger text.
            const isFree = element.closest('code, svg, main > header h1, .cm-editor') !== null;
            if (hasText && !isFree && style.fontSize !== '0px' && !sizes.includes(style.fontSize)) {
              other.add(`${style.fontSize} ${name(element)}`);
            }
            const radius = style.borderTopLeftRadius;
            if (!['0px', '50%', ...radii].includes(radius) && element.closest('svg') === null) {
              other.add(`radius ${radius} ${name(element)}`);
            }
            // #606770 and #444950
            if (style.borderTopWidth !== '0px' && /rgb\((?:96, 103, 112|68, 73, 80)\)/u.test(style.borderTopColor)) {
              other.add(`border ${style.borderTopColor} ${name(element)}`);
            }
          }
          return { sizes: new Set(sizes).size, other: [...other] };
        });
        expect(found, route).toEqual({ sizes: 6, other: [] });
      }
    });
  });
}

/** What a reader looks for stands on the first screen. */
for (const [route, what, selector, below] of [
  ['docs/guides/configuration/', 'the filter of settings', 'main input[type="search"]', 560],
  ['docs/packages/plugins/', 'the filter of plugins', 'main input[type="search"]', 560],
  ['docs/troubleshooting/', 'the box for logs', 'main textarea', 560],
  ['api/functions/composeContext/', 'the declaration', 'article .theme-code-block', 250],
  ['api/classes/DatabaseAdapter/', 'the declaration', 'article .theme-code-block', 250],
] as const) {
  test(`${what} begins within ${below} px of ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, route);
    const box = await page.locator(selector).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(below);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first stream stands on the first screen', async ({ page }) => {
    await visit(page, 'community/Streams/');
    await expect(page.getByRole('main').locator('li time').first()).toBeInViewport();
  });

  test('fields have at least 16 px, so that iOS does not zoom', async ({ page }) => {
    for (const route of ['docs/guides/configuration/', 'docs/packages/plugins/', 'docs/troubleshooting/']) {
      await visit(page, route);
      const sizes = await page
        .locator('main :is(input, textarea, select)')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length, route).toBeGreaterThan(0);
      expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
    }
  });

  test('the bar and the menu have targets of 44 px', async ({ page }) => {
    await visit(page, 'docs/core/actions/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const { width = 0, height = 0 } = (await toggle.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await toggle.click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport({ ratio: 0.9 });
    const heights = await menu
      .locator('button:visible, .menu__link:visible')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
  });
});
