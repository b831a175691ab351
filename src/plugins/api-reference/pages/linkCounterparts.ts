import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeOfFile } from '../../../page-model/written';
import type { Snapshot } from '../../../release/snapshots';
import type { ExportChange } from '../changes/comparison';
import { pageOf } from '../changes/wording';

/** Front matter that a generated page gets once all snapshots are generated; read by the theme. */
export interface CounterpartFrontMatter {
  /** Release of the counterpart, such as `@elizaos/core 0.1.7`. */
  counterpart_release?: string;
  /** Route of the same symbol's page in another snapshot, below the base path. */
  counterpart?: string;
  /** Whether search engines should list the counterpart instead or, if there is none, not list the page. */
  superseded?: boolean;
}

/**
 * Links each generated page with the page of the same symbol in the other snapshot, in their front matter, and marks
 * the pages of old snapshots as superseded. A symbol that was renamed is linked under its other name.
 *
 * @param changes - between the two releases
 */
export async function linkCounterparts(
  siteDir: string,
  snapshots: readonly Snapshot[],
  changes: readonly ExportChange[],
): Promise<void> {
  const pages = new Map<Snapshot, string[]>();
  for (const snapshot of snapshots) {
    pages.set(snapshot, await markdownFiles(path.join(siteDir, snapshot.outputDirectory)));
  }
  const renamed = renamedPages(changes);
  for (const [snapshot, files] of pages) {
    for (const file of files) {
      const counterpart = renamed[snapshot.current ? 'after' : 'before'].get(file) ?? file;
      const other = snapshots.find(
        (candidate) => candidate !== snapshot && pages.get(candidate)?.includes(counterpart),
      );
      const frontMatter: CounterpartFrontMatter = {
        ...(other && {
          counterpart: routeOfFile(`${other.routeBasePath}/${counterpart}`),
          counterpart_release: `${other.packageName} ${other.version}`,
        }),
        ...(!snapshot.current && { superseded: true }),
      };
      await addFrontMatter(path.join(siteDir, snapshot.outputDirectory, file), frontMatter);
    }
  }
}

/** Pages of renamed symbols by the page of the other release, for each side. */
function renamedPages(changes: readonly ExportChange[]): Record<'before' | 'after', Map<string, string>> {
  const pairs = changes.flatMap(({ kind, symbolKind, before, after }): [string, string][] =>
    kind === 'renamed' && before && after ? [[pageOf(symbolKind, before), pageOf(symbolKind, after)]] : [],
  );
  return { before: new Map(pairs), after: new Map(pairs.map(([before, after]) => [after, before])) };
}

async function markdownFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true });
  return files.filter((file) => file.endsWith('.md')).map((file) => file.split(path.sep).join('/'));
}

async function addFrontMatter(file: string, frontMatter: CounterpartFrontMatter): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.startsWith('---\n')) {
    throw new Error(`${file} has no front matter: writeFrontMatter did not run.`);
  }
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  await writeFile(file, `---\n${lines.join('')}${text.slice(4)}`);
}
