import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  searchFile,
  searchFolder,
  type SearchIndex,
  type SearchMessages,
  type StoredDocuments,
} from '../../search/engine';
import { PARTS, type SearchData } from '../server/data';

/**
 * Reads the files of the search that the server uses.
 *
 * @param outDir - folder of the built site
 * @throws an error if the build has the files of no search, or of more than one
 */
export async function readSearch(outDir: string): Promise<SearchData> {
  const folders = path.join(outDir, searchFolder(''));
  const [stamp, ...more] = await readdir(folders);
  if (stamp === undefined || more.length > 0) {
    throw new Error(`${folders} has to have one folder, that of this build. Run "npm run clear", and build again.`);
  }
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folders, stamp, file), 'utf8'));
  const parts: Partial<SearchData['parts']> = {};
  for (const part of PARTS) {
    parts[part] = {
      documents: (await read(searchFile.documents(part))) as StoredDocuments,
      index: (await read(searchFile.index(part))) as SearchIndex,
    };
  }
  return { parts: parts as SearchData['parts'], messages: (await read(searchFile.messages)) as SearchMessages };
}
