import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entryModule } from './entryModule';
import { fetchPackage, type FetchSettings } from './fetchPackage';
import type { Snapshot } from '../../../release/snapshots';
import { unpackSources } from './unpackSources';

/** Sources of one snapshot, ready for typedoc. */
export interface PreparedSources {
  /** Module that exports the package's public names. */
  entryPoint: string;
  tsconfig: string;
  /** Source paths are shown relative to this folder, the root of the framework's repository. */
  basePath: string;
  /** Commit that "Defined in" links lead to. */
  commit: string;
}

export interface PrepareSettings extends FetchSettings {
  cacheDirectory: string;
  /** A checkout of the framework to read instead of the published package. */
  checkout?: string;
}

/** Where core's sources are in the framework's repository. */
const CORE_SOURCES = 'packages/core/src';

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom'],
  types: ['node'],
  esModuleInterop: true,
  // The framework is compiled without these two, but then the pages would lack each `| null` that the sources have.
  strictNullChecks: true,
  noImplicitAny: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * What the framework's dependencies return, where the sources pass it on without naming its type. They are not installed, so
 * the pages would show `any`.
 */
const DEPENDENCIES = `
declare module 'handlebars' {
  const handlebars: { compile(template: string): (data: unknown) => string };
  export default handlebars;
}
declare module 'js-tiktoken' {
  export type TiktokenModel = string;
  export function encodingForModel(model: TiktokenModel): { encode(text: string): number[]; decode(tokens: number[]): string };
}
declare module '@huggingface/transformers' {
  export const AutoTokenizer: {
    from_pretrained(model: string): Promise<{ encode(text: string): number[]; decode(tokens: number[]): string }>;
  };
}
`;

/**
 * Gets the sources of a snapshot: from a checkout of the framework, if one is given, otherwise from the published
 * package, which is cached.
 *
 * @throws an error with the fix if the checkout has no core package or the published package can't be downloaded
 */
export async function prepareSources(snapshot: Snapshot, settings: PrepareSettings): Promise<PreparedSources> {
  const basePath = settings.checkout ?? (await unpackRelease(snapshot, settings));
  const entryPoint = path.join(basePath, CORE_SOURCES, 'index.ts');
  if (!existsSync(entryPoint)) {
    throw new Error(`${entryPoint} does not exist: ELIZA_CHECKOUT must name the root of a checkout of the framework.`);
  }
  const tsconfig = path.join(settings.cacheDirectory, `tsconfig.${snapshot.version}.json`);
  await mkdir(settings.cacheDirectory, { recursive: true });
  const dependencies = path.join(settings.cacheDirectory, 'dependencies.d.ts');
  await writeFile(dependencies, DEPENDENCIES);
  await writeFile(
    tsconfig,
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [entryPoint, dependencies] }, null, 2),
  );
  return {
    entryPoint,
    tsconfig,
    basePath,
    commit: settings.checkout ? headOf(settings.checkout) : snapshot.commit,
  };
}

async function unpackRelease(snapshot: Snapshot, settings: PrepareSettings): Promise<string> {
  const packageDirectory = await fetchPackage(snapshot, settings);
  const basePath = path.join(settings.cacheDirectory, `sources-${snapshot.version}`);
  const sourceDirectory = path.join(basePath, CORE_SOURCES);
  await rm(basePath, { recursive: true, force: true });

  const files = await unpackSources(packageDirectory, sourceDirectory);
  const declarations = path.join(packageDirectory, 'dist/index.d.ts');
  await writeFile(path.join(sourceDirectory, 'index.ts'), entryModule(declarations, sourceDirectory, files));
  return basePath;
}

function headOf(checkout: string): string {
  try {
    return execFileSync('git', ['-C', checkout, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch (cause) {
    throw new Error(`${checkout} (ELIZA_CHECKOUT) is not a git checkout, so "Defined in" links have no commit.`, {
      cause,
    });
  }
}
