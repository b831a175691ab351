import { describe, expect, it } from 'vitest';
import { readJson, valueOf } from './readJson';

const SAMPLE = JSON.stringify(
  { name: 'a "q" \\ \n é', list: [1, -2.5e3, true, null, {}, []], inner: { x: { y: ['', '\u{2028}', 'a // b'] } } },
  null,
  1,
);

describe('readJson', () => {
  it('agrees with JSON.parse on what is JSON, and on its values', () => {
    const marks = '{}[],:"\'\\/ \n\t1ae-.*#';
    const random = randomNumbers();
    for (let round = 0; round < 20_000; round += 1) {
      let text = SAMPLE;
      for (let changes = random(3); changes >= 0; changes -= 1) {
        const place = random(text.length);
        const end = random(3) === 0 ? place : place + 1;
        const mark = random(3) === 0 ? '' : (marks[random(marks.length)] ?? '');
        text = text.slice(0, place) + mark + text.slice(end);
      }
      const parsed = parse(text);
      const { findings, root } = readJson(text);
      expect(findings.length === 0, text).toBe(parsed !== undefined);
      if (parsed) {
        expect(root && valueOf(root), text).toEqual(parsed.value);
      }
    }
  });

  it('gives the places of members and values', () => {
    const text = '{ "bio": [ "one", { "a": 2 } ] }';
    const { root } = readJson(text);
    expect(root?.type === 'object' && root.members[0]).toMatchObject({ name: 'bio', from: 2, nameEnd: 7, to: 30 });
    expect(text.slice(2, 30)).toBe('"bio": [ "one", { "a": 2 } ]');
  });

  it('goes on after mistakes, and tells all of them', () => {
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

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The same numbers in each run. */
function randomNumbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
