import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, type BundledServer } from './bundleServer';

describe('the bundled server', () => {
  let server: BundledServer;

  beforeAll(async () => {
    server = await bundleServer(path.resolve('src/plugins/mcp-server/server/main.ts'), process.cwd());
  });

  it('starts with Node, and needs nothing but Node', () => {
    expect(server.code.startsWith('#!/usr/bin/env node\n')).toBe(true);
    const needed = [...server.code.matchAll(/\brequire\("([^"]+)"\)/gu)].map(([, name = '']) =>
      name.replace(/^node:/u, ''),
    );
    expect(needed).toContain('fs');
    expect(needed.filter((name) => !['crypto', 'fs', 'path', 'process', 'zlib'].includes(name))).toEqual([]);
  });

  it('has neither the validator of the SDK, nor all languages of zod, nor a path of this machine', () => {
    const of = (text: string): boolean => server.code.includes(text);
    expect({
      server: of('eliza-docs-mcp'),
      validator: of('strict mode: '),
      languages: of('Ungültige'),
      path: of(process.cwd()),
    }).toEqual({
      server: true,
      validator: false,
      languages: false,
      path: false,
    });
  });

  it('names the license of each package in it', () => {
    const licenses = new Map(
      server.licenses.split(/\n-{40}\n/u).map((text): [string, string] => [text.trim().split('\n')[0] ?? '', text]),
    );
    expect([...licenses.keys()]).toEqual(
      expect.arrayContaining([
        '@modelcontextprotocol/sdk',
        'fastest-levenshtein',
        'github-slugger',
        'minisearch',
        'zod',
      ]),
    );
    expect([...licenses].filter(([, text]) => !/permission/iu.test(text)).map(([name]) => name)).toEqual([]);
  });
});
