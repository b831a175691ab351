import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

const MAP_FILE = 'dist/index.js.map';
const SOURCE_PREFIX = '../src/';

/**
 * Extracts the sources from the source map of a published package.
 *
 * @param packageDirectory folder of the unpacked package
 * @param sourceDirectory folder for the package's `src`
 * @returns the files written, relative to `sourceDirectory`, sorted
 * @throws an error that names the map, if it is missing, unreadable or without sources
 */
export async function unpackSources(packageDirectory: string, sourceDirectory: string): Promise<string[]> {
  const mapFile = path.join(packageDirectory, MAP_FILE);
  const { sources, sourcesContent } = await readSourceMap(mapFile);

  const written: string[] = [];
  for (const [index, source] of sources.entries()) {
    const content = sourcesContent?.[index];
    if (!source.startsWith(SOURCE_PREFIX) || content == null) {
      continue;
    }
    const relative = path.posix.normalize(source.slice(SOURCE_PREFIX.length));
    if (relative.startsWith('..')) {
      throw new Error(`${mapFile} has a source outside its package: ${source}`);
    }
    const file = path.join(sourceDirectory, relative);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    written.push(relative);
  }
  if (written.length === 0) {
    throw new Error(
      `${mapFile} has no sources of the package. The reference needs a release that was published with "sourcesContent".`,
    );
  }
  return written.sort();
}

async function readSourceMap(mapFile: string): Promise<SourceMap> {
  let text: string;
  try {
    text = await readFile(mapFile, 'utf8');
  } catch (cause) {
    throw new Error(
      `${mapFile} is missing. The reference needs a release that was published with a source map. Remove .cache to download it again.`,
      { cause },
    );
  }
  try {
    return JSON.parse(text) as SourceMap;
  } catch (cause) {
    throw new Error(`${mapFile} is not valid JSON. Remove .cache to download the package again.`, { cause });
  }
}
