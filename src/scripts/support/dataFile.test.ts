import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOfData } from './dataFile';

it.each(['src/release/facts.json', 'src/release/promptTemplates.json', 'src/release/apiUses.json'])(
  '%s is written as it is committed',
  async (file) => {
    const text = readFileSync(file, 'utf8');
    expect(await textOfData(file, JSON.parse(text))).toBe(text);
  },
);
