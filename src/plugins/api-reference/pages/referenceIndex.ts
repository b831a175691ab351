import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Snapshot } from '../../../release/snapshots';

/**
 * Writes the text of a snapshot's index page, which says what the reference covers and how it was generated.
 *
 * @returns the file's path, for typedoc's `readme` option
 */
export async function referenceIndex(
  { packageName, version, commit, current, routeBasePath }: Snapshot,
  cacheDirectory: string,
): Promise<string> {
  const file = path.join(cacheDirectory, `index-${version}.md`);
  const standing = current
    ? 'This is the release that the guides document.'
    : 'This is an old release, kept for agents that still run it. The guides document a later one.';
  const scope = current
    ? `
Clients, database adapters and plugins are packages of their own, which this reference leaves out: [Packages](/docs/packages/)
describes them. Each page here ends with the guides that explain its export, and the samples that use it.
`
    : '';
  const notes = current ? ' "Our note" says so where we know of it.' : '';
  const text = `# ${packageName} ${version}

Every name that \`${packageName}\` exports in release ${version}: [all of them by kind](/${routeBasePath}/globals/). ${standing}

\`\`\`bash
npm install ${packageName}@${version}
\`\`\`

The pages are generated from the sources inside the published package. "Defined in" leads to the line in the framework's
repository, at commit \`${commit.slice(0, 10)}\`, and "Source" unfolds the code. Comments come from the source as they are:
where one contradicts the code, the code is right.${notes}
${scope}`;
  await mkdir(cacheDirectory, { recursive: true });
  await writeFile(file, text);
  return file;
}
