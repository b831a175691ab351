import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SITE = path.resolve(import.meta.dirname, '../../..');
/** Below this folder, programs find the release in its `node_modules`. */
const SCRATCH = path.resolve(import.meta.dirname, '../.scratch');
/** Any program may import it. */
const AGENT = path.join(import.meta.dirname, 'agent.ts');
const TSX = path.join(SITE, 'node_modules/tsx/dist/cli.mjs');

export interface FolderProgramOptions {
  /** Environment besides the one of the tests; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  /** More files, by their path relative to the program's folder. */
  files?: Record<string, string>;
  /** Links in the program's folder, and what they lead to. */
  links?: Record<string, string>;
  /** The folder, relative to the program's, that it is started in. */
  cwd?: string;
  /** What is given to tsx, before the program: options of Node such as `--test`. */
  flags?: readonly string[];
  /** What is given to it on the command line. */
  args?: readonly string[];
  /** What is typed at the program. */
  input?: string;
}

/** What a program has done. */
export interface Outcome {
  code: number | null;
  /** Without colors. */
  stdout: string;
  stderr: string;
}

/** Runs a TypeScript program in its own process and folder, which may hold other files, such as a `.env`. */
export async function runInFolder(name: string, code: string, options: FolderProgramOptions = {}): Promise<Outcome> {
  mkdirSync(SCRATCH, { recursive: true });
  const folder = mkdtempSync(path.join(SCRATCH, 'program-'));
  // ES modules, as in the framework's own packages.
  const files = { 'package.json': '{ "type": "module" }', ...options.files, [name]: code };
  cpSync(AGENT, path.join(folder, 'agent.ts'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const [link, target] of Object.entries(options.links ?? {})) {
    symlinkSync(target, path.join(folder, link), 'junction');
  }
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [TSX, ...(options.flags ?? []), path.join(folder, name), ...(options.args ?? [])],
        {
          cwd: path.join(folder, options.cwd ?? '.'),
          env: environment(options.env),
        },
      );
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      child.once('error', reject);
      child.once('close', (status) => {
        resolve({
          code: status,
          stdout: stripVTControlCharacters(stdout),
          stderr: stripVTControlCharacters(stderr),
        });
      });
      child.stdin.end(options.input ?? '');
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function environment(changes: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const all = { ...process.env, ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The last lines of an output, as many as the shown text has: the release prints its own lines before. */
export function lastLines(output: string, shown: string): string {
  return output
    .trimEnd()
    .split('\n')
    .slice(-shown.trimEnd().split('\n').length)
    .map((line) => line.trimEnd())
    .join('\n');
}
