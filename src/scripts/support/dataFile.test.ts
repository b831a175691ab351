import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOfData } from './dataFile';

it.each(
  ['facts.json', 'offers.json', 'promptTemplates.json', 'apiUses.json', 'apiChanges.json'].map(
    (name) => `src/release/${name}`,
  ),
)('%s is written as it is committed', async (file) => {
  const text = readFileSync(file, 'utf8');
  expect(await textOfData(file, JSON.parse(text))).toBe(text);
});
