import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engines } from '../../package.json';
import { folderWith } from './testFolder';

/** Runs the check in a site that needs the given version of Node. */
function check(needed: string): { status: number | null; output: string } {
  const script = 'src/utils/checkNode.mjs';
  const cwd = folderWith({
    'package.json': JSON.stringify({ engines: { node: needed } }),
    [script]: readFileSync(script),
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('checkNode', () => {
  const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);

  it.each([engines.node, `>=${major}.${minor}.${patch}`, `>=${major - 1}.${minor + 1}.${patch + 1}`])(
    'accepts this Node for %s',
    (needed) => {
      expect(check(needed)).toEqual({ status: 0, output: '' });
    },
  );

  it.each([`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`])(
    'says that Node %s is needed',
    (needed) => {
      expect(check(`>=${needed}`)).toEqual({
        status: 1,
        output: `This site needs Node ${needed} or later, and this is Node ${process.versions.node}. Install Node 20 ("nvm install" reads .nvmrc), then run "npm ci" again.\n`,
      });
    },
  );

  it('runs before anything that fails on an older Node', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const name of ['start', 'build', 'check', 'test:units']) {
      expect(scripts[`pre${name}`], name).toBe('node src/utils/checkNode.mjs');
    }
    expect(/^import .*$/mu.exec(readFileSync('docusaurus.config.ts', 'utf8'))?.[0]).toContain('checkNode.mjs');
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/mu);
  });
});
