import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePage, written, type WrittenPage } from '../../../page-model/written';
import facts from '../../../release/facts.json';
import offers from '../../../release/offers.json';
import { characterSchema } from '../check/characterSchema';
import { NO_DEFAULT_EXPORT, PLUGIN_MAKER } from '../check/facts/plugins';
import publicFiles from '../check/testdata/publicFiles.json';
import { createSchema, type JsonSchema } from './createSchema';
import { GUIDE_PAGES, readGuide } from './readGuide';

const SETTINGS = { address: 'https://docs.test/schema/character.json', siteUrl: 'https://docs.test/' };
const REFERENCE = 'docs/core/character-reference.md';

const guide = readGuide('.');
const { schema, problems } = createSchema(guide, SETTINGS);
const validate = new Ajv({
  strict: true,
  formats: { uuid: (text: string) => z.string().uuid().safeParse(text).success },
})
  // What editors read, and JSON Schema doesn't have.
  .addVocabulary(['markdownDescription', 'deprecationMessage'])
  .compile(schema);

function memberAt(...names: string[]): JsonSchema | undefined {
  return names.reduce<JsonSchema | undefined>((one, name) => (one?.then ?? one)?.properties?.[name], schema);
}

interface Member {
  /** Names and, for the items of a list, "0". */
  path: readonly string[];
  schema: JsonSchema;
}

/** All members, by whichever keywords the schema has them. */
function membersOf(node: object, path: readonly string[] = []): Member[] {
  return Object.entries(node).flatMap(([keyword, value]: [string, unknown]): Member[] => {
    if (typeof value !== 'object' || value === null || keyword === 'examples') {
      return [];
    }
    if (keyword !== 'properties') {
      return membersOf(value, keyword === 'items' ? [...path, '0'] : path);
    }
    return Object.entries(value as Record<string, JsonSchema>).flatMap(([name, member]) => [
      { path: [...path, name], schema: member },
      ...membersOf(member, [...path, name]),
    ]);
  });
}

const members = membersOf(schema);

function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) {
    return value;
  }
  const around = typeof whole === 'object' ? (whole as Record<string, unknown>) : {};
  const changed = withValue(around[name], rest, value);
  return name === '0' ? [changed] : { ...around, [name]: changed };
}

/** The problems if a part of the reference is another one. */
function problemsWith(part: string, instead: string): readonly string[] {
  const read = (file: string): WrittenPage => {
    const page = written(file);
    expect(file !== REFERENCE || page.text.includes(part)).toBe(true);
    return file === REFERENCE ? parsePage(file, page.text.replace(part, instead)) : page;
  };
  return createSchema(readGuide('.', read), SETTINGS).problems;
}

describe('createSchema', () => {
  it('explains every member, with a link to a heading of the guide', () => {
    expect(problems).toEqual([]);
    expect(members.length).toBeGreaterThan(130);
    const headings = GUIDE_PAGES.map((file) => written(file)).flatMap((page) =>
      page.headings.map(({ anchor }) => `https://docs.test${page.route}#${anchor}`),
    );
    for (const { path, schema } of members) {
      const [meaning = '', link = '', ...more] = schema.description?.split('\n') ?? [];
      expect([meaning, ...more], path.join('.')).toEqual([expect.stringMatching(/^\S.+[.!?]$/u)]);
      expect(headings, path.join('.')).toContain(link);
      expect(schema.markdownDescription).toBe(`${meaning}\n\n[Guide](${link})`);
    }
  });

  it('takes its words and examples from the guide', () => {
    expect(memberAt('bio')).toMatchObject({
      description: 'Who the agent is.\nhttps://docs.test/docs/core/characterfile/#all-members',
      markdownDescription: 'Who the agent is.\n\n[Guide](https://docs.test/docs/core/characterfile/#all-members)',
      examples: [
        ['Ada explains mathematics to beginners.', 'Ada collects wrong proofs.', 'Ada prefers pencil and paper.'],
      ],
    });
    expect(memberAt('settings', 'modelConfig', 'temperature')).toMatchObject({ examples: [0.4] });
    expect(memberAt('twitterSpaces', 'maxSpeakers')?.description).toMatch(
      /^Maximum number of simultaneous speakers\./u,
    );
  });

  it('lists providers, clients and templates', () => {
    expect(memberAt('modelProvider')?.enum).toContain('anthropic');
    expect(memberAt('clients')?.items?.enum).toContain('telegram');
    expect(memberAt('templates', 'twitterPostTemplate')?.description).toMatch(/^Used by: Twitter, new posts\./u);
  });

  it('offers the packages of the release that a character can load, and accepts others', () => {
    const [offered, other] = memberAt('plugins')?.anyOf?.[0]?.items?.anyOf ?? [];
    const loadable = offers.packages
      .map((folder) => `@elizaos/${folder}`)
      .filter((name) => name.includes('/plugin-') && name in facts.scripts)
      .filter((name) => name !== PLUGIN_MAKER && !NO_DEFAULT_EXPORT.includes(name));
    expect([...(offered?.enum ?? [])].sort()).toEqual(loadable.sort());
    expect(other).toEqual({ type: 'string' });
  });

  it('marks members that nothing reads', () => {
    expect(memberAt('username')?.deprecationMessage).toBe(
      'Nothing reads this in 0.1.7: it is set to the name if it is missing, and not read again.',
    );
    expect(memberAt('settings', 'embeddingModel')?.deprecationMessage).toMatch(/^Nothing reads this/u);
    expect(memberAt('name')?.deprecationMessage).toBeUndefined();
  });

  it('allows other members, as the release does', () => {
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
    expect(schema.required).toContain('bio');
  });

  it('accepts what the release accepts, and nothing else', () => {
    const parsed = publicFiles.flatMap(({ source, accepted, text }) => {
      try {
        return [{ source, accepted, character: JSON.parse(text) as unknown }];
      } catch {
        return [];
      }
    });
    expect(parsed.length).toBeGreaterThan(50);
    for (const { source, accepted, character } of parsed) {
      expect(validate(character), source).toBe(accepted);
    }
  });

  it('accepts what the release accepts, whatever a member is', () => {
    const paths = fc.constantFrom(...members.map(({ path }) => path));
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(paths, fc.oneof(fc.jsonValue(), fc.array(fc.string()), fc.uuid()), (path, value) => {
        const character = withValue(guide.example, path, value);
        const accepted = validate(character);
        verdicts.add(accepted);
        expect(accepted, path.join('.')).toBe(characterSchema.safeParse(character).success);
      }),
      { numRuns: 2000 },
    );
    expect(verdicts.size).toBe(2);
  });

  it('names file, line and fix if a member has no row, or a row no member', () => {
    expect(problemsWith('| `documentTriggers` |', '| `triggers` |')).toEqual([
      expect.stringMatching(
        /^docs\/core\/character-reference\.md:\d+: the field clientConfig\.gitbook\.documentTriggers has no row .*: add one$/u,
      ),
      expect.stringMatching(
        /^docs\/core\/character-reference\.md:\d+: .* the field clientConfig\.gitbook\.triggers: correct it/u,
      ),
    ]);
  });

  it('names a member that nothing reads if the guide no longer says that', () => {
    expect(problemsWith('`settings.intiface`, ', '')).toEqual([
      expect.stringContaining('the field settings.intiface has no row in a table of fields: add one'),
    ]);
  });

  it('names the section if its table or paragraph is gone', () => {
    expect(problemsWith('## Members of style', '## Style').join('\n')).toContain(
      'docs/core/character-reference.md:1: the section "Members of style" has 0 tables of fields, not 1',
    );
    expect(problemsWith('The GitBook plugin reads `clientConfig.gitbook`.', '## Gone')).toContainEqual(
      expect.stringContaining('the field clientConfig.gitbook has no row'),
    );
  });
});
