import { expect, it } from 'vitest';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { readComparison } from './readComparison';

it('reads the comparison of the releases on the site', () => {
  expect(readComparison()).toMatchObject({ before: '@ai16z/eliza@0.1.3', after: '@elizaos/core@0.1.7' });
});

it('fails if the file compares other releases', () => {
  const message = 'but src/release/snapshots.ts has @ai16z/eliza@0.1.3 and @elizaos/core@0.1.8: run "npm run api-diff"';
  expect(() => readComparison(PREVIOUS_SNAPSHOT, { ...CURRENT_SNAPSHOT, version: '0.1.8' })).toThrow(message);
  expect(() => readComparison({ ...PREVIOUS_SNAPSHOT, version: '0.1.4' })).toThrow('has @ai16z/eliza@0.1.4 and');
});
