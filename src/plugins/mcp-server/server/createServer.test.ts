import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from './createServer';
import type { Docs } from './docs';
import { testDocs } from './testDocs';
import { TOOLS } from './tools';

const { docs } = testDocs();

/** A client of a server with a documentation. */
async function connectTo(asked: Docs): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(asked, 'test-docs').connect(theirs);
  await client.connect(ours);
  return client;
}

describe('the server', () => {
  let client: Client;

  beforeAll(async () => {
    client = await connectTo(docs);
  });

  it('tells who it is', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'test-docs', version: '0.1.7' });
    expect(client.getInstructions()).toContain('@elizaos/core 0.1.7');
  });

  it('lists all tools, which only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'symbol',
      'setting',
      'find_error',
      'check_character',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint && !annotations.openWorldHint)).toBe(true);
    expect(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false)).toBe(true);
    expect(tools.every(({ description = '' }) => description.length > 50)).toBe(true);
    expect(tools.flatMap(({ inputSchema }) => Object.values(inputSchema.properties ?? {}))).not.toContainEqual(
      expect.not.objectContaining({ description: expect.any(String) as string }),
    );
  });

  it('answers a tool, and marks what it refuses as an error', async () => {
    expect(await client.callTool({ name: 'setting', arguments: { name: 'OPENAI_API_KEY' } })).toEqual({
      content: [{ type: 'text', text: expect.stringContaining('Settings: 1') as string }],
    });
    expect(await client.callTool({ name: 'setting', arguments: {} })).toEqual({
      content: [{ type: 'text', text: expect.stringMatching(/^Wrong arguments for setting:/u) as string }],
      isError: true,
    });
    expect(await client.callTool({ name: 'serach', arguments: {} })).toEqual({
      content: [{ type: 'text', text: expect.stringContaining('The tools are search, read_page') as string }],
      isError: true,
    });
  });

  it('survives a fault of a tool', async () => {
    const [tool] = TOOLS;
    const failing = vi.spyOn(tool ?? { call: () => '' }, 'call').mockImplementation(() => {
      throw new TypeError('It broke.');
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await client.callTool({ name: 'search', arguments: { query: 'node' } });
    failing.mockRestore();
    log.mockRestore();
    expect(answer).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('It broke.') as string }],
    });
    expect(await client.callTool({ name: 'search', arguments: { query: 'node' } })).not.toHaveProperty('isError');
  });

  it('lists the pages as resources, and reads them', async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(docs.data.pages.length);
    expect(resources[0]).toEqual({
      uri: 'https://docs.test/eliza/docs/quickstart/',
      name: 'docs/quickstart/',
      title: 'Quickstart',
      description: 'From nothing to an agent that answers.',
      mimeType: 'text/markdown',
    });
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: expect.stringMatching(/^# /u) as string }]);
    }
  });

  it('lists many pages in parts', async () => {
    const page = docs.data.pages[0];
    const many = Array.from(
      { length: 250 },
      (_, index) => ({ ...page, route: `docs/${index}/` }) as NonNullable<typeof page>,
    );
    const big = testDocs().docs;
    big.data.pages.splice(0, Infinity, ...many);
    const other = await connectTo(big);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await other.listResources({ cursor });
      names.push(...part.resources.map(({ name }) => name));
      cursor = part.nextCursor;
    } while (cursor !== undefined);
    expect(names).toEqual(many.map(({ route }) => route));
  });

  it('refuses cursors and resources that it does not have', async () => {
    await expect(client.listResources({ cursor: 'x' })).rejects.toThrow('The cursor "x" is not from this list.');
    await expect(client.readResource({ uri: 'https://docs.test/eliza/docs/gone/' })).rejects.toThrow(
      'There is no page at',
    );
    await expect(client.readResource({ uri: 'https://example.com/' })).rejects.toThrow('is not on this site');
  });
});
