import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkCharacter } from './check';
import { readSamples, SAMPLE_PAGES } from './checkerData';

const SITE = path.resolve(__dirname, '../../..');

test('the samples are whole characters that the release loads', () => {
  const samples = readSamples(SITE);
  expect(samples.length).toBe(SAMPLE_PAGES.length);
  for (const { title, text } of samples) {
    const { accepted, problems } = checkCharacter(text);
    expect(accepted, title).toBe(true);
    expect(
      problems.filter(({ kind }) => kind !== 'advice'),
      title,
    ).toEqual([]);
  }
  expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length);
});

test('a sample that is gone is told with its page and the fix', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const page of SAMPLE_PAGES) {
    mkdirSync(path.dirname(path.join(copy, page)), { recursive: true });
    cpSync(path.join(SITE, page), path.join(copy, page));
  }
  const [first = ''] = SAMPLE_PAGES;
  writeFileSync(path.join(copy, first), '# Empty\n');
  expect(() => readSamples(copy)).toThrow(/^docs\/core\/characterfile\.md:1: there is no code block .*: add it/u);
  rmSync(copy, { recursive: true });
});
