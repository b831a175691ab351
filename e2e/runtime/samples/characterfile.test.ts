import { expect } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/core/characterfile.md';
const REFERENCE = 'docs/core/character-reference.md';
const ADA = 'characters/ada.character.json';
const FULL = 'characters/ada-full.character.json';

test('check-character.ts accepts the smallest file and the full example', async ({ guide }) => {
  const page = guide(PAGE);
  const files = { [ADA]: page.shown(ADA), [FULL]: guide(REFERENCE).shown(FULL) };
  for (const args of [[], [FULL]]) {
    const { code, stdout } = await page.sample('check-character.ts').run({ files, args });
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(page.output('check-character.ts'));
  }
});

test('check-character.ts tells which members are missing', async ({ guide }) => {
  const page = guide(PAGE);
  // JSON leaves out what is undefined.
  const incomplete = { ...(JSON.parse(page.shown(ADA)) as object), name: undefined, lore: undefined };
  const files = { [ADA]: JSON.stringify(incomplete) };
  const { code, stderr } = await page.sample('check-character.ts').run({ files });
  expect(code).toBe(1);
  expect(stderr).toContain('Error: Character configuration validation failed:\nname: Required\nlore: Required');
});
