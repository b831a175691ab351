import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateReference } from './generateReference';
import { CURRENT_SNAPSHOT } from '../../../release/snapshots';
import type { Note } from '../notes/readNotes';

const snapshot = { ...CURRENT_SNAPSHOT, packageName: '@example/core', version: '1.2.3' };

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

const note = (on: string, text: string, at?: Note['at']): Note => ({ on, at, text, proof: {}, line: 1 });
/** How a note is written. */
const box = (text: string): string => `<blockquote data-no-search="">\n\n**Our note:** ${text}\n\n</blockquote>`;

describe('generateReference', () => {
  let directory: string;
  const generate = async (source: string, notes: readonly Note[] = []): Promise<void> => {
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
        notes,
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
    expect(base).toMatch(/# Base\n\n```ts\nabstract class Base\n```\n\n<small>Defined in \[packages.*<\/small>/u);
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
    expect(page('type-aliases/UUID.md')).toContain('type UUID = `${string}-${string}-');
  });

  it('writes our notes below the description, what is returned and what is thrown', async () => {
    await generate(CLASSES, [
      note('Room', 'Take [[Base]].'),
      note('Room.enter', 'Never false, see [[Room.leave]].', 'returns'),
      note('Room.leave', 'Always.', 'throws'),
      note('Room.topic', 'Empty.'),
    ]);
    const room = page('classes/Room.md');
    expect(room).toContain(`</small>\n\n${box('Take [`Base`](Base.md).')}`);
    expect(room).toContain(`Whether there was room.\n\n${box('Never false, see [`Room.leave`](#leave).')}`);
    expect(room).toContain(`leave(): void;\n\`\`\`\n\n**Throws**\n\n${box('Always.')}`);
    expect(room).toContain(`topic: string = '';\n\`\`\`\n\n${box('Empty.')}`);
  });

  it('writes our note on what is thrown before examples', async () => {
    const source = `
/**
 * Cuts text.
 * @example cut('a')
 * @param text What to cut.
 * @throws If the text is empty.
 */
export function cut(text: string): string { return text; }
/**
 * Joins text.
 * @example join()
 */
export function join(): void {}
`;
    await generate(source, [note('cut', 'Only then.', 'throws'), note('join', 'Always.', 'throws')]);
    expect(page('functions/cut.md')).toContain(
      `## Throws\n\nIf the text is empty.\n\n${box('Only then.')}\n\n## Example\n\n`,
    );
    expect(page('functions/join.md')).toContain(`## Throws\n\n${box('Always.')}\n\n## Example\n\n`);
  });

  it('shows no tag that says only what the declaration says', async () => {
    await generate(`
/**
 * Cuts text.
 * @async
 * @function cut
 * @returns The start of it.
 */
export async function cut(): Promise<string> { return ''; }
`);
    const cut = page('functions/cut.md');
    expect(cut).toMatch(/<\/small>\n\nCuts text\.\n\n## Returns\n\n`Promise`\\<`string`\\>\n\nThe start of it\.\n$/u);
  });

  it('shows no details of functions that are declared elsewhere', async () => {
    writeFileSync(
      path.join(directory, 'platform.d.ts'),
      '/** See elsewhere. */\ndeclare function load(address: string): string;\ndeclare function load(address: number): number;\n',
    );
    await generate(`
/// <reference path="../../../platform.d.ts" />
export interface Loads {
  a: typeof load;
  b: typeof load | null;
  /** Its own. */
  own: {
    /** Says more. */
    (text: string): void;
    (text: number): void;
  };
}
`);
    const loads = page('interfaces/Loads.md');
    expect(loads).toContain('(address: string): string;');
    expect(loads).not.toContain('See elsewhere');
    expect(loads.match(/^#+ .*(?:Union Members|Function|Call Signature)$/gmu)).toEqual([
      '#### Call Signature',
      '#### Call Signature',
    ]);
    expect(loads).toContain('Says more.');
  });

  it('fails if a note names something that is gone, or has no place on a page', async () => {
    const errors: string[] = [];
    const log = vi.spyOn(console, 'error').mockImplementation((text: string) => errors.push(text));
    const failingNote = async (on: string, text: string): Promise<string> => {
      errors.length = 0;
      await expect(generate(CLASSES, [{ on, text, proof: {}, line: 7 }])).rejects.toThrow(/errors/u);
      return errors.join('\n');
    };
    const start = 'notes/notes.yml:7: the note on';
    const gone = 'which the release does not export: correct or remove it';
    expect(await failingNote('Hall', '')).toContain(`${start} Hall is about a name ${gone}`);
    expect(await failingNote('Room.exit', '')).toContain(`${start} Room.exit is about a name ${gone}`);
    expect(await failingNote('Room', 'See [[Hall]].')).toContain(`${start} Room links to Hall, ${gone}`);
    expect(await failingNote('Room.start', 'Inherited.')).toContain(`${start} Room.start is on no page`);
    log.mockRestore();
  });

  it('writes the source of functions and methods beside the page, with a button each', async () => {
    await generate(CLASSES);
    const button = ') <button type="button" class="clean-btn show-source" data-no-search="">Source</button></small>';
    const room = page('classes/Room.md');
    expect(room.split(button)).toHaveLength(3);
    expect(JSON.parse(page('classes/Room.source.json'))).toEqual({
      'packages/core/src/index.ts:19': {
        line: 19,
        text: 'enter(opts: { user: UUID }): boolean { return Boolean(opts); }',
      },
      'packages/core/src/index.ts:20': { line: 20, text: 'leave(): void {}' },
    });
    expect(page('interfaces/Named.md')).not.toContain('<button');
  });

  it('tells the defaults of destructured parameters', async () => {
    await generate(`
/** @param opts.count How many */
export function take({ count = 5, all = true, name }: { count?: number; all?: boolean; name?: string }): void {}
`);
    const take = page('functions/take.md');
    expect(take).toContain('| `opts.count?` | `number` | How many. Default: `5`. |');
    expect(take).toContain('| `opts.all?` | `boolean` | Default: `true`. |');
    expect(take).toMatch(/\| `opts\.name\?` \| `string` \| +\|/u);
  });

  it('shows a return type by its name, although TypeScript forgets it', async () => {
    await generate(`
interface Holder<T> { value: T }
type Infer<H> = H extends Holder<infer T> ? { [K in keyof T]: T[K] } : never;
export const schema: Holder<{ name: string; size: number }> = { value: { name: '', size: 1 } };
export type Config = Infer<typeof schema>;
export function validate(json: unknown): Config { return json as Config; }
export function inferred() { return { a: 1 }; }
`);
    const validate = page('functions/validate.md');
    expect(validate).toContain('function validate(json: unknown): Config;');
    expect(validate).toMatch(/## Returns\n\n\[`Config`\]\(\.\.\/type-aliases\/Config\.md\)\n$/u);
    expect(page('functions/inferred.md')).toContain('  a: number;');
  });

  it('lists many properties without a description as a table', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const listed = (more: string): string =>
      `export interface Model {}\nexport type Models = { ${more} ${names.map((name) => `${name}: Model;`).join(' ')} };`;
    await generate(listed(''));
    const models = page('type-aliases/Models.md');
    expect(models).toContain('| <a id="a"></a> `a` | [`Model`](../interfaces/Model.md) |');
    expect(models).not.toContain('### `a`');
    await generate(listed('\n/** The first. */\nz: Model;\n'));
    expect(page('type-aliases/Models.md')).toContain('### `a`');
  });

  it.each(['@unheardOf', 'See {@link Nothing}.'])('fails on a warning of typedoc: %s', async (comment) => {
    await expect(generate(`${SOURCE}\n/** ${comment} */\nexport const x = 1;`)).rejects.toThrow(/1 warnings/u);
  });
});
