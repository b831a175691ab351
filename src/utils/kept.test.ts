import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Kept, readFolder } from './kept';
import { folderWith } from './testFolder';

const project = process.cwd();

describe('what is kept for later builds', () => {
  let site: string;
  const open = (): Kept<string> => new Kept(site, 'cards', [path.join(site, 'code')]);
  const names = (): string[] => readdirSync(path.join(site, '.cache/cards'));
  const entry = (): string => path.join(site, '.cache/cards', names()[0] ?? expect.fail('nothing is kept'));

  beforeEach(() => {
    site = folderWith({ 'package-lock.json': '{}', 'code/deep/draw.ts': 'draw();' });
    process.chdir(site);
    open().keep({ title: 'Actions' }, 'a card');
  });
  afterEach(() => process.chdir(project));

  it('is found by a later build', () => {
    expect(open().find({ title: 'Actions' })).toBe('a card');
  });

  it.each<[change: string, make: () => void]>([
    ['the code', () => writeFileSync('code/deep/draw.ts', 'drawBetter();')],
    ['data beside the code', () => writeFileSync('code/words.yml', '- word')],
    ['an installed package', () => writeFileSync('package-lock.json', '{"changed": true}')],
  ])('is not found after a change of %s', (_, make) => {
    make();
    expect(open().find({ title: 'Actions' })).toBeUndefined();
  });

  it('is found after a change of a test or of a description', () => {
    writeFileSync('code/draw.test.ts', 'test();');
    writeFileSync('code/README.md', 'Draws.');
    expect(open().find({ title: 'Actions' })).toBe('a card');
  });

  it('is not found for another input', () => {
    expect(open().find({ title: 'Providers' })).toBeUndefined();
  });

  it.each<[damage: string, damaged: (text: string) => string]>([
    ['empty', () => ''],
    ['cut short', (text) => text.slice(0, -1)],
    ['without its checksum', (text) => text.slice(text.indexOf('\n') + 1)],
    ['with a wrong letter', (text) => text.replace('card', 'cord')],
    ['with more behind it', (text) => `${text}x`],
  ])('is made again if it is %s', (_, damaged) => {
    writeFileSync(entry(), damaged(readFileSync(entry(), 'utf8')));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const kept = open();
    expect(kept.find({ title: 'Actions' })).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`A cached file is damaged or incomplete (${entry()}), so it is generated again.`),
    );
    warn.mockRestore();
    kept.keep({ title: 'Actions' }, 'a card');
    expect(open().find({ title: 'Actions' })).toBe('a card');
  });

  it('is removed if a build neither looks for it nor keeps it, and so is the rest of an interrupted build', () => {
    writeFileSync(`${entry()}.incoming`, 'a c');
    const next = open();
    next.keep({ title: 'Providers' }, 'another card');
    expect(next.find({ title: 'Actions' })).toBe('a card');
    next.removeOthers();
    expect(names()).toHaveLength(2);

    const last = open();
    last.find({ title: 'Providers' });
    last.removeOthers();
    expect(names()).toHaveLength(1);
    expect(open().find({ title: 'Providers' })).toBe('another card');
  });

  it('may be nothing at all', () => {
    expect(() => new Kept(site, 'other', []).removeOthers()).not.toThrow();
  });

  it('may be all files of a folder', () => {
    writeFileSync('code/a.md', 'A');
    expect(readFolder('code')).toEqual({ 'a.md': 'A', 'deep/draw.ts': 'draw();' });
  });
});
