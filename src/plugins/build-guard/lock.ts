import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The process that has a lock. */
interface Holder {
  pid: number;
  /** Its command, such as `docusaurus build`. */
  command: string;
  /** Time in ISO 8601. */
  since: string;
}

/**
 * Takes the lock of a site until this process ends. Two builds in one folder would delete each other's files, and both
 * would report success.
 *
 * A lock of a process that has ended does not count. Taking the lock again in the same process does nothing, because a
 * build of several locales sets up the site several times.
 *
 * @param siteDir - folder of the site
 * @param file - of the lock, relative to it
 * @returns true, or false if this process had the lock already
 * @throws an error that says who has the lock
 */
export function takeLock(siteDir: string, file: string): boolean {
  const lock = path.join(siteDir, file);
  const own: Holder = { pid: process.pid, command: commandOf(process.argv), since: new Date().toISOString() };
  if (readHolder(lock)?.pid === own.pid) {
    return false;
  }
  mkdirSync(path.dirname(lock), { recursive: true });
  // Written to a temporary file and then linked: so a lock always names its holder, and linking fails if there is a
  // lock.
  const written = `${lock}.${process.pid}`;
  writeFileSync(written, JSON.stringify(own));
  try {
    while (!tryLink(written, lock)) {
      const holder = readHolder(lock);
      if (holder && isRunning(holder)) {
        throw new Error(
          `"${holder.command}" is running in this folder: process ${holder.pid}, since ${holder.since}. ` +
            `Wait until it exits, or stop it (kill ${holder.pid}). If there is no such process, delete ${file}.`,
        );
      }
      takeAway(lock, holder);
    }
  } finally {
    rmSync(written, { force: true });
  }
  process.once('exit', () => {
    if (readHolder(lock)?.pid === own.pid) {
      rmSync(lock, { force: true });
    }
  });
  return true;
}

function tryLink(written: string, lock: string): boolean {
  try {
    linkSync(written, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** Removes the lock of a process that has ended, unless another process has taken the lock in the meantime. */
function takeAway(lock: string, stale: Holder | undefined): void {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && moved.since !== stale?.since && isRunning(moved)) {
    tryLink(aside, lock);
  }
  rmSync(aside, { force: true });
}

/** The holder of a lock; undefined if there is no lock, or an unreadable one. */
function readHolder(lock: string): Holder | undefined {
  try {
    const { pid, command, since } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: Number(pid), command: String(command), since: String(since) } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, since }: Holder): boolean {
  // Process ids start again when the machine restarts.
  if (Date.parse(since) < Date.now() - os.uptime() * 1000) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `docusaurus build` of `/usr/bin/node /…/docusaurus.mjs build`. */
function commandOf([, script = '', ...args]: readonly string[]): string {
  return [path.basename(script).replace(/\.\w+$/u, ''), ...args].join(' ');
}
