import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, valueOf } from './readJson';

const SAMPLE = JSON.stringify(
  { name: 'a "q" \\ \n é', list: [1, -2.5e3, true, null, {}, []], inner: { x: { y: ['', '\u{2028}', 'a // b'] } } },
  null,
  1,
);

describe('readJson', () => {
  it('agrees with JSON.parse on what is JSON, and on its values', () => {
    const aChange = fc.record({
      at: fc.nat({ max: SAMPLE.length }),
      cut: fc.nat({ max: 1 }),
      mark: fc.constantFrom('', ...Array.from('{}[],:"\'\\/ \n\t1ae-.*#')),
    });
    fc.assert(
      fc.property(fc.array(aChange, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = changes.reduce((one, { at, cut, mark }) => one.slice(0, at) + mark + one.slice(at + cut), SAMPLE);
        let parsed: { value: unknown } | undefined;
        try {
          parsed = { value: JSON.parse(text) };
        } catch {
          // No JSON.
        }
        const { findings, root } = readJson(text);
        expect(findings.length === 0, text).toBe(parsed !== undefined);
        expect(parsed && root && valueOf(root), text).toEqual(parsed?.value);
      }),
      { seed: 7, numRuns: 20_000 },
    );
  });

  it('gives the places of members and values', () => {
    const text = '{ "bio": [ "one", { "a": 2 } ] }';
    const { root } = readJson(text);
    expect(root?.type === 'object' && root.members[0]).toMatchObject({ name: 'bio', from: 2, nameEnd: 7, to: 30 });
    expect(text.slice(2, 30)).toBe('"bio": [ "one", { "a": 2 } ]');
  });

  it('continues after mistakes, and tells all of them', () => {
    const { findings, root } = readJson('{ // note\n  name: \'Ada\',\n  "bio" "x"\n  "lore": ["a" "b",],\n}\n;');
    expect(findings.map(({ mistake }) => mistake)).toEqual([
      'comment',
      'unquoted-text',
      'wrong-quotes',
      'missing-colon',
      'missing-comma',
      'missing-comma',
      'extra-comma',
      'text-around',
    ]);
    expect(root && valueOf(root)).toEqual({ name: 'Ada', bio: 'x', lore: ['a', 'b'] });
  });

  it('keeps names that every object has as members, and nothing else', () => {
    const { root } = readJson('{ "__proto__": { "polluted": true }, "toString": 1 }');
    const value = root && valueOf(root);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'toString']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('ends without an error however deep the brackets are', () => {
    for (const bracket of ['[', '{"a":']) {
      expect(readJson(bracket.repeat(100_000)).findings).toMatchObject([{ mistake: 'too-deep' }]);
    }
  });
});
