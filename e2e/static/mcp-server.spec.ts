import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { RELEASE } from '../../src/release/version';
import { SITE } from '../support/builds';
import { serve, type RunningServer } from '../support/server';
import { BUILD_DIRECTORY, builtFiles, builtSize, leadsSomewhere } from '../support/site';
import questions from './mcp-questions.json' with { type: 'json' };

const TARBALL = `eliza-docs-mcp-${RELEASE.version}.tgz`;
const SITE_URL = 'https://elizaos.github.io/eliza/';
/** In bytes. Half of it is the text of the guides. */
const LARGEST_TARBALL = 665_000;
/** Share of the questions that have to have the right page among the first addresses of the answer. */
const SHARE = 0.9;
const FIRST = 3;

// One process answers all tests.
test.describe.configure({ mode: 'serial' });

let site: RunningServer;
let folder: string;
let transport: StdioClientTransport;
let client: Client;
let startedIn: number;

/** What npm may read and write: an empty cache, no registry, no settings of this machine. */
function environment(): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: path.join(folder, 'home'),
    TMPDIR: path.join(folder, 'tmp'),
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_registry: 'http://localhost:9/',
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
}

interface Answer {
  text: string;
  isError: boolean;
}

async function ask(name: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [part] = content as { type: string; text: string }[];
  return { text: part?.text ?? '', isError: isError === true };
}

/** The addresses of pages that an answer cites, in order: with anchors on the page of all messages, otherwise without. */
function pagesIn(text: string): string[] {
  const routes = [...text.matchAll(/https:\/\/elizaos\.github\.io\/eliza\/([^\s)>\]"'`]*)/gu)].map(([, route = '']) =>
    route.startsWith('docs/troubleshooting/#') ? route : route.replace(/#.*$/u, '').replace(/\.md$/u, '/'),
  );
  return [...new Set(routes)];
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mcp-server-'));
  site = await serve(SITE);
  transport = new StdioClientTransport({
    command: 'npx',
    args: ['-y', `${site.address}${TARBALL}`],
    env: environment(),
    cwd: folder,
    stderr: 'pipe',
  });
  client = new Client({ name: 'test', version: '1.0.0' });
  const start = performance.now();
  await client.connect(transport);
  await ask('search', { query: 'quickstart' });
  startedIn = performance.now() - start;
});

test.afterAll(async () => {
  await client.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

test('npx starts it from the site, without a registry', () => {
  console.log(`Started and answered after ${Math.round(startedIn)} ms, ${builtSize(TARBALL)} bytes.`);
  expect(client.getServerVersion()).toMatchObject({ name: 'eliza-docs-mcp', version: RELEASE.version });
  expect(builtSize(TARBALL)).toBeLessThan(LARGEST_TARBALL);
});

test('the package needs nothing, and says so', () => {
  const [unpacked = ''] = readdirSync(path.join(folder, 'cache/_npx'));
  const root = path.join(folder, 'cache/_npx', unpacked, 'node_modules');
  expect(readdirSync(root).filter((name) => !name.startsWith('.'))).toEqual(['eliza-docs-mcp']);
  expect(readdirSync(path.join(root, 'eliza-docs-mcp')).sort()).toEqual(
    ['LICENSES', 'README.md', 'docs.json.br', 'package.json', 'search.json.br', 'server.cjs'].sort(),
  );
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'eliza-docs-mcp/package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'eliza-docs-mcp', version: RELEASE.version, license: 'MIT' });
  expect(manifest).not.toHaveProperty('dependencies');
});

test('it lists its tools, each with arguments that are described', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'symbol',
    'setting',
    'find_error',
    'check_character',
  ]);
  for (const { inputSchema, description } of tools) {
    expect(description?.length).toBeGreaterThan(50);
    expect(inputSchema.additionalProperties).toBe(false);
  }
});

for (const [name, args, part] of [
  ['search', { query: 'write an action', part: 'guides' }, `${SITE_URL}docs/core/actions/`],
  ['read_page', { page: 'docs/quickstart' }, '# Quickstart'],
  ['read_page', { page: 'docs/quickstart#what-you-need' }, '## What you need'],
  ['symbol', { name: 'AgentRuntime.composeState' }, `${SITE_URL}api/classes/AgentRuntime/#composestate`],
  ['setting', { name: 'OPENAI_API_KEY' }, `${SITE_URL}docs/guides/configuration/models/#openai_api_key`],
  ['find_error', { log: '⛔ Error: listen EADDRINUSE: address already in use :::3000' }, '  Fix: '],
  ['check_character', { text: '{ "name": "Ada" }' }, `${SITE_URL}docs/core/characterfile/#all-members`],
] as const) {
  test(`${name} answers ${JSON.stringify(args)}`, async () => {
    const { text, isError } = await ask(name, args);
    expect(isError, text).toBe(false);
    expect(text).toContain(part);
    expect(text.length).toBeLessThan(9000);
  });
}

for (const [name, args, part] of [
  ['search', {}, '- query: '],
  ['search', { query: 5 }, 'expected string, received number'],
  ['search', { query: 'x', part: 'archive' }, '"guides"|"api"|"community"'],
  ['search', { query: 'node', page: 9999 }, 'the last page is'],
  ['read_page', { page: 'docs/quikstart' }, `${SITE_URL}docs/quickstart/`],
  ['read_page', { page: 'https://example.com/' }, 'is not on this site'],
  ['read_page', { page: 'community/Discord/development/coders/chat_2024-12-01' }, 'only on the site'],
  ['read_page', { page: 'docs/quickstart', offset: 1e9 }, 'characters: use an offset below that'],
  ['symbol', { name: 'AgentRuntim' }, 'AgentRuntime'],
  ['setting', { name: 'OPENAI_KEY' }, 'OPENAI_API_KEY'],
  ['find_error', { log: '' }, '- log: '],
  ['serach', {}, 'The tools are search, '],
] as const) {
  test(`${name} refuses ${JSON.stringify(args)}, and says what is right`, async () => {
    const { text, isError } = await ask(name, args);
    expect(isError, text).toBe(true);
    expect(text).toContain(part);
  });
}

test('every page of guides, API and community is a resource, and each can be read', async () => {
  const uris: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await client.listResources({ cursor });
    uris.push(...part.resources.map(({ uri }) => uri));
    cursor = part.nextCursor;
  } while (cursor !== undefined);
  const built = new Set(builtFiles());
  const expected = [...built]
    .filter((file) => /^(?:docs|api|community)\/.*index\.html$/u.test(file))
    .map((file) => file.replace(/index\.html$/u, ''))
    // Redirects have no Markdown.
    .filter((route) => built.has(route.replace(/\/$/u, '.md')))
    .filter((route) => !/^(?:docs\/api|community\/Discord)\//u.test(route));
  expect(expected.length).toBeGreaterThan(300);
  expect(uris.map((uri) => uri.replace(SITE_URL, '')).sort()).toEqual(expected.sort());
  for (const uri of uris) {
    const { contents } = await client.readResource({ uri });
    expect(contents).toHaveLength(1);
    expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
    expect((contents[0] as { text: string }).text).toMatch(/^# /u);
  }
  await expect(client.readResource({ uri: `${SITE_URL}docs/gone/` })).rejects.toThrow('There is no page at');
});

test('a page is given in parts that leave nothing out', async () => {
  const page = 'docs/core/actions/';
  const { contents } = await client.readResource({ uri: SITE_URL + page });
  const whole = (contents[0] as { text: string }).text;
  expect(whole.length).toBeGreaterThan(16_000);
  let end = 0;
  do {
    const { text } = await ask('read_page', { page, offset: end });
    const [, from, to] = /Characters (\d+) to (\d+) of/u.exec(text) ?? [];
    expect(Number(from)).toBe(end);
    expect(Number(to)).toBeGreaterThan(end);
    expect(text).toContain(whole.slice(end, Number(to)).trim());
    end = Number(to);
  } while (end < whole.length);
});

test('every section that the search finds can be read by its address', async () => {
  const missed: string[] = [];
  for (const query of ['action', 'settings', 'error', 'model', 'plugin', 'database', 'composeState', 'stream']) {
    const { text } = await ask('search', { query });
    for (const [, address = ''] of text.matchAll(/\]\((https:[^)]+#[^)]+)\)/gu)) {
      const { text: section } = await ask('read_page', { page: address });
      if (/is at #/u.test(section)) {
        missed.push(address);
      }
    }
  }
  expect(missed).toEqual([]);
});

test('the questions of readers have the right page among the first three addresses', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
  expect(questions.flatMap(({ pages }) => pages).filter((page) => !leadsSomewhere(page))).toEqual([]);
  const missed: string[] = [];
  for (const { question, tool, arguments: args, pages } of questions) {
    const { text } = await ask(tool, args);
    const cited = pagesIn(text).slice(0, FIRST);
    if (!cited.some((page) => (pages as readonly string[]).includes(page))) {
      missed.push(`${question} (${tool}): expected ${pages.join(' or ')}, cites ${cited.join(', ')}`);
    }
  }
  const share = 1 - missed.length / questions.length;
  console.log(`${(share * 100).toFixed(0)} % of ${questions.length} questions\n${missed.join('\n')}`);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
});

test('it writes no file outside of the cache of npm, and no other line to stdout', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !file.startsWith(`cache${path.sep}`))).toEqual([]);
});

test('it ends when its input ends, and answers before that', async () => {
  const [unpacked = ''] = readdirSync(path.join(folder, 'cache/_npx'));
  const server = path.join(folder, 'cache/_npx', unpacked, 'node_modules/eliza-docs-mcp/server.cjs');
  const child = spawn(process.execPath, [server], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const send = (message: object): boolean => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  child.stdin.write('this is not JSON\n');
  send({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'search', arguments: { query: 'node' } } });
  child.stdin.end();
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  expect(output.stderr).toBe('');
  const lines = output.stdout.trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual([1, 2]);
});

test('the site serves the tarball as it was built, without a time or a system in it', async () => {
  const response = await fetch(`${site.address}${TARBALL}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.equals(readFileSync(path.join(BUILD_DIRECTORY, TARBALL)))).toBe(true);
  // The header of gzip has no time, and names no system.
  expect([...bytes.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, expect.any(Number), 255]);
});
