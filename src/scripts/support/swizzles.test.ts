import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { swizzlesWithoutTarget } from './swizzles';

it('every component of src/theme replaces one of the installed themes', () => {
  expect(swizzlesWithoutTarget('.')).toEqual([]);
});

it('a component that no theme has is listed', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
  for (const file of ['CodeBlock/CopyButton/index.tsx', 'CodeBlock/Gone/index.tsx', 'Gone.tsx', 'Gone.module.css']) {
    mkdirSync(path.dirname(path.join(site, 'src/theme', file)), { recursive: true });
    writeFileSync(path.join(site, 'src/theme', file), '');
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  expect(swizzlesWithoutTarget(site)).toEqual(['CodeBlock/Gone', 'Gone']);
  rmSync(site, { recursive: true });
});
