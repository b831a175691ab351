import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptTypes } from './keptTypes';

describe('keptTypes', () => {
  const page = { file: 'docs/x.md', text: 'x' };
  const types = { api: '/api/', notes: [['const a: string']] as const, samples: { k: [0, 1, 0] } };
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'types-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('finds types that were kept', async () => {
    const kept = keptTypes(path.join(directory, 'new'), ['1']);
    expect(await kept.find(page)).toBeUndefined();
    await kept.keep(page, types);
    expect(await kept.find(page)).toEqual(types);
  });

  it('finds nothing if the page or an input has changed', async () => {
    await keptTypes(directory, ['1']).keep(page, types);
    expect(await keptTypes(directory, ['1']).find({ ...page, text: 'y' })).toBeUndefined();
    expect(await keptTypes(directory, ['2']).find(page)).toBeUndefined();
  });

  it('finds nothing in a damaged file', async () => {
    const kept = keptTypes(directory, []);
    await kept.keep(page, types);
    writeFileSync(path.join(directory, readdirSync(directory)[0] ?? ''), '{"api"');
    expect(await kept.find(page)).toBeUndefined();
  });

  it('removes what no page needs', async () => {
    const kept = keptTypes(directory, []);
    await kept.keep(page, types);
    await kept.keep({ ...page, text: 'old' }, types);
    await kept.prune([page]);
    expect(readdirSync(directory)).toHaveLength(1);
    expect(await kept.find(page)).toEqual(types);
  });
});
