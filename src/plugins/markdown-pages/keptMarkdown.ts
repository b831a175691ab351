import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Markdown from earlier builds, by the hash of what it was made from. */
export class KeptMarkdown {
  readonly #file: string;
  readonly #converter: string;
  readonly #earlier: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  private constructor(file: string, converter: string, earlier: ReadonlyMap<string, string>) {
    this.#file = file;
    this.#converter = converter;
    this.#earlier = earlier;
  }

  /**
   * Reads what an earlier build has kept. Nothing, if there was none or its file is damaged.
   *
   * @param file - where it is kept
   * @param converter - says how pages are converted: Markdown that another converter made is not used, see hashOfConverter
   */
  static async read(file: string, converter: string): Promise<KeptMarkdown> {
    let earlier = new Map<string, string>();
    try {
      earlier = new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>));
    } catch {
      // The pages are converted again.
    }
    return new KeptMarkdown(file, converter, earlier);
  }

  /** Identifies what a page's Markdown is made from. */
  hashOf(input: unknown): string {
    return createHash('sha256').update(this.#converter).update(JSON.stringify(input)).digest('base64url').slice(0, 22);
  }

  get(hash: string): string | undefined {
    const markdown = this.#used.get(hash) ?? this.#earlier.get(hash);
    if (markdown !== undefined) {
      this.#used.set(hash, markdown);
    }
    return markdown;
  }

  set(hash: string, markdown: string): void {
    this.#used.set(hash, markdown);
  }

  /** Keeps what this build has used for the next one, and nothing else. */
  async keep(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // Renamed when it is whole, so that an interrupted build leaves no part of it.
    const incoming = `${this.#file}.${process.pid}`;
    await writeFile(incoming, JSON.stringify(Object.fromEntries(this.#used)));
    await rename(incoming, this.#file);
  }
}

/**
 * The hash of what decides how pages are converted: the code of this plugin and the installed packages.
 *
 * @param siteDir - folder of the site
 */
export function hashOfConverter(siteDir: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(siteDir, 'package-lock.json')));
  for (const file of readdirSync(__dirname).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) {
      hash.update(readFileSync(path.join(__dirname, file)));
    }
  }
  return hash.digest('base64url');
}
