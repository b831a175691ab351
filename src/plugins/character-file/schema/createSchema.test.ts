import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parsePage, written, type WrittenPage } from '../../../page-model/written';
import publicFiles from '../check/testdata/publicFiles.json';
import { createSchema, type JsonSchema } from './createSchema';
import { readGuide } from './readGuide';

const SETTINGS = { address: 'https://docs.test/schema/character.json', siteUrl: 'https://docs.test/' };
const REFERENCE = 'docs/core/character-reference.md';

const { schema, problems } = createSchema(readGuide('.'), SETTINGS);

function memberAt(...names: string[]): JsonSchema | undefined {
  return names.reduce<JsonSchema | undefined>((one, name) => one?.properties?.[name], schema);
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
  it('has a description, a link and an example of each member', () => {
    expect(problems).toEqual([]);
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
    expect(memberAt('templates', 'twitterPostTemplate')).toEqual({ type: 'string' });
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
    const validate = new Ajv().compile(schema);
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

  it('names the section if its table is gone', () => {
    expect(problemsWith('## Members of style', '## Style').join('\n')).toContain(
      'docs/core/character-reference.md:1: the section "Members of style" has 0 tables of fields, not 1',
    );
  });
});
