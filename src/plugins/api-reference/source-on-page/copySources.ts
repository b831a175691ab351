import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_SOURCES, PAGE_SOURCES } from './sourceButtons';

/**
 * Copies the code that pages show on demand into the build, each file beside its page.
 *
 * @param generated - folder with the generated Markdown
 * @param built - folder of the same pages in the build
 */
export async function copySources(generated: string, built: string): Promise<void> {
  const files = (await readdir(generated, { recursive: true })).filter((file) => file.endsWith(GENERATED_SOURCES));
  for (const file of files) {
    const page = file.slice(0, -GENERATED_SOURCES.length);
    await copyFile(path.join(generated, file), path.join(built, page, PAGE_SOURCES));
  }
}
