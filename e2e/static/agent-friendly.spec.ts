import { expect, test } from '@playwright/test';
import { computeScore, runChecks } from 'afdocs';
import { SITE } from '../support/builds';
import { serve } from '../support/server';

const PAGES = 30;
const LOWEST_SCORE = 95;

/** Checks that this site does not pass, each with the reason. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  'content-negotiation':
    'A static host sends the same file whatever a program accepts. The address with .md is Markdown.',
  'markdown-content-parity':
    'The parser of the check needs the end tags that HTML allows to omit, so it takes the head and several paragraphs for one. ' +
    'markdown-pages.spec.ts compares the words with a parser of the standard.',
};

test('agents can find and read the documentation, by the checks of afdocs', async () => {
  test.setTimeout(5 * 60_000);
  const server = await serve(SITE);
  try {
    const report = await runChecks(server.address, {
      // Links in the built files lead to the host of the site.
      canonicalOrigin: 'https://elizaos.github.io',
      maxLinksToTest: PAGES,
      samplingStrategy: 'deterministic',
      requestDelay: 0,
    });
    const failed = report.results.filter(({ status }) => !['pass', 'skip'].includes(status));
    expect(failed.map(({ id, message }) => (id in NOT_PASSED ? id : `${id}: ${message}`)).sort()).toEqual(
      Object.keys(NOT_PASSED).sort(),
    );
    const { overall } = computeScore(report);
    console.log(`afdocs: ${overall} of 100`);
    expect(overall).toBeGreaterThanOrEqual(LOWEST_SCORE);
  } finally {
    await server.close();
  }
});
