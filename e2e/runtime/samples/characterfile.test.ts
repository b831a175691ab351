import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

// A program loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/core/characterfile.md';
const REFERENCE = 'docs/core/character-reference.md';
const ADA = 'characters/ada.character.json';
const FULL = 'characters/ada-full.character.json';

test(
  'check-character.ts accepts the smallest file and the full example',
  { timeout: LONG },
  async ({ guide, proves }) => {
    const page = guide(PAGE);
    const { code, place } = page.sample('check-character.ts');
    const files = { [ADA]: page.shown(ADA), [FULL]: guide(REFERENCE).shown(FULL) };
    for (const args of [[], [FULL]]) {
      const { code: status, stdout } = await runInFolder('check-character.ts', code, { files, args });
      expect(status).toBe(0);
      expect(stdout.trimEnd().split('\n').at(-1)).toBe(page.output('check-character.ts'));
    }
    proves({ samples: [place] });
  },
);

test('check-character.ts tells which members are missing', { timeout: LONG }, async ({ guide }) => {
  const page = guide(PAGE);
  // JSON leaves out what is undefined.
  const incomplete = { ...(JSON.parse(page.shown(ADA)) as object), name: undefined, lore: undefined };
  const { code, stderr } = await runInFolder('check-character.ts', page.sample('check-character.ts').code, {
    files: { [ADA]: JSON.stringify(incomplete) },
  });
  expect(code).toBe(1);
  expect(stderr).toContain('Error: Character configuration validation failed:\nname: Required\nlore: Required');
});
