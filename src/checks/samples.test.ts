import path from 'node:path';
import type { ZodObject, ZodRawShape } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchPackage } from '../plugins/api-reference/sources/fetchPackage';
import { prepareSources } from '../plugins/api-reference/sources/prepareSources';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { checkCharacters } from './characters';
import { parsePage, readPages } from './pages';
import { readSkillPages } from './skillPages';
import { checkSamples, type SampleResult } from './samples';

const settings = { cacheDirectory: path.resolve('.cache/api-reference'), registry: process.env.npm_config_registry };
const page = (text: string): ReturnType<typeof parsePage> => parsePage('docs/x.md', text);

describe('TypeScript samples', () => {
  let coreTypes: string;
  const check = (text: string): SampleResult =>
    checkSamples([page(text)], coreTypes, path.resolve('.cache/samples-test'));

  beforeAll(async () => {
    coreTypes = path.join(await fetchPackage(CURRENT_SNAPSHOT, settings), 'dist/index.d.ts');
  });

  it('of all pages and skills compile against the published types', () => {
    const { problems, checked, skipped } = checkSamples(
      [...readPages(), ...readSkillPages()],
      coreTypes,
      path.resolve('.cache/samples'),
    );
    process.stdout.write(`${checked} TypeScript samples checked, ${skipped.length} skipped.\n${skipped.join('\n')}\n`);
    expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
  });

  it('are rejected with file and line if they use names that the release does not have', () => {
    const { problems } = check(
      '# X\n\n```ts\nimport { AgentRuntime, gone } from "@elizaos/core";\n\nnew AgentRuntime();\n```\n',
    );
    expect(problems).toEqual([
      expect.stringMatching(/^docs\/x\.md:4: .*has no exported member 'gone'/u),
      expect.stringMatching(/^docs\/x\.md:6: Expected 1 arguments/u),
    ]);
  });

  it('may rely on declarations in a comment above', () => {
    const context =
      '<!-- sample-context\nimport type { IAgentRuntime } from "@elizaos/core";\ndeclare const runtime: IAgentRuntime;\n-->';
    expect(check(`${context}\n\`\`\`ts\nruntime.getSetting("X");\n\`\`\`\n`).problems).toEqual([]);
    expect(check(`${context}\n\`\`\`ts\nruntime.getSettings("X");\n\`\`\`\n`).problems).toEqual([
      expect.stringMatching(/^docs\/x\.md:6: Property 'getSettings' does not exist/u),
    ]);
  });

  it('may declare modules that are not installed', () => {
    const context = '<!-- sample-context\ndeclare module "@elizaos/plugin-x" {\n  export const x: number;\n}\n-->';
    const { problems } = check(
      `${context}\n\`\`\`ts\nimport { x } from "@elizaos/plugin-x";\nconst y: string = x;\n\`\`\`\n`,
    );
    expect(problems).toEqual([expect.stringMatching(/^docs\/x\.md:8: Type 'number' is not assignable/u)]);
  });

  it('are skipped only with a reason', () => {
    expect(check('<!-- sample-skip: -->\n```ts\nnope(\n```\n').problems).toEqual([
      expect.stringContaining('without a reason'),
    ]);
    expect(check('<!-- sample-skip: quotes an error -->\n```ts\nnope(\n```\n')).toMatchObject({
      problems: [],
      checked: 0,
    });
  });
});

describe('character files', () => {
  let schema: ZodObject<ZodRawShape>;

  beforeAll(async () => {
    const { entryPoint } = await prepareSources(CURRENT_SNAPSHOT, settings);
    const environment = (await import(path.join(path.dirname(entryPoint), 'environment.ts'))) as {
      CharacterSchema: ZodObject<ZodRawShape>;
    };
    schema = environment.CharacterSchema;
  });

  it("of all pages and skills pass the framework's schema", () => {
    const problems = checkCharacters([...readPages(), ...readSkillPages()], schema);
    expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
  });

  it('are rejected with file, line and member', () => {
    const problems = checkCharacters([page('```json title="a.character.json"\n{ "name": 1 }\n```\n')], schema);
    expect(problems).toContain(
      'docs/x.md:2: the framework rejects the character: name: Expected string, received number',
    );
    expect(problems.join()).toContain('bio:');
  });

  it('are rejected if they are not JSON', () => {
    expect(checkCharacters([page('```json title="a.character.json"\n{ "name": }\n```\n')], schema)).toEqual([
      expect.stringMatching(/^docs\/x\.md:2: the character is not valid JSON/u),
    ]);
  });

  it('may be fragments, whose members are still checked', () => {
    const fragment = (json: string): ReturnType<typeof parsePage> =>
      page(`<!-- sample-fragment: character -->\n\`\`\`json\n${json}\n\`\`\`\n`);
    expect(checkCharacters([fragment('"clients": ["discord"],')], schema)).toEqual([]);
    expect(checkCharacters([fragment('"name": "Ada",\n"clients": ["discord"]')], schema)).toEqual([]);
    expect(checkCharacters([fragment('"clients": ["irc"],')], schema)).toHaveLength(1);
  });
});
