import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkCounterparts, routeOf } from './linkCounterparts';
import type { ExportChange } from '../changes/comparison';
import type { Snapshot } from '../../../release/snapshots';

const base = { integrity: 'sha512-none', commit: 'c'.repeat(40), committed: '2024-12-01' };
const now: Snapshot = {
  ...base,
  packageName: 'new',
  version: '2',
  outputDirectory: 'api',
  routeBasePath: 'api',
  current: true,
};
const then: Snapshot = {
  ...base,
  packageName: 'old',
  version: '1',
  outputDirectory: 'docs/api',
  routeBasePath: 'docs/api',
  current: false,
};

describe('linkCounterparts', () => {
  let siteDir: string;
  const write = (file: string, text = '---\ntitle: T\n---\n\n# T\n'): void => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    write('api/interfaces/Action.md');
    write('docs/api/interfaces/Action.md');
    write('docs/api/functions/gone.md');
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('links the page of the same symbol both ways and marks old pages as superseded', async () => {
    await linkCounterparts(siteDir, [now, then], []);
    expect(read('api/interfaces/Action.md')).toBe(
      '---\ncounterpart: "/docs/api/interfaces/Action/"\ncounterpart_release: "old 1"\ntitle: T\n---\n\n# T\n',
    );
    expect(read('docs/api/interfaces/Action.md')).toContain('counterpart: "/api/interfaces/Action/"');
    expect(read('docs/api/interfaces/Action.md')).toContain('superseded: true');
  });

  it('leaves a symbol without counterpart alone', async () => {
    await linkCounterparts(siteDir, [now, then], []);
    expect(read('docs/api/functions/gone.md')).toBe('---\nsuperseded: true\ntitle: T\n---\n\n# T\n');
  });

  it('links a renamed symbol under its other name, and not what has taken over the old one', async () => {
    write('api/functions/ask.md');
    write('api/functions/askSimply.md');
    write('docs/api/functions/ask.md');
    write('docs/api/functions/askWell.md');
    const renamed = (before: string, after: string): ExportChange => ({
      kind: 'renamed',
      symbolKind: 'function',
      before,
      after,
      breaks: ['callers'],
      details: [],
    });
    await linkCounterparts(siteDir, [now, then], [renamed('ask', 'askSimply'), renamed('askWell', 'ask')]);
    expect(read('api/functions/ask.md')).toContain('counterpart: "/docs/api/functions/askWell/"');
    expect(read('api/functions/askSimply.md')).toContain('counterpart: "/docs/api/functions/ask/"');
    expect(read('docs/api/functions/ask.md')).toContain('counterpart: "/api/functions/askSimply/"');
    expect(read('docs/api/functions/askWell.md')).toContain('counterpart: "/api/functions/ask/"');
  });

  it('reports a page without front matter', async () => {
    write('api/broken.md', '# T');
    await expect(linkCounterparts(siteDir, [now, then], [])).rejects.toThrow(/broken\.md has no front matter/u);
  });
});

describe('routeOf', () => {
  it('gives every route its trailing slash', () => {
    expect(routeOf(then, 'index.md')).toBe('/docs/api/');
    expect(routeOf(then, 'functions/embed.md')).toBe('/docs/api/functions/embed/');
  });
});
