import { describe, expect, it } from 'vitest';
import { COMMIT_MARK, FIELD_MARK, readHistory } from './readHistory';

const commit = (name: string, day: string, ...files: string[]): string =>
  `${COMMIT_MARK}${name}${FIELD_MARK}${day}\n\n${files.join('\n')}\n\n`;

describe('readHistory', () => {
  const log =
    commit('Ada', '2024-12-30', 'packages/core/src/types.ts', 'packages/core/src/runtime.ts', 'package.json') +
    commit('Ada', '2024-11-02', 'packages/core/src/types.ts') +
    commit('renovate[bot]', '2024-10-01', 'package.json') +
    commit('Grace', '2025-01-02', 'docs/docs/faq.md');

  it('counts commits, days and areas of each person, most commits first', () => {
    expect(readHistory(log).contributors).toEqual([
      {
        name: 'Ada',
        commits: 2,
        first: '2024-11-02',
        last: '2024-12-30',
        areas: ['core', 'root'],
        activity: [1, 1, 0],
      },
      { name: 'Grace', commits: 1, first: '2025-01-02', last: '2025-01-02', areas: ['docs'], activity: [0, 0, 1] },
    ]);
  });

  it('counts months from the first commit of a person to the last', () => {
    expect(readHistory(log).months).toEqual(['2024-11', '2024-12', '2025-01']);
  });

  it('rejects a log without commits', () => {
    expect(() => readHistory('')).toThrow('is the checkout shallow');
  });
});
