import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInFolder, type FolderProgramOptions, type Outcome } from './folderProgram';
import { written, type Fence, type WrittenPage } from '../../../src/page-model/written';

const SITE = path.resolve(import.meta.dirname, '../../..');
/** Where samples are put to be run: below this folder, so that they find the release in its `node_modules`. */
const SAMPLES = path.resolve(import.meta.dirname, '../.samples');

const LANGUAGES = ['ts', 'tsx', 'typescript'];

export interface LoadOptions {
  /** What the sample takes for granted: the names that its `sample-context` declares. */
  globals?: Record<string, unknown>;
  /** Names of the sample's own that it doesn't export, to be had in the module. */
  exports?: string[];
}

/** A TypeScript sample of a page. */
export interface Sample {
  /** `docs/core/actions.md:62`. */
  place: string;
  code: string;
  /** Path of the file with the sample's code, as it is on the page. Other samples of the page are beside it. */
  file: string;
  /** Runs the sample as a module. @returns what it exports */
  load: <Exports = Record<string, unknown>>(options?: LoadOptions) => Promise<Exports>;
  /** Runs the sample as its own program, in its own folder, with its code changed if need be. */
  run: (options?: FolderProgramOptions, change?: (code: string) => string) => Promise<Outcome>;
}

/** A page whose samples are run, and whose outputs are compared. */
export interface Guide {
  page: WrittenPage;
  /** Places of the samples and blocks that were asked for: `docs/core/actions.md:62`. */
  places: string[];
  /** The sample with this title, or the one under this heading (the n-th there, from 0). */
  sample: (titleOrHeading: string, nth?: number) => Sample;
  /** The block with this title, or of this language under this heading (the n-th there, from 0): what the page shows. */
  shown: (titleOrHeading: string, language?: string, nth?: number) => string;
  /** The n-th block between the sample with this title (or the first one under this heading) and the next sample: what the page says it prints or answers. */
  output: (titleOrHeading: string, nth?: number) => string;
}

/**
 * Reads a page and puts its samples where they can run.
 *
 * @param file - relative to the site, with forward slashes
 */
export function readGuide(file: string): Guide {
  const page = written(file, SITE);
  const folder = path.join(SAMPLES, file.replace(/\.mdx?$/u, ''));
  const samples = page.fences.filter(({ language }) => LANGUAGES.includes(language));
  const fileOf = (fence: Fence): string => path.join(folder, fence.title ?? `line-${fence.line}.ts`);
  for (const sample of samples) {
    write(fileOf(sample), sample.code);
  }

  const places: string[] = [];
  const find = (titleOrHeading: string, fences: readonly Fence[], nth: number): Fence => {
    const titled = fences.filter(({ title }) => title === titleOrHeading);
    const found = (titled.length > 0 ? titled : fencesUnder(page, titleOrHeading, fences))[nth];
    if (!found) {
      throw new Error(`${file} has no block number ${nth} with the title, or under the heading, "${titleOrHeading}".`);
    }
    places.push(`${file}:${found.line}`);
    return found;
  };

  return {
    page,
    places,
    sample(titleOrHeading, nth = 0) {
      const fence = find(titleOrHeading, samples, nth);
      const target = fileOf(fence);
      return {
        place: `${file}:${fence.line}`,
        code: fence.code,
        file: target,
        async load<Exports>({ globals = {}, exports = [] }: LoadOptions = {}) {
          Object.assign(globalThis, globals);
          // A module of its own for each run, as modules are evaluated once.
          const module = target.replace(/\.(m?tsx?)$/u, `.run-${runs++}.$1`);
          write(module, exports.length > 0 ? `${fence.code}\nexport { ${exports.join(', ')} };\n` : fence.code);
          return (await import(/* @vite-ignore */ pathToFileURL(module).href)) as Exports;
        },
        run: (options, change = (code) => code) => runInFolder(fence.title ?? 'sample.ts', change(fence.code), options),
      };
    },
    shown(titleOrHeading, language, nth = 0) {
      const blocks = page.fences.filter((fence) => (language ? fence.language === language : !samples.includes(fence)));
      return find(titleOrHeading, blocks, nth).code;
    },
    output(titleOrHeading, nth = 0) {
      const { line } = find(titleOrHeading, samples, 0);
      const next = samples.find((sample) => sample.line > line)?.line ?? Number.POSITIVE_INFINITY;
      const blocks = page.fences.filter((fence) => fence.line > line && fence.line < next);
      const block = blocks[nth];
      if (!block) {
        throw new Error(`${file}:${line} The sample is followed by ${blocks.length} blocks, not by ${nth + 1}.`);
      }
      places.push(`${file}:${block.line}`);
      return block.code;
    },
  };
}

let runs = 0;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Blocks between a heading and the next one. */
function fencesUnder({ headings }: WrittenPage, heading: string, fences: readonly Fence[]): readonly Fence[] {
  const place = headings.findIndex(({ text }) => text === heading);
  const start = headings[place]?.line;
  const end = headings[place + 1]?.line ?? Number.POSITIVE_INFINITY;
  return start === undefined ? [] : fences.filter(({ line }) => line > start && line < end);
}
