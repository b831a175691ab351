import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../page-model/written';
import { CURRENT_SNAPSHOT } from '../../release/snapshots';
import { fetchPackage } from '../api-reference/sources/fetchPackage';
import { explainSamples, firstSentence, typeText } from './explainSamples';
import { keyOfCode, type SampleTypes } from './sampleTypes';

/** Two samples: the second declares its module in another way than the first, and a name that it doesn't show. */
const PAGE = `
<!-- sample-context
declare module "a-package" { export const value: number; }
-->
\`\`\`ts
import type { Action } from "@elizaos/core";
import { value } from "a-package";

const act: Partial<Action> = { name: "ACT", similes: [] };
\`\`\`

<!-- sample-context
declare module "a-package" { export const value: string; }
-->
<!-- sample-context
import type { IAgentRuntime } from "@elizaos/core";
declare const runtime: IAgentRuntime;
-->
\`\`\`ts
import { value } from "a-package";

runtime.getSetting(value);
\`\`\`

<!-- sample-skip: an excerpt -->
\`\`\`ts
skipped(
\`\`\`
`;

describe('explainSamples', () => {
  const page = parsePage('docs/x.md', PAGE);
  let types: SampleTypes | undefined;

  beforeAll(async () => {
    [types] = explainSamples([page], {
      siteDir: process.cwd(),
      coreTypes: path.join(await fetchPackage(CURRENT_SNAPSHOT), 'dist/index.d.ts'),
      symbols: new Map([
        ['Action', '/api/interfaces/Action/'],
        ['Action.similes', '/api/interfaces/Action/#similes'],
        ['IAgentRuntime.getSetting', '/api/interfaces/IAgentRuntime/#getsetting'],
      ]),
      apiRoute: '/api/',
      baseUrl: '/eliza/',
    });
  });

  /** The names of a sample with their notes. */
  function namesOf(sample: number): [name: string, ...note: (string | undefined)[]][] {
    const { code } = page.fences[sample] ?? { code: '' };
    const numbers = types?.samples[keyOfCode(code)] ?? [];
    const names: [string, ...(string | undefined)[]][] = [];
    let at = 0;
    for (let index = 0; index < numbers.length; index += 3) {
      at += numbers[index] ?? 0;
      const end = at + (numbers[index + 1] ?? 0);
      names.push([code.slice(at, end), ...(types?.notes[numbers[index + 2] ?? 0] ?? [])]);
      at = end;
    }
    return names;
  }

  it('tells type, sentence and address of names in their order', () => {
    expect(types?.api).toBe('/eliza/api/');
    expect(namesOf(0)).toEqual([
      ['Action', 'interface Action', expect.stringMatching(/\w/u), 'interfaces/Action/'],
      ['value', 'const value: number'],
      ['act', 'const act: Partial<Action>'],
      ['Partial', expect.stringContaining('type Partial<T>')],
      ['Action', 'interface Action', expect.stringMatching(/\w/u), 'interfaces/Action/'],
      ['name', expect.stringContaining('name'), expect.stringMatching(/\w/u)],
      ['similes', expect.stringContaining('similes'), expect.stringMatching(/\w/u), 'interfaces/Action/#similes'],
    ]);
  });

  it('keeps samples apart, and knows what their contexts declare', () => {
    expect(namesOf(1)).toEqual([
      ['value', 'const value: string'],
      ['runtime', 'const runtime: IAgentRuntime'],
      [
        'getSetting',
        '(method) IAgentRuntime.getSetting(key: string): string | null',
        '',
        'interfaces/IAgentRuntime/#getsetting',
      ],
      ['value', 'const value: string'],
    ]);
  });

  it('leaves out samples that nothing compiles', () => {
    expect(Object.keys(types?.samples ?? {})).toHaveLength(2);
  });
});

describe('typeText', () => {
  it('leaves out what only says that a name is imported', () => {
    expect(typeText('(alias) interface Action\nimport Action')).toBe('interface Action');
    expect(typeText('class A\n(alias) interface A')).toBe('class A');
  });

  it('writes UUID for the pattern that it stands for, except where it is declared', () => {
    const pattern = '`${string}-${string}-${string}-${string}-${string}`';
    expect(typeText(`(property) id: ${pattern}`)).toBe('(property) id: UUID');
    expect(typeText(`type UUID = ${pattern}`)).toBe(`type UUID = ${pattern}`);
  });

  it('shortens types that are long', () => {
    expect(typeText(Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')).split('\n')).toHaveLength(8);
    expect(typeText('a'.repeat(1000))).toHaveLength(400);
  });
});

describe('firstSentence', () => {
  it.each([
    ['Gets a setting. Then more.', 'Gets a setting.'],
    ['Without an end', 'Without an end'],
    ['In two\nlines, with `code`.\n\nNext.', 'In two lines, with code.'],
    ['Version 0.1.7 of it. More.', 'Version 0.1.7 of it.'],
    ['', ''],
  ])('of %j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });
});
