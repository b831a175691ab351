import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SITE } from '../support/builds';
import { serve } from '../support/server';

const AFDOCS = 'afdocs@0.22.2';
const PAGES = 30;
const LOWEST_SCORE = 95;

/** Checks that this site does not pass, each with the reason. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  'content-negotiation':
    'A static host sends the same file whatever a program accepts. The address with .md is Markdown.',
  'page-size-html': 'Pages of LISTS are one list, which readers filter. Their Markdown is in parts.',
  'markdown-content-parity':
    'The shortest pages of the API reference miss two lines, the menu "Copy page" and the bar of releases, which the Markdown ' +
    'leaves out on purpose. markdown-pages.spec.ts compares the words of the content.',
};

/** The only pages that may be longer than afdocs wants. */
const LISTS = ['docs/known-defects'];

/** What `afdocs check` prints. */
interface Report {
  results: {
    id: string;
    status: string;
    message: string;
    details?: { pageResults?: { url: string; status: string }[] };
  }[];
  scoring: { overall: number };
}

/**
 * Runs afdocs, which is no dependency: it asks for Node 22, so npm wouldn't install it with the Node of this project, on
 * which it runs anyway.
 */
async function check(address: string): Promise<Report> {
  const options = {
    // Links in the built files lead to the host of the site.
    'canonical-origin': 'https://elizaos.github.io',
    'max-links': String(PAGES),
    sampling: 'deterministic',
    'request-delay': '0',
    format: 'json',
  };
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      AFDOCS,
      'check',
      address,
      '--quiet',
      '--score',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { env: { ...process.env, npm_config_engine_strict: 'false' }, maxBuffer: 50_000_000 },
  ).catch(
    // It exits with 1 if a check fails, and has printed the report.
    (error: unknown) => {
      if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout !== '') {
        return { stdout: error.stdout };
      }
      throw error;
    },
  );
  return JSON.parse(stdout) as Report;
}

test('agents can find and read the documentation, by the checks of afdocs', async () => {
  test.setTimeout(5 * 60_000);
  const server = await serve(SITE);
  try {
    const { scoring, results } = await check(server.address);
    const failed = results.filter(({ status }) => !['pass', 'skip'].includes(status));
    expect(failed.map(({ id, message }) => (id in NOT_PASSED ? id : `${id}: ${message}`)).sort()).toEqual(
      Object.keys(NOT_PASSED).sort(),
    );
    const sizes = results.find(({ id }) => id === 'page-size-html')?.details?.pageResults ?? [];
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ status }) => status !== 'pass').map(({ url }) => url.replace(server.address, ''))).toEqual(
      LISTS,
    );
    expect(scoring.overall).toBeGreaterThanOrEqual(LOWEST_SCORE);
    console.log(`afdocs: ${scoring.overall} of 100`);
  } finally {
    await server.close();
  }
});
