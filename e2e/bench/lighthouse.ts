import { statSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../support/chromium';
import { TEMPLATES } from '../support/bytes';
import type { Figures } from './figures';
import { filesBelow, median, requireBuild, run, withServer } from './support';

/** Fetched by npx when it is needed: as a dependency it would add some 100 packages to every `npm ci`. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

const AUDITS = {
  'blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
  'largest paint': 'largest-contentful-paint',
};

/** What Lighthouse says of pages of `build/` on an emulated phone: medians of three runs. */
export async function measureLighthouse(): Promise<Figures> {
  const directory = requireBuild();
  const { home, guide, digest, stream, search } = TEMPLATES;
  const routes = { home, guide, 'longest API page': longestPage(directory, 'api/'), digest, stream, search };
  return withServer(directory, async (site) => {
    const figures: Figures = {};
    for (const [name, route] of Object.entries(routes)) {
      const reports: Record<string, number>[] = [];
      for (let count = 0; count < RUNS; count++) {
        reports.push(await judge(site + route));
      }
      figures[name] = Object.fromEntries(
        Object.keys(reports[0] ?? {}).map((key) => [key, median(reports.map((report) => report[key] ?? Number.NaN))]),
      );
    }
    return figures;
  });
}

async function judge(address: string): Promise<Record<string, number>> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance', '--chrome-flags=--headless --no-sandbox'];
  const { output } = await run('npx', ['--yes', LIGHTHOUSE, address, ...flags], { env: { CHROME_PATH: ensureChromium() } });
  const { runtimeError, categories, audits } = JSON.parse(output) as Report;
  const { score } = categories.performance;
  if (runtimeError || score === null) {
    throw new Error(`Lighthouse could not judge ${address}: ${runtimeError?.message ?? 'no score'}`);
  }
  return {
    performance: score * 100,
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([name, audit]) => {
        const value = audits[audit]?.numericValue;
        if (value === undefined) {
          throw new Error(`Lighthouse told no ${audit} of ${address}.`);
        }
        return [name, value];
      }),
    ),
  };
}

/** Route of the page with the longest HTML below a route. */
function longestPage(directory: string, route: string): string {
  const size = (file: string): number => statSync(path.join(directory, route, file)).size;
  const [longest = ''] = filesBelow(path.join(directory, route))
    .filter((file) => file.endsWith('index.html'))
    .sort((one, other) => size(other) - size(one));
  return route + longest.slice(0, -'index.html'.length);
}
