import { expect, it } from 'vitest';
import { describeChanges } from './describeChanges';
import { testChange } from './testChange';

const changes = [
  testChange('equal', { before: 'same', after: 'same' }),
  testChange('added', { after: 'fresh' }),
  testChange('removed', { before: 'gone', note: 'Use `fresh`.' }),
  testChange('renamed', { before: 'ask', after: 'askSimply', note: 'The same.' }),
  testChange('changed', {
    before: 'Ask',
    after: 'Ask',
    note: 'Leave out `why`.',
    breaks: ['callers'],
    details: [{ kind: 'member removed', member: 'why', breaks: ['callers'], before: 'why(): void;' }],
  }),
  testChange('added', { after: 'ask' }),
];

it('tells what became of each export that is not the same', () => {
  const { current, removed } = describeChanges({ changes }, '0.1.3');
  expect([...current.keys()].sort()).toEqual(['Ask', 'ask', 'askSimply', 'fresh']);
  expect(current.get('Ask')).toMatchObject({
    text: 'Changed since 0.1.3, breaking for callers.\n\nLeave out `why`.\n\nGone, **breaking for callers**: `why`',
    gone: ['why'],
  });
  // The anchor of the page of changes, where "ask" comes first.
  expect(current.get('Ask')?.anchor).toBe('ask-1');
  expect(current.get('askSimply')?.text).toBe('Called `ask` in 0.1.3. The same.');
  expect(current.get('ask')?.text).toContain('The `ask` of 0.1.3 is `askSimply` now.');
  expect(removed.get('gone')).toBe('Use `fresh`.');
});
