import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixAll } from '../client/fixAll';
import { applyChanges } from './changes';
import { checkCharacter } from './checkCharacter';
import { CLIENTS, MODEL_PROVIDERS } from './characterSchema';
import { OTHER_NAMES } from './facts/members';
import { nearestName } from './nearestName';
import { CHARACTERS, MUTATIONS, type Character } from './testdata/mutations';

/** More in `npm run test:all`. 10,000 take some minutes: `CHARACTER_RUNS=10000`. */
const RUNS = Number(process.env.CHARACTER_RUNS ?? (process.env.ALL ? 500 : 100));
/** Of two fields with the same name, only the last one is read, before and after all fixes. */
const REPEATED = new Set(['a field twice', 'two misspelt fields of one name']);
/** Words that are syntax, or were in comments. */
const SYNTAX =
  'json import export default const character clients from elizaos core note notes agent none null true false';

interface Mistake {
  character: Character;
  indent: number;
  kind: string;
  choices: readonly number[];
}

const aMistake = fc.record({
  character: fc.constantFrom(...CHARACTERS),
  indent: fc.constantFrom(0, 2, 4),
  kind: fc.constantFrom(...Object.keys(MUTATIONS)),
  choices: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
});

/** Makes the mistake of a run. */
function textOf({ character, indent, kind, choices }: Mistake): string {
  const left = [...choices];
  const text = MUTATIONS[kind]?.(character, JSON.stringify(character, null, indent), (items) => {
    const item = items[(left.shift() ?? 0) % items.length];
    if (item === undefined) {
      throw new Error(`There is nothing to choose from for “${kind}”.`);
    }
    return item;
  });
  return text ?? '';
}

/** The words of three and more letters, escapes or not. */
function wordsIn(text: string): ReadonlySet<string> {
  const plain = text.replaceAll(/\\(?:u[\da-f]{4}|[nrtbf"\\/]|)/gu, ' ');
  return new Set([...plain.matchAll(/\p{L}{3,}/gu)].map(([word]) => word.toLowerCase()));
}

/** Words of names, which an edit may change. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w$])([\w$]+)["'”]?\s*:/gu)].flatMap(([, name = '']) => [...wordsIn(name)]);
}

/** A name of a closed list may be spelled as the release has it: `discord` for `discor`. */
function missing(words: readonly string[], text: string): string[] {
  const left = wordsIn(text);
  const respelled = [...CLIENTS, ...MODEL_PROVIDERS].filter((name) => left.has(name));
  return words.filter((word) => !left.has(word) && nearestName(word, respelled) === undefined);
}

it('has at least 17 kinds of mistakes, made in the characters of the release', () => {
  expect(Object.keys(MUTATIONS).length).toBeGreaterThanOrEqual(17);
  expect(CHARACTERS.length).toBeGreaterThan(3);
});

it('no edit, and no round of all fixes, takes a text away', () => {
  fc.assert(
    fc.property(aMistake, (mistake) => {
      const text = textOf(mistake);
      const names = new Set([...namesIn(text), ...Object.keys(OTHER_NAMES), ...SYNTAX.split(' ')]);
      const words = [...wordsIn(text)].filter((word) => !names.has(word));
      for (const { edit, message } of checkCharacter(text).problems) {
        const after = edit ? applyChanges(text, edit.changes) : text;
        expect(missing(words, after), `${message} ${edit?.label ?? ''}`).toEqual([]);
      }
      const fixed = fixAll(text);
      expect(missing(words, fixed), 'all fixes').toEqual([]);
      const { accepted, character } = checkCharacter(fixed);
      if (accepted && !REPEATED.has(mistake.kind)) {
        expect(missing(words, JSON.stringify(character)), 'what the release reads').toEqual([]);
      }
    }),
    { seed: 17, numRuns: RUNS },
  );
});
