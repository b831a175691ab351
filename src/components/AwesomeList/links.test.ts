import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILE = 'community/awesome-eliza.mdx';
const LINK = /^- \[[^\]]+\]\((https:\/\/[^\s)]+)\): [A-Z](?:(?![.!?] [A-Z]).){0,118}\.$/u;

it('every link has a name, its own https address and one short sentence', () => {
  const rows = readFileSync(FILE, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, line: index + 1, address: LINK.exec(text)?.[1] }))
    .filter(({ text }) => text.startsWith('- '));
  const wrong = rows.filter(
    ({ address }, index) => !address || rows.findIndex((row) => row.address === address) !== index,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(
    wrong.map(({ line, text }) => `${FILE}:${line}: ${text}`),
    'Write "- [Name](https://…): Sentence." of at most 120 characters, and each address once.',
  ).toEqual([]);
});
