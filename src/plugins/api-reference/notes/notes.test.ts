import { describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../../release/snapshots';
import { readFolder } from '../../../utils/kept';
import { folderWith } from '../../../utils/testFolder';
import { fetchPackage } from '../sources/fetchPackage';
import { unpackSources } from '../sources/unpackSources';
import { readNotes, type Note } from './readNotes';

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

describe('notes.yml', () => {
  it('has notes that are proved by the published sources', async () => {
    const directory = folderWith();
    await unpackSources(await fetchPackage(CURRENT_SNAPSHOT), directory);
    const sources = readFolder(directory);
    expect(readNotes().flatMap((note) => problemsOf(note, (file) => sources[file]))).toEqual([]);
  });

  it('fails the test if a proof is gone', () => {
    const read = (file: string): string | undefined => (file === 'a.ts' ? 'one\ntwo\nthree' : undefined);
    const problems = (proof: Note['proof']): string[] => problemsOf({ on: 'x', text: '', proof, line: 1 }, read);
    expect(problems({ 'a.ts:2-3': 'two\nthree', 'a.ts:1': 'one' })).toEqual([]);
    expect(problems({ 'a.ts:1-2': 'three' })).toEqual(['x: a.ts:1-2 has no "three"']);
    expect(problems({ 'a.ts:3-4': 'three' })).toEqual(['x: a.ts:3-4 is no place in the sources']);
    expect(problems({ 'b.ts:1': 'one' })).toEqual(['x: b.ts:1 is no place in the sources']);
  });
});

describe('readNotes', () => {
  const proof = 'proof:\n    a.ts:1: one\n';

  it('reads notes with their lines', () => {
    expect(readNotes(`# Embeddings\n- on: embed\n  at: throws\n  text: Never.\n  ${proof}`)).toEqual([
      { on: 'embed', at: 'throws', text: 'Never.', proof: { 'a.ts:1': 'one' }, line: 2 },
    ]);
  });

  it.each([
    [`- on: a b\n  text: x\n  ${proof}`, 'notes.yml:1: "on" must be a name, such as embed or AgentRuntime.evaluate'],
    [`- on: a\n  at: below\n  text: x\n  ${proof}`, 'notes.yml:2: write returns or throws, or leave out "at"'],
    [`- on: a\n  ${proof}`, 'notes.yml:1: write some text here'],
    ['- on: a\n  text: x\n', 'notes.yml:1: write a place such as generation.ts:75-76 below "proof"'],
    ['- on: a\n  text: x\n  proof: {}\n', 'notes.yml:3: write a place such as'],
    ['- on: a\n  text: x\n  proof:\n    a.ts: one\n', 'notes.yml:4: write a place such as'],
    [
      `- on: a\n  text: x\n  ${proof}- on: a\n  text: y\n  ${proof}`,
      'notes.yml:5: merge this with the other note on a',
    ],
  ])('names the line of what is wrong, and the fix: %j', (text, message) => {
    expect(() => readNotes(text)).toThrow(`src/plugins/api-reference/notes/${message}`);
  });
});
