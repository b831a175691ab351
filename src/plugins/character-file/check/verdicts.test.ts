import path from 'node:path';
import type { ZodType } from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../../release/snapshots';
import { prepareSources } from '../../api-reference/sources/prepareSources';
import { characterSchema } from './characterSchema';
import { checkCharacter } from './checkCharacter';
import { adaText, adaWith } from './testdata/characters';
import publicFiles from './testdata/publicFiles.json';

interface Environment {
  CharacterSchema: ZodType<unknown>;
  validateCharacterConfig: (json: unknown) => unknown;
}

const DEEP = '['.repeat(5000) + ']'.repeat(5000);

let release: Environment;

beforeAll(async () => {
  const settings = { cacheDirectory: path.resolve('.cache/api-reference'), registry: process.env.npm_config_registry };
  const { entryPoint } = await prepareSources(CURRENT_SNAPSHOT, settings);
  release = (await import(path.join(path.dirname(entryPoint), 'environment.ts'))) as Environment;
});

function accepts(text: string): boolean {
  try {
    release.validateCharacterConfig(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
}

describe('the schema', () => {
  it('is that of the release', () => {
    const whole = { $refStrategy: 'none' } as const;
    expect(zodToJsonSchema(characterSchema, whole)).toEqual(zodToJsonSchema(release.CharacterSchema, whole));
  });
});

describe('the verdict', () => {
  it.each(publicFiles.map(({ source, text, accepted }, index) => [index, source, text, accepted] as const))(
    'of file %i is that of the release: %s',
    (_, _source, text, accepted) => {
      // What the release says of the whole file was looked up when the file was reduced to its structure.
      expect(accepts(text)).toBe(accepted);
      const checked = checkCharacter(text);
      expect(checked.accepted).toBe(accepted);
      // Every refusal is explained.
      expect(checked.problems.some(({ kind }) => kind === 'refused')).toBe(!accepted);
    },
  );

  it.each([
    ['names that every object has', '{ "__proto__": { "name": "x" }, "constructor": { "prototype": {} } }'],
    [
      'such names in secrets and templates',
      adaWith({ settings: { secrets: JSON.parse('{ "__proto__": "x", "constructor": 1 }') as unknown } }),
    ],
    [
      'the address of the JSON Schema',
      adaWith({ $schema: 'https://elizaos.github.io/eliza/schema/character-0.1.7.json' }),
    ],
    ['a list', '[]'],
    ['a text', '"Ada"'],
    ['null', 'null'],
    ['members that count twice', adaWith().replace('"name": "Ada"', '"name": "Ada", "name": 1')],
    ['deep nesting in an unknown member', adaText('{', `{ "x": ${DEEP},`)],
    ['deep nesting in a message', adaText('"text": "What', `"x": ${DEEP}, "text": "What`)],
    ['deep nesting where a text belongs', adaText('"geometry"', DEEP)],
  ])('is that of the release for %s', (_, text) => {
    expect(checkCharacter(text).accepted).toBe(accepts(text));
  });

  it('is open for files that are too large, which get one clear message', () => {
    for (const text of [
      JSON.stringify({ bio: 'x'.repeat(5_000_000) }),
      `[\n${'1,\n'.repeat(100_000)}1]`,
      `{${Array.from({ length: 50_000 }, (_, index) => `"member${index}": 1`).join()}}`,
    ]) {
      const { accepted, problems } = checkCharacter(text);
      expect(accepted).toBeUndefined();
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).toContain('not checked');
    }
  });
});
