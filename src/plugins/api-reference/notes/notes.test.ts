import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../../release/snapshots';
import { fetchPackage } from '../sources/fetchPackage';
import { unpackSources } from '../sources/unpackSources';
import { NOTES, type Note } from './notes';

/** Problems of the proofs of a note, each with what to fix. */
function problemsOf({ on, proof }: Note, readSource: (file: string) => string | undefined): string[] {
  return Object.entries(proof).flatMap(([place, code]) => {
    const [, file = '', first = '', last = first] = /^([\w/]+\.ts):(\d+)(?:-(\d+))?$/u.exec(place) ?? [];
    const lines = readSource(file)?.split('\n');
    if (!lines || Number(last) > lines.length || Number(first) > Number(last)) {
      return [`${on}: ${place} is no place in the sources`];
    }
    const text = lines.slice(Number(first) - 1, Number(last)).join('\n');
    return text.includes(code) ? [] : [`${on}: ${place} has no ${JSON.stringify(code)}`];
  });
}

describe('NOTES', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'notes-'));
  const sources = new Map<string, string>();
  beforeAll(async () => {
    const packageDirectory = await fetchPackage(CURRENT_SNAPSHOT, { cacheDirectory: '.cache/api-reference' });
    for (const file of await unpackSources(packageDirectory, directory)) {
      sources.set(file, readFileSync(path.join(directory, file), 'utf8'));
    }
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('are proved by the published sources', () => {
    expect(NOTES.flatMap((note) => problemsOf(note, (file) => sources.get(file)))).toEqual([]);
  });

  it('have at least one proof each, and differ in what they are about', () => {
    expect(NOTES.filter(({ proof }) => Object.keys(proof).length === 0)).toEqual([]);
    const subjects = NOTES.map(({ on, at = 'description' }) => `${on} ${at}`);
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
  });

  it('fail the test if their proof is gone', () => {
    const read = (file: string): string | undefined => (file === 'a.ts' ? 'one\ntwo\nthree' : undefined);
    const problems = (proof: Note['proof']): string[] => problemsOf({ on: 'x', text: '', proof }, read);
    expect(problems({ 'a.ts:2-3': 'two\nthree', 'a.ts:1': 'one' })).toEqual([]);
    expect(problems({ 'a.ts:1-2': 'three' })).toEqual(['x: a.ts:1-2 has no "three"']);
    expect(problems({ 'a.ts:3-4': 'three' })).toEqual(['x: a.ts:3-4 is no place in the sources']);
    expect(problems({ 'b.ts:1': 'one' })).toEqual(['x: b.ts:1 is no place in the sources']);
  });
});
