import { expect, it } from 'vitest';
import { LINK_KINDS, LINKS } from './links';

const MAX_TEXT = 120;

it('every link has a name, an https address and one short sentence', () => {
  const problems = LINKS.flatMap(({ name, address, text }) => [
    ...(name.trim() ? [] : [`${address}: has no name`]),
    ...(URL.canParse(address) && address.startsWith('https://') ? [] : [`${name}: "${address}" is no https address`]),
    ...(/^[A-Z].*[.]$/u.test(text) && !/[.!?] [A-Z]/u.test(text) ? [] : [`${name}: "${text}" is not one sentence`]),
    ...(text.length <= MAX_TEXT ? [] : [`${name}: the sentence has ${text.length} characters, ${MAX_TEXT} at most`]),
  ]);
  expect(problems, `\nsrc/components/AwesomeList/links.ts:\n${problems.join('\n')}\n`).toEqual([]);
});

it('no address occurs twice, and no kind is empty', () => {
  expect(new Set(LINKS.map(({ address }) => address)).size).toBe(LINKS.length);
  expect(new Set(LINKS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(LINK_KINDS)));
});
