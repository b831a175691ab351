import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readRows, type Row } from '../../src/checks/errorRows';
import { readGuidePages, skipReason } from '../../src/checks/pages';
import { readSkillPages } from '../../src/checks/skillPages';
import facts from '../../src/release/facts.json';
import type { VerificationStats } from '../../src/release/withVerification';
import { FOREIGN_MESSAGES } from './foreignMessages';
import { MAX_NOT_RUN, NOT_RUN } from './notRun';
import { readRoutes, ROUTES_PAGE } from './support/routes';
import type { Proofs } from './support/test';

const LANGUAGES = ['ts', 'tsx', 'typescript'];
const PROVED = path.resolve(import.meta.dirname, '../../src/release/proved.json');
const RELEASE_MESSAGES: Readonly<Record<string, string>> = facts.messages;

/** A TypeScript sample of a page. */
interface Listed {
  file: string;
  /** `docs/core/actions.md:62`. */
  place: string;
  /** As in notRun.ts. */
  name: string;
  /** Why it is not even compiled. */
  skipped: string | undefined;
}

export interface ProofReportOptions {
  /** All tests run: what is left over is a problem. */
  whole: boolean;
  /** Writes src/release/proved.json. */
  update: boolean;
}

/**
 * Tells at the end what of the guides was proved by running the release. A run of all tests fails
 *
 * - if a sample ran in no test and has no reason in notRun.ts, or a reason there is for no sample, or there are too many;
 * - if a row of "What goes wrong" has a message that was not provoked, is not in the release, and not in foreignMessages.ts;
 * - if src/release/proved.json, which the pages show, tells something else.
 */
export default class ProofReport implements Reporter {
  constructor(private readonly options: ProofReportOptions) {}

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const proofs = collect(passed);
    const samples = listSamples();
    const rows = readRows();
    const routes = readRoutes();
    const neither = rows.flatMap((row) => unknownMessages(row, proofs));
    const { whole } = this.options;
    console.log(describe(proofs, samples, rows, routes.flatMap((route) => route.routes).length, neither.length, whole));
    if (!whole) {
      return;
    }
    const problems = [...sampleProblems(samples, proofs), ...neither, ...foreignProblems(rows)];
    if (passed.length < tests.length) {
      problems.push('Not every test passed, so src/release/proved.json was not compared.');
    } else {
      problems.push(...this.compareProved(provedParts(proofs, samples)));
    }
    if (problems.length > 0) {
      console.error(`\n${problems.join('\n')}`);
      process.exitCode = 1;
    }
  }

  private compareProved(proved: Record<string, VerificationStats>): string[] {
    const lines = Object.entries(proved).map(([file, parts]) => `  ${JSON.stringify(file)}: ${JSON.stringify(parts)}`);
    const text = `{\n${lines.join(',\n')}\n}\n`;
    if (this.options.update) {
      writeFileSync(PROVED, text);
      return [];
    }
    return text === readFileSync(PROVED, 'utf8')
      ? []
      : ['src/release/proved.json tells something else. Run "npm run test:runtime -- --update" and commit it.'];
  }
}

function collect(passed: readonly TestCase[]): Proofs {
  const all = passed.flatMap((test) => test.meta().proofs ?? []);
  const of = (key: keyof Proofs): string[] => [...new Set(all.flatMap((proofs) => proofs[key]))];
  return { samples: of('samples'), routes: of('routes'), rows: of('rows'), statements: of('statements') };
}

function listSamples(): Listed[] {
  return [...readGuidePages(), ...readSkillPages()].flatMap(({ file, fences, headings }) =>
    fences
      .filter(({ language }) => LANGUAGES.includes(language))
      .map((fence) => {
        const heading = headings.findLast(({ line }) => line < fence.line)?.text ?? '';
        return {
          file,
          place: `${file}:${fence.line}`,
          name: `${file}: ${fence.title ?? heading}`,
          skipped: skipReason(fence),
        };
      }),
  );
}

function sampleProblems(samples: readonly Listed[], { samples: ran }: Proofs): string[] {
  const problems: string[] = [];
  for (const { place, name, skipped } of samples) {
    if (!ran.includes(place) && skipped === undefined && !(name in NOT_RUN)) {
      problems.push(`${place} No test runs this sample. Write one in e2e/runtime/samples, or a reason in notRun.ts.`);
    }
  }
  const names = new Set(samples.filter(({ place }) => !ran.includes(place)).map(({ name }) => name));
  const reasons = Object.keys(NOT_RUN);
  for (const name of reasons.filter((reason) => !names.has(reason))) {
    problems.push(`e2e/runtime/notRun.ts: there is no sample "${name}", or a test runs it. Take it out.`);
  }
  if (reasons.length > MAX_NOT_RUN) {
    problems.push(`e2e/runtime/notRun.ts: ${reasons.length} samples don't run, at most ${MAX_NOT_RUN} may.`);
  }
  return problems;
}

/** Messages of a row that come from nowhere. */
function unknownMessages({ place, messages }: Row, { rows: provoked }: Proofs): string[] {
  return provoked.includes(place)
    ? []
    : messages
        .filter((message) => !(message in FOREIGN_MESSAGES) && !(message in RELEASE_MESSAGES))
        .map(
          (message) =>
            `${place} No test provokes "${message}", and it is not in the release. Correct it; or, if it is new, run "npm run release-facts"; or say in e2e/runtime/foreignMessages.ts who writes it.`,
        );
}

function foreignProblems(rows: readonly Row[]): string[] {
  const messages = new Set(rows.flatMap((row) => row.messages));
  return Object.keys(FOREIGN_MESSAGES)
    .filter((message) => !messages.has(message))
    .map((message) => `e2e/runtime/foreignMessages.ts: no row has the message "${message}". Take it out.`);
}

/** What the pages show, by page. */
function provedParts(proofs: Proofs, samples: readonly Listed[]): Record<string, VerificationStats> {
  const routes = readRoutes()
    .filter((route) => route.routes.some((name) => proofs.routes.includes(name)))
    .map(({ line }) => `${ROUTES_PAGE}:${line}`);
  const places = new Set([...proofs.statements, ...proofs.rows, ...routes]);
  const count = (all: Iterable<string>, file: string): number =>
    [...all].filter((place) => place.startsWith(`${file}:`)).length;
  const files = new Set([...places, ...proofs.samples].map((place) => place.replace(/:\d+$/u, '')));
  return Object.fromEntries(
    [...files].sort().map((file) => [
      file,
      {
        ran: count(proofs.samples, file),
        samples: samples.filter((sample) => sample.file === file).length,
        statements: count(places, file),
      },
    ]),
  );
}

function describe(
  proofs: Proofs,
  samples: readonly Listed[],
  rows: readonly Row[],
  documentedRoutes: number,
  neither: number,
  whole: boolean,
): string {
  const provoked = rows.filter(({ place }) => proofs.rows.includes(place));
  const others = rows.filter((row) => !provoked.includes(row) && row.messages.length > 0);
  const found = others.filter(({ messages }) => messages.some((message) => !(message in FOREIGN_MESSAGES)));
  const skipped = samples.filter((sample) => sample.skipped !== undefined);
  return [
    '',
    'Proved by running the release:',
    `  samples     ${proofs.samples.length} of ${samples.length} ran, ${Object.keys(NOT_RUN).length} are only compiled, ${skipped.length} neither`,
    ...(whole ? Object.entries(NOT_RUN) : []).map(([name, reason]) => `              ${name} is compiled: ${reason}`),
    ...(whole ? skipped : []).map(({ place, skipped: reason }) => `              ${place} is neither: ${reason}`),
    `  routes      ${proofs.routes.length} of ${documentedRoutes} called`,
    `  errors      ${rows.length} rows: ${provoked.length} provoked; ${found.length} with a message found in the sources; ` +
      `${others.length - found.length} with messages of other programs only; ` +
      `${rows.length - provoked.length - others.length} without a message; ${neither} messages neither`,
    `  statements  ${proofs.statements.length} sentences, tables and outputs`,
  ].join('\n');
}
