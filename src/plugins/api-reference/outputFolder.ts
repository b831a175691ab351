import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FolderContent } from '../../utils/kept';

/** Keeps an output folder in git. */
const MARKER = '.gitkeep';

/**
 * Replaces the output of an earlier build.
 *
 * @param folder - is created if needed; the marker that keeps it in git stays
 * @param content - files to write into it
 */
export function replaceOutput(folder: string, content: FolderContent = {}): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder).filter((name) => name !== MARKER)) {
    rmSync(path.join(folder, entry), { recursive: true });
  }
  for (const [name, text] of Object.entries(content)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
