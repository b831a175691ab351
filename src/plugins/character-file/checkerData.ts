import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { readSamples, type Sample } from './readSamples';

/** What the checker page needs from the build. */
export interface CheckerData {
  samples: Sample[];
  /** CSS for the head of the page. */
  styles: string;
}

/** The styles of the page. */
export const STYLES_FILES = ['checker.css', 'prompts/prompts.css'].map(
  (file) => `src/plugins/character-file/client/${file}`,
);

/**
 * Prepares the data of the checker page.
 *
 * @param siteDir - folder of the site
 * @throws an error with file and fix if a guide lacks a sample
 */
export async function checkerData(siteDir: string): Promise<CheckerData> {
  const files = await Promise.all(STYLES_FILES.map((file) => readFile(path.join(siteDir, file), 'utf8')));
  // The oldest browser of the browserslist has no nesting.
  const { code } = await transform(files.join('\n'), { loader: 'css', minify: true, target: 'chrome109' });
  return { samples: readSamples(siteDir), styles: code.trim() };
}
