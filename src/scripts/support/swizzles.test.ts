import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../utils/testFolder';
import { swizzlesWithoutTarget } from './swizzles';

it('every component of src/theme replaces one of the installed themes', () => {
  expect(swizzlesWithoutTarget('.')).toEqual([]);
});

it('a component that no theme has is listed', () => {
  const files = ['CodeBlock/CopyButton/index.tsx', 'CodeBlock/Gone/index.tsx', 'Gone.tsx', 'Gone.module.css'];
  const site = folderWith(Object.fromEntries(files.map((file) => [`src/theme/${file}`, ''])));
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  expect(swizzlesWithoutTarget(site)).toEqual(['CodeBlock/Gone', 'Gone']);
});
