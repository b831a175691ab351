import { expect, it } from 'vitest';
import { readFolder } from '../../utils/kept';
import { folderWith } from '../../utils/testFolder';
import { replaceOutput } from './outputFolder';

it('replaces the output of an earlier build, but not the marker for git', () => {
  const folder = folderWith({ '.gitkeep': '', 'classes/Agent.md': 'Linked.', 'gone/old.md': '' });
  const pages = { 'classes/Agent.md': 'An agent.', 'index.md': 'All.' };
  replaceOutput(folder, pages);
  expect(readFolder(folder)).toEqual({ '.gitkeep': '', ...pages });
});
