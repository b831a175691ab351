import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * The text of a JSON file in the form in which it is committed: as `npm run format` leaves it.
 *
 * @param file - relative to the site
 */
export async function textOfData(file: string, data: unknown): Promise<string> {
  const text = `${JSON.stringify(data, null, 1)}\n`;
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file });
}

/**
 * Writes a JSON file of src/release in the form in which it is committed.
 *
 * @param name - of the file
 * @returns its path relative to the site, for messages
 */
export async function writeReleaseData(name: string, data: unknown): Promise<string> {
  const file = path.join('src/release', name);
  writeFileSync(file, await textOfData(file, data));
  return file;
}
