import * as core from '@elizaos/core';
import { expect } from 'vitest';
import { test } from '../support/test';

const PAGE = 'docs/build-with-ai/mistakes.md';

test('the release has none of the names that models invent, and all of those that are right', async ({
  table,
  runtime,
}) => {
  const agent = await runtime();
  /** Whether the release knows a name such as `runtime.embed`, `getEmbeddingZeroVector()` or `generateText({ … })`. */
  const exists = (written: string): boolean => {
    const [, ofRuntime, name = ''] = /^(?:(runtime)\.)?(\w+)/u.exec(written) ?? [];
    return ofRuntime ? name in agent : name in core;
  };
  // Package names are compared by the upgrade's tests; these are parts of types, and values.
  const rows = table(PAGE, "Names that 0.1.7 doesn't have").slice(1);
  expect(rows.flatMap(([wrong]) => wrong?.code ?? []).filter(exists)).toEqual([]);
  const right = rows
    .flatMap(([, cell]) => cell?.code ?? [])
    .filter((code) => /^(?:runtime\.|generate|getEmb|embed)/u.test(code));
  expect(right.length).toBeGreaterThan(5);
  expect(right.filter((code) => !exists(code))).toEqual([]);
});

test('the grep of the page finds every such name', async ({ guide, table }) => {
  const [, pattern = ''] = /-dir=dist \\\n\s+'([^']+)'/u.exec(guide(PAGE).shown('What models get wrong')) ?? [];
  const names = table(PAGE, "Names that 0.1.7 doesn't have").flatMap(([wrong]) => wrong?.code ?? []);
  const missed = names.filter((name) => !new RegExp(pattern, 'u').test(`${name}/`));
  // Too short to look for without finding other code.
  expect(missed).toEqual(['runtime.memoryManager', 'runtime.embed', 'runtime.generateText']);
});
