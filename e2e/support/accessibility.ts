import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Exception {
  /** Rule of axe. */
  rule: string;
  /** Part of the selector of the elements that may break it. */
  element: string;
  reason: string;
}

/** What axe may find, and why it stays. */
const EXCEPTIONS: readonly Exception[] = [];

/** What axe finds on the page as it stands, one line each, without the exceptions. */
export async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !isExcepted(id, target.join(' ')))
      .map(({ target, failureSummary = '' }) => `${id}: ${help}: ${target.join(' ')}\n${failureSummary}`),
  );
}

function isExcepted(rule: string, selector: string): boolean {
  return EXCEPTIONS.some((exception) => exception.rule === rule && selector.includes(exception.element));
}
