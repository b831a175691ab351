import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Exception {
  /** Rule of axe. */
  rule: string;
  /** Part of the selector of the elements that may break it. */
  element: string;
  reason: string;
}

/** What axe may find, with the reason. */
const EXCEPTIONS: readonly Exception[] = [];

/** Rules whose outcome can differ between the colour modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Run only the rules about colours. */
  coloursOnly?: boolean;
}

/** What axe finds on the page in its current state, one line each, without the exceptions. */
export async function violations(page: Page, { coloursOnly = false }: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  // The progress bar disappears by itself. It comes from a package, and has an invalid role.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  // Wait for colours that fade when the colour mode changes.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    ...(coloursOnly && { runOnly: COLOUR_RULES }),
  };
  const results = await page.evaluate((runOptions) => window.axe.run(runOptions), options);
  const found = results.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !isExcepted(id, target.join(' ')))
      .map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}\n${failureSummary}`),
  );
  // A rule that crashes finds nothing, so report it.
  const failures = results.incomplete.flatMap(({ id, nodes }) =>
    nodes
      .flatMap(({ none }) => none)
      .filter((check) => check.id === 'error-occurred')
      .map(({ data }) => `${id}: axe failed: ${JSON.stringify(data)}`),
  );
  return [...found, ...failures];
}

function isExcepted(rule: string, selector: string): boolean {
  return EXCEPTIONS.some((exception) => exception.rule === rule && selector.includes(exception.element));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
