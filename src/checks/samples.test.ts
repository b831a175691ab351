import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchPackage } from '../plugins/api-reference/sources/fetchPackage';
import { checkCharacter } from '../plugins/character-file/check';
import { CURRENT_SNAPSHOT } from '../release/snapshots';
import { checkCharacters } from './characters';
import { parsePage } from '../page-model/written';
import { readGuidePages } from './pages';
import { readSkillPages } from './skillPages';
import { checkSamples, type SampleResult } from './samples';

const settings = { cacheDirectory: path.resolve('.cache/api-reference'), registry: process.env.npm_config_registry };
const page = (text: string): ReturnType<typeof parsePage> => parsePage('docs/x.md', text);

/** Milliseconds that the compiler may take for hundreds of samples on a slow machine. */
const COMPILING = 60_000;

describe('TypeScript samples', () => {
  let coreTypes: string;
  const check = (text: string): SampleResult =>
    checkSamples([page(text)], coreTypes, path.resolve('.cache/samples-test'));

  beforeAll(async () => {
    coreTypes = path.join(await fetchPackage(CURRENT_SNAPSHOT, settings), 'dist/index.d.ts');
  });

  it('of all pages and skills compile against the published types', { timeout: COMPILING }, () => {
    const { problems, checked, skipped } = checkSamples(
      [...readGuidePages(), ...readSkillPages()],
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
  const check = (text: string): string[] => checkCharacters([page(text)], checkCharacter);
  const file = (json: string): string => `\`\`\`json title="a.character.json"\n${json}\n\`\`\`\n`;
  const fragment = (json: string): string => `<!-- sample-fragment: character -->\n\`\`\`json\n${json}\n\`\`\`\n`;

  it('of all pages and skills are neither refused nor ignored in part', () => {
    const problems = checkCharacters([...readGuidePages(), ...readSkillPages()], checkCharacter);
    expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
  });

  it('are reported with file, line and fix', () => {
    const problems = check(file('{\n"name": 1\n}'));
    expect(problems).toContain(
      'docs/x.md:3: name is a number; the schema expects a string. Write it in quotes. (wrong-type)',
    );
    expect(problems.join()).toContain('The character has no bio.');
  });

  it('are reported if they are not JSON', () => {
    expect(check(file('{ "name": }'))[0]).toMatch(/^docs\/x\.md:2: .*\(not-json\)$/u);
  });

  it('are reported if a whole file does not name the JSON Schema', () => {
    const address = 'https://elizaos.github.io/eliza/schema/character-0.1.7.json';
    const told = /^docs\/x\.md:2: the file names no JSON Schema: write "\$schema"/u;
    expect(check(file('{}')).at(-1)).toMatch(told);
    expect(check(file(`{ "$schema": "${address}" }`)).at(-1)).not.toMatch(told);
  });

  it('are reported if the release ignores a part, unless they are there to show it', () => {
    expect(check(fragment('"username": "ada",'))).toEqual([
      'docs/x.md:3: Nothing reads username. Remove it. (unread-member)',
    ]);
    expect(check(`<!-- sample-shows: unread-member -->\n${fragment('"username": "ada",')}`)).toEqual([]);
  });

  it('may be fragments, whose members are still checked', () => {
    expect(check(fragment('"clients": ["discord"],'))).toEqual([]);
    expect(check(fragment('"name": "Ada",\n"clients": ["discord"]'))).toEqual([]);
    expect(check(fragment('"clients": ["irc"],'))).toHaveLength(1);
    expect(check(fragment('"style": { "all": [] },'))).toHaveLength(2);
  });
});
