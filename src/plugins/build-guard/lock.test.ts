import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../../utils/testFolder';
import { takeLock } from './lock';

const LOCK = '.cache/build.lock';
const MODULE = path.resolve('src/plugins/build-guard/lock.ts');

/** Takes the lock, says so, and keeps it until its input ends. */
const HOLD = `
  const { takeLock } = require(${JSON.stringify(MODULE)});
  try {
    takeLock(process.argv.at(-1), ${JSON.stringify(LOCK)});
    console.log('taken');
    process.stdin.resume();
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
`;

describe('takeLock', () => {
  let site: string;
  const running = new Set<ChildProcess>();
  const inSite = (file: string): string => path.join(site, file);

  async function start(directory = site): Promise<{ child: ChildProcess; says: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', HOLD, directory], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    running.add(child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, says: said.toString().trim() };
  }
  async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
    const exit = once(child, 'exit');
    if (signal) {
      child.kill(signal);
    } else {
      child.stdin?.end();
    }
    await exit;
  }
  const hold = (holder: { pid: number; since?: string }): void => {
    const lock = { command: 'docusaurus start', since: new Date().toISOString(), ...holder };
    writeFiles(site, { [LOCK]: JSON.stringify(lock) });
  };
  /** The id of a process that has ended. */
  const endedProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

  beforeEach(() => {
    site = folderWith();
  });
  afterEach(() => {
    running.forEach((child) => child.kill('SIGKILL'));
    running.clear();
  });

  it('lets one process in, tells the other which one has the lock, and is free when that one has ended', async () => {
    const first = await start();
    expect(first.says).toBe('taken');
    const { since } = JSON.parse(readFileSync(inSite(LOCK), 'utf8')) as { since: string };
    expect((await start()).says).toMatch(
      new RegExp(
        `^".+" is running in this folder: process ${first.child.pid}, since ${since}\\. Wait until it exits, or stop it ` +
          `\\(kill ${first.child.pid}\\)\\. If there is no such process, delete \\.cache/build\\.lock\\.$`,
        'u',
      ),
    );
    await end(first.child);
    expect(readdirSync(inSite('.cache'))).toEqual([]);
    expect((await start()).says).toBe('taken');
  });

  it('lets in only one of many that start at once', async () => {
    const said = (await Promise.all(Array.from({ length: 6 }, () => start()))).map(({ says }) => says);
    expect(said.filter((says) => says === 'taken')).toHaveLength(1);
    expect(said.filter((says) => says.includes('is running in this folder'))).toHaveLength(5);
  });

  it('lets in only one of many that find the lock of a process that has ended', async () => {
    hold({ pid: endedProcess() });
    const said = (await Promise.all(Array.from({ length: 6 }, () => start()))).map(({ says }) => says);
    expect(said.filter((says) => says === 'taken')).toHaveLength(1);
  });

  it('is free after a process was killed', async () => {
    const first = await start();
    await end(first.child, 'SIGKILL');
    expect(existsSync(inSite(LOCK))).toBe(true);
    expect((await start()).says).toBe('taken');
  });

  it('is separate for each folder', async () => {
    expect([(await start()).says, (await start(folderWith())).says]).toEqual(['taken', 'taken']);
  });

  it('names the command that runs', () => {
    hold({ pid: process.ppid });
    expect(() => takeLock(site, LOCK)).toThrow(
      `"docusaurus start" is running in this folder: process ${process.ppid}, since `,
    );
  });

  it('ignores a lock from before the machine started, and one that does not parse', () => {
    hold({ pid: process.ppid, since: '2020-01-01T00:00:00.000Z' });
    expect(takeLock(site, LOCK)).toBe(true);
    writeFiles(site, { [LOCK]: '{' });
    expect(takeLock(site, LOCK)).toBe(true);
  });

  it('may be taken again by the same process', () => {
    expect([takeLock(site, LOCK), takeLock(site, LOCK)]).toEqual([true, false]);
  });
});
