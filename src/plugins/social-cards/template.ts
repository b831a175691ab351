import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that draw. Their versions are part of what a card looks like. */
const PACKAGES = ['@fontsource/inter', '@resvg/resvg-js', 'fontkit'];

/** A hash of everything that cards depend on besides their text: the files of this folder, and the packages' versions. */
export function templateHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(__dirname).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) {
      hash.update(readFileSync(path.join(__dirname, name)));
    }
  }
  for (const name of PACKAGES) {
    hash.update(readFileSync(packageFile(name)));
  }
  return hash.digest('hex');
}

/** The package file, found from the package's main file, because not every package exports it. */
function packageFile(name: string): string {
  const main = require.resolve(name);
  const folder = path.join('node_modules', name);
  return path.join(main.slice(0, main.lastIndexOf(folder) + folder.length), 'package.json');
}
