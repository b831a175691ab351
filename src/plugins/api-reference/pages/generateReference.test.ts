import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateReference } from './generateReference';
import type { Snapshot } from '../../../release/snapshots';

const snapshot: Snapshot = {
  packageName: '@example/core',
  version: '1.2.3',
  integrity: 'sha512-none',
  commit: 'c'.repeat(40),
  committed: '2024-12-01',
  outputDirectory: 'api',
  routeBasePath: 'api',
  current: true,
};

const SOURCE = `
/** A thing that acts. It has more to say. */
export interface Action { name: string }

/**
 * Formats text.
 * @async
 * @param opts - How to format.
 * @param opts.text - The text.
 * @param opts.gone - Names a property that is not there.
 * @param absent Names a parameter that is not there.
 */
export async function format(opts: { text: string }): Promise<string> { return opts.text; }

/**
 * Joins parts.
 * @param list The parts.
 * @param separator What stands between them.
 */
export function join({ list, separator }: { list: string[]; separator: string }): string { return list.join(separator); }
`;

const CLASSES = `
export type UUID = \`\${string}-\${string}-\${string}-\${string}-\${string}\`;
export interface Named { /** What it is called. */ name: string }
export abstract class Base {
  /** Starts it. And more. */
  start(): void {}
}
export class Room extends Base implements Named {
  /** What it is called. */
  name = '';
  id?: UUID;
  size = 1;
  topic = '';
  /**
   * Lets somebody in. Others wait.
   * @param opts.user Who.
   * @returns Whether there was room.
   */
  enter(opts: { user: UUID }): boolean { return Boolean(opts); }
  leave(): void {}
}
`;

describe('generateReference', () => {
  let directory: string;
  const generate = async (source: string): Promise<void> => {
    const sourceDirectory = path.join(directory, 'packages/core/src');
    const entryPoint = path.join(sourceDirectory, 'index.ts');
    mkdirSync(sourceDirectory, { recursive: true });
    writeFileSync(entryPoint, source);
    const tsconfig = path.join(directory, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { target: 'es2022', types: [] }, files: [entryPoint] }));
    await generateReference(
      snapshot,
      { entryPoint, tsconfig, basePath: directory, commit: snapshot.commit },
      {
        siteDir: directory,
        repository: 'https://example.org/framework',
        cacheDirectory: path.join(directory, 'cache'),
      },
    );
  };
  const page = (file: string): string => readFileSync(path.join(directory, 'api', file), 'utf8');

  beforeEach(() => {
    // Inside the site, so that typedoc finds its plugins.
    mkdirSync('.cache', { recursive: true });
    directory = mkdtempSync(path.resolve('.cache/test-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('writes a page per export, with front matter and a link to its line', async () => {
    await generate(SOURCE);
    const action = page('interfaces/Action.md');
    expect(action).toContain('description: "Action, interface of @example/core 1.2.3: A thing that acts."');
    expect(action).toContain('kind: interface');
    expect(action).toContain(
      `[packages/core/src/index.ts:3](https://example.org/framework/blob/${snapshot.commit}/packages/core/src/index.ts#L3)`,
    );
    expect(page('index.md')).toContain('@example/core 1.2.3');
    expect(page('globals.md')).toContain('functions/format.md');
  });

  it('moves nested parameter names to their properties and drops unknown names', async () => {
    await generate(SOURCE);
    const format = page('functions/format.md');
    expect(format).toMatch(/`opts\.text` \| `string` \| The text\./u);
    expect(format).not.toMatch(/is not there/u);
    const join = page('functions/join.md');
    expect(join).toMatch(/`options\.separator` \| `string` \| What stands between them\./u);
  });

  it('starts a class with its declaration and a list of its members, and folds what it inherits', async () => {
    await generate(CLASSES);
    const base = page('classes/Base.md');
    expect(base).toMatch(/# Base\n\n<small>Defined in \[packages.*<\/small>\n\n```ts\nabstract class Base/u);
    expect(base).toContain('Extended by [`Room`](Room.md)');
    expect(base).not.toContain('<nav');
    const room = page('classes/Room.md');
    expect(room).toContain('```ts\nclass Room extends Base implements Named\n```');
    expect(room).toContain('Extends [`Base`](Base.md). Implements [`Named`](../interfaces/Named.md)');
    const list = /<nav[^]*<\/nav>/u.exec(room)?.[0] ?? '';
    expect(list).toContain('- [`name`](#name) What it is called.\n');
    expect(list).toContain('- [`enter()`](#enter) Lets somebody in.\n');
    expect(list.match(/^- /gmu)).toHaveLength(6);
    expect(room).toMatch(
      /## Inherited\n\n<details>\n<summary>1 inherited member<\/summary>\n\n- <a id="start"><\/a>\[`start\(\)`\]\(Base.md#start\) Starts it\./u,
    );
    expect(room).not.toContain('### `start()`');
  });

  it('writes the details of a member without headings, its source first', async () => {
    await generate(CLASSES);
    const room = page('classes/Room.md');
    const enter = /### `enter\(\)`[^]*?(?=\n###|\n## )/u.exec(room)?.[0] ?? '';
    expect(enter).toMatch(/^### `enter\(\)`\n\n<small>Defined in .*<\/small>\n\n```ts\nenter\(opts: \{/u);
    expect(enter).toContain('  user: UUID;');
    expect(enter).toContain('| `opts` | `object` |  |\n');
    expect(enter).toContain('| `opts.user` | [`UUID`](../type-aliases/UUID.md) | Who. |');
    expect(enter).toContain('**Returns** `boolean`\n\nWhether there was room.');
    expect(enter).not.toMatch(/^####/mu);
    // What the signature says already.
    expect(/### `leave\(\)`[^]*?(?=\n###|\n## )/u.exec(room)?.[0]).not.toContain('Returns');
    expect(room).toMatch(/### `name`\n\n<small>.* · implements \[`Named.name`\]\(\.\.\/interfaces\/Named\.md#name\)/u);
    expect(page('type-aliases/UUID.md')).toContain('type UUID = `${string}-${string}-');
  });

  it('fails on a typedoc warning', async () => {
    await expect(generate(`${SOURCE}\n/** @unheardOf */\nexport const x = 1;`)).rejects.toThrow(/1 warnings/u);
  });

  it('fails on a broken link in a comment', async () => {
    await expect(generate(`${SOURCE}\n/** See {@link Nothing}. */\nexport const x = 1;`)).rejects.toThrow(
      /1 warnings/u,
    );
  });
});
