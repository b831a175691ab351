import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { requireBuild as requireSite, SITE } from '../support/builds';
import { ensureChromium } from '../support/chromium';
import { serve } from '../support/server';
import { BASE_PATH } from '../support/site';

/** The middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Folder of the built site. @throws an error if it is not built completely */
export function requireBuild(): string {
  requireSite(SITE);
  return SITE.directory;
}

/**
 * Serves a build, compressed, while something is done with it.
 *
 * @param work - gets the address of the site
 */
export async function withServer<Result>(directory: string, work: (site: string) => Promise<Result>): Promise<Result> {
  const { address, close } = await serve({ directory, basePath: BASE_PATH }, { compress: true });
  try {
    return await work(address);
  } finally {
    await close();
  }
}

/** Starts the browser of the tests while something is done with it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const undoings = new Set<() => void>();

/** Runs a clean-up step at the end, also if the command fails or is stopped. */
export function atEnd(undo: () => void): void {
  if (undoings.size === 0) {
    process.once('exit', () => [...undoings].reverse().forEach((step) => step()));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => process.exit(1));
    }
  }
  undoings.add(undo);
}

export interface Run {
  seconds: number;
  /** Peak resident memory of its largest process, if /proc exists (Linux). */
  gigabytes?: number;
  /** What it wrote to the standard output. */
  output: string;
}

interface RunOptions {
  cwd?: string;
}

const SAMPLE_MS = 200;

/**
 * Runs a command and measures it.
 *
 * @throws an error with the end of its output, if it fails
 */
export async function run(command: string, args: readonly string[], { cwd }: RunOptions = {}): Promise<Run> {
  const start = performance.now();
  // In its own process group, by which its children can be found and stopped.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = child.pid;
  let running = true;
  atEnd(() => {
    if (running && group) {
      process.kill(-group, 'SIGKILL');
    }
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  void ended.catch(() => undefined).then(() => (running = false));
  let peak: number | undefined;
  // `running` changes while this waits.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
  while (running) {
    peak = group ? Math.max(peak ?? 0, largestProcess(group) ?? 0) || undefined : undefined;
    await Promise.race([ended.catch(() => undefined), sleep(SAMPLE_MS)]);
  }
  const code = await ended;
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) {
    throw new Error(`"${command} ${args.join(' ')}" failed (${code}):\n${(output + errors).slice(-4000)}`);
  }
  return { seconds, output, ...(peak && { gigabytes: peak }) };
}

/** Gigabytes of 1000³ bytes that the largest process of a group has used so far; undefined without /proc. */
function largestProcess(group: number): number | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // After the name in parentheses: state, parent, process group.
        const [, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(processGroup) !== group) {
          return 0;
        }
        // The kernel's own record of the peak, so that samples may be far apart.
        return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
      } catch {
        return 0; // The process has ended in the meantime.
      }
    });
  return (Math.max(0, ...peaks) * 1024) / 1e9;
}
