import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readPages } from '../../src/checks/pages';
import { skipReason } from '../../src/checks/pages';
import { MAX_NOT_RUN, NOT_RUN } from './notRun';
import { readRows } from './support/rows';

const LANGUAGES = ['ts', 'tsx', 'typescript'];

/**
 * Tells at the end what of the guides was proved by running the release, and fails the run if a sample ran in no test and
 * has no reason in notRun.ts. A run of some tests only tells its part.
 */
export default class ProofReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const passed: TestCase[] = [];
    for (const module of modules) {
      passed.push(...module.children.allTests('passed'));
    }
    const proofs = passed.flatMap((test) => test.meta().proofs ?? []);
    const ran = new Set(proofs.flatMap(({ samples }) => samples));
    const routes = new Set(proofs.flatMap((proof) => proof.routes));
    const provoked = new Set(proofs.flatMap((proof) => proof.rows));
    const samples = new Map<string, string>();
    for (const { file, fences, headings } of readPages()) {
      for (const fence of fences) {
        if (LANGUAGES.includes(fence.language) && skipReason(fence) === undefined) {
          const heading = headings.findLast(({ line }) => line < fence.line)?.text ?? '';
          const title = /\btitle="([^"]+)"/u.exec(fence.meta)?.[1];
          samples.set(`${file}:${fence.line}`, `${file}: ${title ?? heading}`);
        }
      }
    }
    const rows = readRows();
    const left = [...samples].filter(([place, name]) => !ran.has(place) && !(name in NOT_RUN)).map(([place]) => place);
    console.log(`
Proved by running the release:
  samples   ${ran.size} of ${samples.size} ran; ${Object.keys(NOT_RUN).length} can't run here (at most ${MAX_NOT_RUN})
  routes    ${routes.size} called
  errors    ${provoked.size} of ${rows.length} rows provoked
  sentences ${passed.length} tests passed`);
    if (left.length > 0) {
      console.log(`  Samples that no test ran:\n    ${left.join('\n    ')}`);
    }
  }
}
