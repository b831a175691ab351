import { expect, it } from 'vitest';
import type { Problem, ProblemKind } from '../check/types';
import { verdictOn } from './verdictOn';

const told = (accepted: boolean | undefined, ...kinds: ProblemKind[]): string =>
  verdictOn({ text: '{}', accepted, problems: kinds.map((kind) => ({ kind }) as Problem) });

it('counts what is to be done', () => {
  expect(told(true)).toBe('Eliza 0.1.7 loads this file. No problems found.');
  expect(told(true, 'ignored', 'ignored', 'advice')).toBe(
    'Eliza 0.1.7 loads this file. 2 parts have no effect. 1 piece of advice.',
  );
  expect(told(true, 'fails')).toBe(
    'This file passes the schema of Eliza 0.1.7, but the agent doesn’t run with it. 1 problem to fix first.',
  );
  expect(told(false, 'refused', 'fails', 'ignored')).toBe(
    'Eliza 0.1.7 rejects this file. 2 problems to fix first. 1 part has no effect.',
  );
  expect(told(undefined, 'advice')).toBe('This file is too large to be checked.');
  expect(verdictOn({ text: ' \n', accepted: false, problems: [] })).toBe('');
});
