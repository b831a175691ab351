import { RELEASE } from '../../../release/version';
import type { ProblemKind } from '../check/types';
import type { Checked } from './useCheck';

/** The verdict in a sentence or two; empty without a text. */
export function verdictOn({ text, accepted, problems }: Checked): string {
  if (text.trim() === '') {
    return '';
  }
  if (accepted === undefined) {
    return 'This file is too large to be checked.';
  }
  const count = (kind: ProblemKind): number => problems.filter((problem) => problem.kind === kind).length;
  const [refused, fails] = [count('refused'), count('fails')];
  const counts = [
    counted(accepted ? fails : refused + fails, 'problem to fix first', 'problems to fix first'),
    counted(count('ignored'), 'part has no effect', 'parts have no effect'),
    counted(count('advice'), 'piece of advice', 'pieces of advice'),
  ].filter(Boolean);
  const eliza = `Eliza ${RELEASE.version}`;
  const verdict = !accepted
    ? `${eliza} rejects this file.`
    : fails > 0
      ? `This file passes the schema of ${eliza}, but the agent doesn’t run with it.`
      : `${eliza} loads this file.`;
  return [verdict, ...(accepted && counts.length === 0 ? ['No problems found.'] : counts)].join(' ');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}.`;
}
