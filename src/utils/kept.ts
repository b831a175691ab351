import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

/** The files of a folder and its subfolders, by path relative to it, with forward slashes. */
export type FolderContent = Record<string, string>;

/** Installed packages decide about everything that is kept. Commands run in the folder that has this file. */
const LOCK_FILE = 'package-lock.json';

/**
 * What earlier builds made, in a folder below `.cache`. An entry is a file whose name is a hash of everything that it
 * depends on, so nothing that is kept is ever out of date. Its first line is a checksum of the rest.
 */
export class Kept<Value> {
  readonly #folder: string;
  readonly #madeBy: string;
  readonly #used = new Set<string>();

  /**
   * @param siteDir - folder of the site
   * @param name - of the folder below `.cache`
   * @param code - files, and folders with the files, that decide how values are made
   */
  constructor(siteDir: string, name: string, code: readonly string[]) {
    this.#folder = path.join(siteDir, '.cache', name);
    const files = [LOCK_FILE, ...code.flatMap((place) => (statSync(place).isDirectory() ? codeIn(place) : place))];
    this.#madeBy = hashOf(files.map((file) => readFileSync(file, 'utf8')).join('\0'));
  }

  /** The value that was made from an input; undefined if none is kept, or only a damaged one. */
  find(input: unknown): Value | undefined {
    const file = this.#fileOf(input);
    if (!existsSync(file)) {
      return undefined;
    }
    const [checksum, json = ''] = readFileSync(file, 'utf8').split('\n');
    if (checksum === hashOf(json)) {
      return JSON.parse(json) as Value;
    }
    logger.warn(`A cached file is damaged or incomplete (${file}), so it is generated again.`);
    return undefined;
  }

  /** Keeps a value for later builds. */
  keep(input: unknown, value: Value): void {
    const file = this.#fileOf(input);
    const json = JSON.stringify(value);
    mkdirSync(this.#folder, { recursive: true });
    // Renamed when it is complete, so that an interrupted build leaves no part of it.
    writeFileSync(`${file}.incoming`, `${hashOf(json)}\n${json}`);
    renameSync(`${file}.incoming`, file);
  }

  /** Removes what this build neither looked for nor kept. */
  removeOthers(): void {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    for (const name of names.filter((one) => !this.#used.has(one))) {
      rmSync(path.join(this.#folder, name), { recursive: true });
    }
  }

  #fileOf(input: unknown): string {
    const name = hashOf(JSON.stringify([this.#madeBy, input])).slice(0, 22);
    this.#used.add(name);
    return path.join(this.#folder, name);
  }
}

/** A hash of a text, as letters, digits, `-` and `_`. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Reads all files of a folder as text, in a fixed order. */
export function readFolder(folder: string): FolderContent {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

function codeIn(folder: string): string[] {
  const isCode = /(?<!\.test)\.(?:ts|json|ya?ml)$/u;
  return Object.keys(readFolder(folder))
    .filter((name) => isCode.test(name))
    .map((name) => path.join(folder, name));
}
