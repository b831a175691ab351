import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { written } from '../../page-model/written';

/** A character to start from. */
export interface Sample {
  title: string;
  /** Name of the file. */
  file: string;
  text: string;
}

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

/** The samples of the guides that the checker page offers, by the title of their code block. */
const SAMPLES = [
  { title: 'the smallest character', page: 'docs/core/characterfile.md', file: 'ada.character.json' },
  { title: 'a character with a voice', page: 'docs/quickstart.md', file: 'ada.character.json' },
  { title: 'every group of members', page: 'docs/core/character-reference.md', file: 'ada-full.character.json' },
] as const;

/** The pages with the samples. */
export const SAMPLE_PAGES: readonly string[] = SAMPLES.map(({ page }) => page);

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

/**
 * Reads the characters that the checker page offers off the guides, so that both always have the same.
 *
 * @param siteDir - folder of the site
 * @throws an error with file and fix if a guide has no such sample
 */
export function readSamples(siteDir: string): Sample[] {
  return SAMPLES.map(({ title, page, file }) => {
    const block = written(page, siteDir).fences.find((fence) => fence.title === `characters/${file}`);
    if (!block) {
      throw new Error(
        `${page}:1: there is no code block with title="characters/${file}": add it, or change SAMPLES in src/plugins/character-file/checkerData.ts`,
      );
    }
    return { title, file, text: `${block.code}\n` };
  });
}
