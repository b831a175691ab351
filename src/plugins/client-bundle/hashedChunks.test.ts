import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nameFiles, type BundledFiles } from './hashedChunks';

const PLACEHOLDERS = new Map([
  ['__chunk_hashes_0__', ['c1', 'gone']],
  ['__chunk_hashes_1__', ['pages/docs/a', 'pages/docs/b']],
]);

/** A bundle in which `c1` loads `deep`, which loads `c1`, and `main` loads `box`. */
const TEXTS: Record<string, string> = {
  'assets/js/main.1234.js':
    '"use strict";page({c1:()=>n.e("c1")},"__chunk_hashes_0__");pages("__chunk_hashes_1__");n.e("box")',
  'assets/js/c1.js': 'push([["c1"],{1(){n.e("deep")}}])',
  'assets/js/deep.js': "push([['deep'],{2(){n.e('c1')}}])",
  'assets/js/box.js': 'push([["box"],{3(){"pages/docs/a"}}])',
  'assets/js/pages/docs/a.js': '"use strict";push([["pages/docs/a"],{11(){"a"}}])',
  'assets/js/pages/docs/b.js': '"use strict";push([["pages/docs/b"],{12(){"b"}}])',
};

function bundle(changes: Record<string, string> = {}): BundledFiles {
  const texts = new Map(Object.entries({ ...TEXTS, ...changes }));
  const lazy = ['c1', 'deep', 'box', 'pages/docs/a', 'pages/docs/b'].map((id): [string, string] => [
    id,
    `assets/js/${id}.js`,
  ]);
  return {
    texts,
    lazy: new Map(lazy),
    pages: new Map<string, number | string>([
      ['pages/docs/a', 11],
      ['pages/docs/b', '12'],
    ]),
  };
}

function hashesOf(changes: Record<string, string> = {}): Record<string, string> {
  const { renamed } = nameFiles(bundle(changes), PLACEHOLDERS);
  return Object.fromEntries(
    [...renamed].map(([file, name]) => [file.slice('assets/js/'.length, -'.js'.length), name.split('.').at(-2) ?? '']),
  );
}

describe('nameFiles', () => {
  it('gives the file of each chunk a hash', () => {
    const { renamed } = nameFiles(bundle(), PLACEHOLDERS);
    expect([...renamed.keys()]).toHaveLength(5);
    for (const [file, name] of renamed) {
      expect(name).toMatch(/^assets\/js\/.*\.[\w-]{4}\.js$/u);
      expect(name.startsWith(file.slice(0, -'js'.length))).toBe(true);
    }
  });

  it('writes hashes and sizes where their chunks are named, or at the start of the files that load them', () => {
    const { changed } = nameFiles(bundle(), PLACEHOLDERS);
    const hashes = hashesOf();
    expect(changed.get('assets/js/main.1234.js')).toBe(
      `"use strict";Object.assign(globalThis.chunkHashes??={},{"box":"${hashes.box}"});` +
        // The module of the chunk "gone" is in the bundle.
        `page({c1:()=>n.e("c1")},"${hashes.c1}    11");pages("${hashes['pages/docs/a']}${hashes['pages/docs/b']}11");n.e("box")`,
    );
    expect(changed.get('assets/js/c1.js')).toBe(
      `Object.assign(globalThis.chunkHashes??={},{"deep":"${hashes.deep}"});${TEXTS['assets/js/c1.js']}`,
    );
    expect(changed.has('assets/js/box.js')).toBe(false);
  });

  it.each([
    [2500, '3'],
    [34_100, 'z'],
    [90_000, 'z'],
  ])('writes the size of a file of %i bytes, compressed, as the digit %s', (bytes, digit) => {
    // Three bytes are four characters, which compress to about three bytes.
    const changes = { 'assets/js/pages/docs/a.js': `"${randomBytes(bytes).toString('base64')}"` };
    const { changed } = nameFiles(bundle(changes), PLACEHOLDERS);
    const hashes = hashesOf(changes);
    expect(changed.get('assets/js/main.1234.js')).toContain(
      `pages("${hashes['pages/docs/a']}${hashes['pages/docs/b']}${digit}1")`,
    );
  });

  it('writes the module id into the chunk of a listed page', () => {
    const { changed } = nameFiles(bundle(), PLACEHOLDERS);
    expect(changed.get('assets/js/pages/docs/a.js')).toBe(
      '"use strict";(globalThis.chunkModules??={})["pages/docs/a"]=11;push([["pages/docs/a"],{11(){"a"}}])',
    );
    expect(changed.get('assets/js/pages/docs/b.js')).toContain('["pages/docs/b"]="12";');
  });

  it('changes only the hashes of changed files, and of files that load them', () => {
    const before = hashesOf();
    const changedBy = (changes: Record<string, string>): string[] =>
      Object.entries(hashesOf(changes)).flatMap(([id, hash]) => (hash === before[id] ? [] : [id]));
    expect(changedBy({})).toEqual([]);
    expect(changedBy({ 'assets/js/pages/docs/a.js': 'push([["pages/docs/a"],{11(){"other"}}])' })).toEqual([
      'pages/docs/a',
    ]);
    expect(changedBy({ 'assets/js/deep.js': 'push([["deep"],{2(){n.e("c1")}}])' })).toEqual(['c1', 'deep']);
  });

  it.each<[string, RegExp, Record<string, string>]>([
    [
      'a chunk is named in no script',
      /names the chunk box in no script/u,
      { 'assets/js/main.1234.js': (TEXTS['assets/js/main.1234.js'] ?? '').replace('"box"', 'box') },
    ],
    [
      'a placeholder is missing',
      /leaves out __chunk_hashes_0__/u,
      { 'assets/js/main.1234.js': '"__chunk_hashes_1__";n.e("box");n.e("c1")' },
    ],
    ['a placeholder is there twice', /repeats __chunk_hashes_1__/u, { 'assets/js/box.js': '"__chunk_hashes_1__"' }],
  ])('stops the build if %s', (_, message, changes) => {
    expect(() => nameFiles(bundle(changes), PLACEHOLDERS)).toThrow(message);
    expect(() => nameFiles(bundle(changes), PLACEHOLDERS)).toThrow(
      /fix src\/plugins\/client-bundle\/hashedChunks\.ts/u,
    );
  });
});
