import { expect, it } from 'vitest';
import { anchorOf } from './anchorOf';

it.each([
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'err-pnpm-outdated-lockfile'],
  ['the file "x" doesn’t exist …', 'the-file-x-doesnt-exist'],
  [`one ${'word '.repeat(30)}`, `one${'-word'.repeat(11)}`],
  ['x'.repeat(90), 'x'.repeat(60)],
])('%s is at %s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor);
});
