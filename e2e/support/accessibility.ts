import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

/** The script of axe, the smaller one: every page has to read it. */
export const AXE = require.resolve('axe-core/axe.min.js');

interface Exception {
  /** Rule of axe. */
  rule: string;
  /** Part of the selector of the elements that may break it. */
  element: string;
  reason: string;
}

/** What axe may find, with the reason. */
const EXCEPTIONS: readonly Exception[] = [];

/** Rules whose outcome can differ between the color modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Run only the rules about colors. */
  colorsOnly?: boolean;
  /** A selector: only what is in there. */
  within?: string | undefined;
}

/** What axe finds on the page in its current state, one line each, without the exceptions. */
export async function violations(page: Page, { colorsOnly = false, within }: Options = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(AXE, 'utf8'));
  }
  // The progress bar disappears by itself. It comes from a package, and has an invalid role.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await settled(page);
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    // Styles and media are fetched for rules that are not asked for.
    preload: false,
    ...(colorsOnly && { runOnly: COLOR_RULES }),
  };
  const results = await page.evaluate(([selector, runOptions]) => window.axe.run(selector ?? document, runOptions), [
    within,
    options,
  ] as const);
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

/**
 * Waits until the page has answered to a new size: observers run with a frame, and what they change comes a task later. A
 * page that nothing changes on may get no frame, so it waits a second at most. Then it waits for colors, which fade when
 * the color mode changes, and for the navbar, which comes back when a page starts at its top. One may end when another
 * begins, so it waits until none is left, except for those without an end.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]).then(async () => {
      const running = (): Animation[] =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
          );
      for (let left = running(); left.length > 0; left = running()) {
        await Promise.allSettled(left.map(({ finished }) => finished));
      }
    }),
  );
}

function isExcepted(rule: string, selector: string): boolean {
  return EXCEPTIONS.some((exception) => exception.rule === rule && selector.includes(exception.element));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
