import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFolder } from '../../utils/kept';
import { replaceOutput } from './outputFolder';

it('replaces the output of an earlier build, but not the marker for git', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'));
  replaceOutput(folder, { 'classes/Agent.md': 'Linked.', 'gone/old.md': '' });
  writeFileSync(path.join(folder, '.gitkeep'), '');
  const pages = { 'classes/Agent.md': 'An agent.', 'index.md': 'All.' };
  replaceOutput(folder, pages);
  expect(readFolder(folder)).toEqual({ '.gitkeep': '', ...pages });
  rmSync(folder, { recursive: true });
});
