import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Fence, type WrittenPage } from '../page-model/written';
import { skipReason } from './pages';

export interface SampleResult {
  problems: string[];
  checked: number;
  /** Skipped samples with their reasons. */
  skipped: string[];
}

/** A sample as the compiler gets it. */
export interface SampleModule {
  /** Ending of its file. */
  extension: 'ts' | 'tsx';
  /** Declarations that the sample needs but doesn't show, with a line feed at their end. */
  prefix: string;
  /** The prefix, the code, and a line that makes it a module. */
  text: string;
  /** Modules that it imports and that are not installed, as declarations for a file next to it. */
  beside: string;
}

const LANGUAGES = new Set(['ts', 'tsx', 'typescript']);
const CONTEXT = /^sample-context\b/u;

/**
 * How samples are compiled.
 *
 * @param coreTypes - path of the published `index.d.ts` of the core package
 * @param directory - folder of the modules, inside the site
 */
export function sampleOptions(coreTypes: string, directory: string): ts.CompilerOptions {
  return {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node'],
    baseUrl: directory,
    paths: { '@elizaos/core': [path.resolve(coreTypes)] },
  };
}

/** Whether a block of code is TypeScript, which is compiled unless a comment skips it. */
export function isTypeScript({ language }: Pick<Fence, 'language'>): boolean {
  return LANGUAGES.has(language);
}

/** Puts a sample together with what the comments `sample-context` above it declare. */
export function sampleModule(fence: Fence): SampleModule {
  const context = fence.comments
    .filter((comment) => CONTEXT.test(comment))
    .map((comment) => comment.replace(CONTEXT, ''));
  const isAmbient = (text: string): boolean => /\bdeclare module\b/u.test(text);
  const before = context.filter((text) => !isAmbient(text)).join('\n');
  const prefix = before ? `${before.trim()}\n` : '';
  return {
    extension: fence.language === 'tsx' ? 'tsx' : 'ts',
    prefix,
    // The last line turns a sample without imports into a module, so that its names don't clash with others.
    text: `${prefix}${fence.code}\nexport {};\n`,
    beside: context.filter(isAmbient).join('\n'),
  };
}

/**
 * Type-checks every TypeScript sample of the pages, each as its own module.
 *
 * A comment `sample-context` above a sample has the declarations that the sample needs but doesn't show. They are put
 * in front of it or, if they declare modules, in a file next to it. A comment `sample-skip: reason` skips a sample.
 *
 * @param coreTypes path of the published `index.d.ts` of the core package
 * @param directory folder inside the site for the modules, emptied first
 */
export function checkSamples(
  pages: readonly Pick<WrittenPage, 'file' | 'fences'>[],
  coreTypes: string,
  directory: string,
): SampleResult {
  const result: SampleResult = { problems: [], checked: 0, skipped: [] };
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const host = cachingHost(sampleOptions(coreTypes, directory));

  for (const { file, fences } of pages) {
    for (const fence of fences.filter(isTypeScript)) {
      const reason = skipReason(fence);
      if (reason !== undefined) {
        if (reason.trim() === '') {
          result.problems.push(`${file}:${fence.line}: the sample is skipped without a reason: add one`);
        }
        result.skipped.push(`${file}:${fence.line}: ${reason}`);
        continue;
      }
      result.checked += 1;
      result.problems.push(...compile(file, fence, directory, host));
    }
  }
  return result;
}

interface Host {
  compiler: ts.CompilerHost;
  options: ts.CompilerOptions;
}

/** Parses the libraries and the published types only once for all samples. */
function cachingHost(options: ts.CompilerOptions): Host {
  const compiler = ts.createCompilerHost(options);
  const read = compiler.getSourceFile.bind(compiler);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  compiler.getSourceFile = (name, ...rest) => {
    if (!parsed.has(name)) {
      parsed.set(name, read(name, ...rest));
    }
    return parsed.get(name);
  };
  return { compiler, options };
}

function compile(file: string, fence: Fence, directory: string, { compiler, options }: Host): string[] {
  const { extension, prefix, text, beside } = sampleModule(fence);
  const name = path.join(directory, `${file.replace(/\W+/gu, '-')}-${fence.line}`);
  const module = `${name}.${extension}`;
  const roots = [module];
  writeFileSync(module, text);
  if (beside) {
    roots.push(`${name}.context.d.ts`);
    writeFileSync(`${name}.context.d.ts`, beside);
  }

  const program = ts.createProgram(roots, options, compiler);
  const prefixLines = prefix.split('\n').length - 1;
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    if (!diagnostic.file || diagnostic.start === undefined) {
      return `${file}:${fence.line}: ${message}`;
    }
    const line = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start).line;
    const isSample = path.resolve(diagnostic.file.fileName) === path.resolve(module) && line >= prefixLines;
    return isSample
      ? `${file}:${fence.line + line - prefixLines}: ${message}`
      : `${file}:${fence.line}: in the sample's context: ${message}`;
  });
}
