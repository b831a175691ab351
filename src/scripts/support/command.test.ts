import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CURRENT_SNAPSHOT } from '../../release/snapshots';
import { folderWith } from '../../utils/testFolder';

interface Outcome {
  code: unknown;
  output: string;
}

function run(script: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile('node_modules/.bin/tsx', [`src/scripts/${script}.ts`, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

describe('a command', () => {
  it.concurrent.each([
    ['digest', 'Usage: npm run digest -- --channel '],
    ['search', 'Usage: npm run search -- "query" [--page] [--from docs/intro/], or npm run search -- --ablate\n'],
    ['release-texts', 'Name a checkout of the framework: npm run release-texts -- ../eliza\n'],
    ['stale', 'Name a checkout of the framework: npm run stale -- ../eliza\n'],
  ])('%s says without arguments what it needs', async (script, message) => {
    const { code, output } = await run(script);
    expect(output).toMatch(/^.+\n$/u);
    expect(output.startsWith(message), output).toBe(true);
    expect(code).toBe(1);
  });

  it('refuses a folder that is no checkout with the release', async () => {
    const empty = folderWith();
    const { commit } = CURRENT_SNAPSHOT;
    for (const folder of [path.join(empty, 'none'), empty]) {
      expect(await run('stale', folder)).toEqual({
        code: 1,
        output: `${folder} isn't a git checkout with the commit ${commit} of the release: clone the framework without --depth.\n`,
      });
    }
  });

  it('names options that it does not have', async () => {
    const { code, output } = await run('digest', '--day', '1');
    expect(output).toMatch(/^Unknown option '--day'.*\n$/u);
    expect(code).toBe(1);
  });
});
