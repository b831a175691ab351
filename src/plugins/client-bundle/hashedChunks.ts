import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { HASH_LENGTH, SIZE_BASE } from './client/hashLength';
import { PAGES_CHUNK } from './clientRoutes';

const NO_HASH = ' '.repeat(HASH_LENGTH);
const FOLDER = 'assets/js/';
/** The file of a chunk before it is given its hash. */
export const CHUNK_FILENAME = `${FOLDER}[id].js`;
const PLACEHOLDER = /__chunk_hashes_\d+__/gu;
const DIRECTIVE = '"use strict";';

/** Data about the routes, from clientRoutes.ts. */
interface Settings {
  /** Names of chunks by the placeholder that stands for their hashes and sizes. */
  placeholders: ReadonlyMap<string, readonly string[]>;
  /** Files of the content of the listed pages by the name of their chunk. */
  pageFiles: ReadonlyMap<string, string>;
}

/** A file that is loaded later. */
interface LazyFile {
  file: string;
  /** Its text, without the hashes of the chunks that it may load. */
  text: string;
  /** Chunks that it may load. */
  references: ReadonlySet<string>;
}

/**
 * Names the file of each chunk after its content. So unchanged files keep their names after a deployment, and open tabs
 * keep working.
 *
 * The bundler's own `[contenthash]` needs a table of all chunks in the runtime of every page. Here a hash is stored
 * where its chunk is named: in the page lists of the routes, or at the start of each file that may load the chunk. So
 * the hash of a file covers everything that the file may load. The chunk of a listed page also contains its module id.
 */
export class HashedChunks {
  /** @param settings - data about the routes */
  constructor(private readonly settings: Settings) {}

  apply(compiler: Compiler): void {
    const { name } = HashedChunks;
    const { Compilation: Stages, RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { RawSource } = compiler.webpack.sources;

    /**
     * Added to every runtime, also that of a worker. Docusaurus takes a name with `undefined` for a chunk without a
     * file.
     */
    class HashedFilename extends RuntimeModule {
      constructor() {
        super(name, RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const file = RuntimeGlobals.getChunkScriptFilename;
        return `var fileOf = ${file};\n${file} = (id) => fileOf(id).replace(/js$/, (globalThis.chunkHashes || {})[id] + ".js");`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.getChunkScriptFilename).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new HashedFilename());
      });
      // After files are minified, before the bundler hashes the entry files.
      compilation.hooks.processAssets.tap({ name, stage: Stages.PROCESS_ASSETS_STAGE_SUMMARIZE }, () => {
        const never = `${FOLDER}${PAGES_CHUNK}.js`;
        if (compilation.getAsset(never)) {
          compilation.deleteAsset(never);
        }
        const { changed, renamed } = nameFiles(this.readFiles(compilation), this.settings.placeholders);
        for (const [file, text] of changed) {
          compilation.updateAsset(file, new RawSource(text));
        }
        for (const [file, newFile] of renamed) {
          compilation.renameAsset(file, newFile);
        }
      });
    });
  }

  private readFiles(compilation: Compilation): BundledFiles {
    const texts = new Map(
      compilation
        .getAssets()
        .filter(({ name }) => name.startsWith(FOLDER) && name.endsWith('.js'))
        .map(({ name, source }) => [name, source.source().toString()]),
    );
    const lazy = new Map<string, string>();
    const pages = new Map<string, number | string>();
    for (const chunk of compilation.chunks) {
      const id = String(chunk.id);
      const file = CHUNK_FILENAME.replace('[id]', id);
      if (texts.has(file)) {
        lazy.set(id, file);
      }
      const source = this.settings.pageFiles.get(id);
      if (source) {
        pages.set(id, moduleOfPage(compilation, chunk, source));
      }
    }
    for (const id of this.settings.pageFiles.keys()) {
      if (!lazy.has(id)) {
        fail(`makes no chunk of the page ${id}`);
      }
    }
    return { texts, lazy, pages };
  }
}

/** The output of the bundler. */
export interface BundledFiles {
  /** Texts of all scripts. */
  texts: ReadonlyMap<string, string>;
  /** Scripts that are loaded later, by the names of their chunks. */
  lazy: ReadonlyMap<string, string>;
  /** Modules of listed pages by the names of their chunks. */
  pages: ReadonlyMap<string, number | string>;
}

/**
 * Finds the hashes of files that are loaded later, and writes them into the files that load them.
 *
 * @param files - output of the bundler
 * @param placeholders - names of chunks by the placeholder in a script that stands for their hashes and sizes
 * @returns the changed texts, and the new names of files
 * @throws an error if no script names a chunk, or if a placeholder does not occur exactly once
 */
export function nameFiles(
  { texts, lazy, pages }: BundledFiles,
  placeholders: ReadonlyMap<string, readonly string[]>,
): { changed: Map<string, string>; renamed: Map<string, string> } {
  const findReferences = finderOf([...lazy.keys()].filter((id) => !pages.has(id)));
  const lazyFiles = new Map(
    [...lazy].map(([id, file]): [string, LazyFile] => {
      const text = texts.get(file) ?? '';
      const module = pages.get(id);
      const own =
        module === undefined
          ? text
          : insert(text, `(globalThis.chunkModules??={})[${JSON.stringify(id)}]=${JSON.stringify(module)};`);
      return [id, { file, text: own, references: findReferences(text, id) }];
    }),
  );
  const hashes = hashFiles(lazyFiles);
  const unnamed = new Set(lazy.keys());
  const left = new Set(placeholders.keys());
  const changed = new Map<string, string>();

  const own = new Map([...lazyFiles].map(([id, lazyFile]) => [lazyFile.file, { id, ...lazyFile }]));
  for (const [file, text] of texts) {
    const references = new Set(own.get(file)?.references ?? findReferences(text));
    const filled = (own.get(file)?.text ?? text).replace(PLACEHOLDER, (placeholder) => {
      const names = placeholders.get(placeholder);
      if (!names || !left.delete(placeholder)) {
        fail(`repeats ${placeholder}`);
      }
      for (const name of names) {
        references.delete(name);
        unnamed.delete(name);
      }
      return [
        ...names.map((name) => hashes.get(name) ?? NO_HASH),
        ...names.map((name) => sizeDigit(lazyFiles.get(name)?.text ?? '')),
      ].join('');
    });
    const table = [...references].sort().map((id) => [id, hashes.get(id)] as const);
    for (const [id] of table) {
      unnamed.delete(id);
    }
    const written =
      table.length > 0
        ? insert(filled, `Object.assign(globalThis.chunkHashes??={},${JSON.stringify(Object.fromEntries(table))});`)
        : filled;
    if (written !== text) {
      changed.set(file, written);
    }
  }
  if (unnamed.size > 0) {
    fail(`names the chunk ${[...unnamed][0]} in no script that loads it`);
  }
  if (left.size > 0) {
    fail(`leaves out ${[...left][0]}`);
  }
  const renamed = new Map([...lazyFiles].map(([id, { file }]) => [file, file.replace(/js$/u, `${hashes.get(id)}.js`)]));
  return { changed, renamed };
}

/**
 * Hashes of files. A hash covers the file's own text and all files that it may load, because it will contain their
 * hashes.
 */
function hashFiles(files: ReadonlyMap<string, LazyFile>): Map<string, string> {
  const digests = new Map([...files].map(([id, { text }]) => [id, digest(text)]));
  return new Map(
    [...files.keys()].map((id) => {
      const reached = new Set([id]);
      // A loop over a set includes what is added during the loop.
      for (const other of reached) {
        for (const reference of files.get(other)?.references ?? []) {
          reached.add(reference);
        }
      }
      const all = [...reached].sort().map((other) => `${other}:${digests.get(other)}`);
      return [id, digest([id, ...all].join('\n')).slice(0, HASH_LENGTH)];
    }),
  );
}

/** The size of a script as a digit: see client/hashLength.ts. */
function sizeDigit(text: string): string {
  return Math.min(Math.ceil(gzipSync(text).length / 1000), SIZE_BASE - 1).toString(SIZE_BASE);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Finds names of chunks in scripts. */
function finderOf(names: readonly string[]): (text: string, except?: string) => Set<string> {
  if (names.length === 0) {
    return () => new Set();
  }
  const pattern = new RegExp(
    `(?<=(["']))(?:${names.map((name) => name.replace(/\W/gu, '\\$&')).join('|')})(?=\\1)`,
    'g',
  );
  return (text, except) => new Set((text.match(pattern) ?? []).filter((name) => name !== except));
}

/** Puts a statement at the start of a script. */
function insert(script: string, statement: string): string {
  const start = script.startsWith(DIRECTIVE) ? DIRECTIVE.length : 0;
  return script.slice(0, start) + statement + script.slice(start);
}

/** The id of the module of a page in its chunk. */
function moduleOfPage({ chunkGraph }: Compilation, chunk: Chunk, file: string): number | string {
  const found = [...chunkGraph.getChunkModulesIterable(chunk)].find((module) => fileOf(module) === file);
  return (found && chunkGraph.getModuleId(found)) ?? fail(`puts no ${file} into the chunk ${chunk.id}`);
}

function fileOf(
  module: Module & { resource?: string; rootModule?: Module & { resource?: string } },
): string | undefined {
  return (module.rootModule ?? module).resource;
}

function fail(what: string): never {
  throw new Error(`client-bundle: this version of the bundler ${what}: fix src/plugins/client-bundle/hashedChunks.ts.`);
}
