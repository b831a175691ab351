import type { Character } from '@elizaos/core';
import { assert, expect } from 'vitest';
import { ADA } from '../support/agent';
import { curlsOf, type CurlRequest } from '../support/curl';
import { test } from '../support/test';

const PAGE = 'docs/packages/agents.md';

test('id-of.ts prints the id that its comment shows', async ({ guide }) => {
  const sample = guide(PAGE).sample('id-of.ts');
  const shown = /\/\/ (\S+)$/mu.exec(sample.code)?.[1];
  const { stdout } = await sample.run();
  expect(stdout.trim().split('\n').at(-1)).toBe(shown);
});

test('the requests of the page list two agents, speak to the second and add a third', async ({
  guide,
  model,
  agent,
  runtime,
}) => {
  const page = guide(PAGE);
  const { client, address } = await agent();
  client.registerAgent(await runtime({ character: { name: 'Tate Two' } }));
  client.startAgent = async (character: Character) => {
    client.registerAgent(await runtime({ character }));
  };
  const send = async ({ method, url, headers, body }: CurlRequest): Promise<unknown> => {
    const response = await fetch(url.replace('http://localhost:3000', address), {
      method,
      headers,
      body: body?.startsWith('@') ? JSON.stringify({ ...ADA, name: 'Grace' }) : body,
    });
    return response.json();
  };
  const names = async (): Promise<string[]> => {
    const { agents } = (await send({ method: 'GET', url: `${address}/agents`, headers: {} })) as {
      agents: { name: string }[];
    };
    return agents.map(({ name }) => name);
  };
  const [list, message] = curlsOf(page.shown('Talking to them through the REST API', 'bash'));
  const [add] = curlsOf(page.shown('Add or replace an agent while others run', 'bash'));
  assert(list && message && add);
  expect(await send(list)).toMatchObject({ agents: [{ name: 'Ada' }, { name: 'Tate Two' }] });
  model.answer({ user: 'Tate Two', text: 'Good morning to you.', action: 'NONE' });
  expect(await send(message)).toMatchObject([{ text: 'Good morning to you.' }]);
  expect(model.requests[0]?.prompt).toContain('About Tate Two:');
  await send(add);
  expect(await names()).toEqual(['Ada', 'Tate Two', 'Grace']);
});

test('talk.mts lets two agents exchange four messages and prints what the page shows', async ({
  guide,
  model,
  agent,
  runtime,
}) => {
  const page = guide(PAGE);
  const shown = page.shown('Prints');
  const { client, address } = await agent();
  client.registerAgent(await runtime({ character: { name: 'Tate', username: 'tate' } }));
  for (const line of shown.split('\n')) {
    const [user = '', text = ''] = line.split(': ');
    model.answer({ user, text, action: 'NONE' });
  }
  // The page's port may be taken here.
  const { stdout, stderr, code } = await page
    .sample('talk.mts')
    .run({}, (written) => written.replace('http://localhost:3000', address));
  expect([stderr, code, stdout.trim()]).toEqual(['', 0, shown]);
  const prompts = model.requests.map(({ prompt }) => prompt);
  expect(prompts[0]).toContain('About Tate:');
  expect(prompts[0]).toContain('Ada: What do you think about mathematics in music?');
  expect(prompts[1]).toContain('About Ada:');
  expect(prompts[1]).toContain(`Tate: ${shown.split('\n')[0]?.split(': ')[1]}`);
});
