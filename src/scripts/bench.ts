/**
 * `npm run bench`: measures the site and prints tables. It measures `build/`, except for the parts build and growth,
 * which build temporary copies of the working tree. It fails if a figure exceeds its budget in e2e/budgets.ts.
 *
 * `-- --only bytes,navigation` runs only these parts; `-- --update` writes what was measured to e2e/bench/figures.json and
 * README.md.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds } from '../../e2e/bench/builds';
import { measureBytes } from '../../e2e/bench/bytes';
import {
  excesses,
  FIGURES_FILE,
  measuredNow,
  PARTS,
  readFigures,
  writeFigures,
  type Figures,
  type Part,
  type PartFigures,
} from '../../e2e/bench/figures';
import { measureBlocking } from '../../e2e/bench/blocking';
import { measureNavigation } from '../../e2e/bench/navigation';
import { updateReadme } from '../../e2e/bench/readme';
import { printReport } from '../../e2e/bench/report';
import { requireBuild } from '../../e2e/bench/support';
import { runCommand } from './support/command';

interface Options {
  update: boolean;
  parts: readonly Part[];
}

/** Reads the options. @throws an error that lists the known parts, if one is unknown */
function readOptions(args: string[]): Options {
  const { values } = parse(args);
  const names = values.only?.split(',').map((name) => name.trim()) ?? PARTS;
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part "${unknown.join('", "')}". The parts are ${PARTS.join(', ')}.`);
  }
  return { update: values.update ?? false, parts: names.filter(isPart) };
}

function parse(args: string[]): { values: { update?: boolean; only?: string } } {
  try {
    return parseArgs({ args, options: { update: { type: 'boolean' }, only: { type: 'string' } } });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${message}\nThe options are --update, and --only with some of ${PARTS.join(',')}.`, { cause });
  }
}

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

/** Measures the parts one after the other. If a part fails, it is reported, and the results of the others are kept. */
async function measure(parts: readonly Part[]): Promise<PartFigures> {
  const measured: PartFigures = {};
  // Before this command adds its own load.
  const [load = 0] = loadavg();
  const attempt = async (
    wanted: readonly Part[],
    work: () => Promise<Partial<Record<Part, Figures>>>,
  ): Promise<void> => {
    const names = wanted.filter((part) => parts.includes(part));
    if (names.length === 0) {
      return;
    }
    console.log(`Measuring ${names.join(' and ')} …`);
    try {
      const found = await work();
      for (const name of names) {
        const figures = found[name];
        measured[name] = figures && measuredNow(figures, load);
      }
    } catch (error) {
      console.error(`${names.join(' and ')} failed: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  };
  await attempt(['bytes'], async () => ({ bytes: await measureBytes() }));
  await attempt(['blocking'], async () => ({ blocking: await measureBlocking() }));
  await attempt(['navigation'], async () => ({ navigation: await measureNavigation() }));
  await attempt(['build', 'growth'], () =>
    measureBuilds({ build: parts.includes('build'), growth: parts.includes('growth') }),
  );
  return measured;
}

async function main(): Promise<void> {
  const { update, parts } = readOptions(process.argv.slice(2));
  if (parts.some((part) => part !== 'build' && part !== 'growth')) {
    requireBuild(); // Now, and not only after minutes of measuring other parts.
  }
  if (process.platform !== 'linux' && (parts.includes('build') || parts.includes('growth'))) {
    console.log('Memory is read from /proc, which only Linux has: these figures are left out.');
  }
  const measured = await measure(parts);
  const committed = readFigures();
  printReport(measured, committed);
  if (update) {
    writeFigures(measured);
    updateReadme();
    console.log(`Written: ${path.relative('.', FIGURES_FILE)} and README.md`);
  }
  if (excesses(measured).length > 0) {
    process.exitCode = 1;
  }
}

runCommand(main);
