import { validateCharacterConfig, type Character } from '@elizaos/core';
import { DirectClient } from '@elizaos/client-direct';
import { SqliteDatabaseAdapter } from '@elizaos/adapter-sqlite';
import Database from 'better-sqlite3';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { listen } from '../support/agent';
import { complaintOf } from '../support/parts';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/quickstart.md';

test('the character of the page is valid, and answers', async ({ guide, model, agent }) => {
  const character = JSON.parse(guide(PAGE).shown('characters/ada.character.json')) as Character;
  expect(validateCharacterConfig(character)).toMatchObject({ name: 'Ada' });
  model.answer({ user: 'Ada', text: 'A whole number above one.' });
  const { ask } = await agent({ character });
  expect(await ask('What is a prime number?', { userName: 'me' })).toEqual([
    { user: 'Ada', text: 'A whole number above one.' },
  ]);
});

test.for('name modelProvider clients plugins bio lore messageExamples postExamples topics adjectives style'.split(' '))(
  'the character of the page needs its member %s',
  (member, { guide, provokes }) => {
    const character = JSON.parse(guide(PAGE).shown('characters/ada.character.json')) as Record<string, unknown>;
    const message = complaintOf({ ...character, [member]: undefined });
    expect(message).toMatch(new RegExp(`\\n${member}: `, 'u'));
    provokes(PAGE, 'Character configuration validation failed', message);
  },
);

describe('What goes wrong', () => {
  test('an unknown name in the address', async ({ agent, provokes }) => {
    const { address } = await agent();
    const response = await fetch(`${address}/nobody/message`, { method: 'POST' });
    expect(response.status).toBe(404);
    // The first line is what Chromium writes to its console of such an answer.
    const { url, status, statusText } = response;
    provokes(PAGE, 'Agent not found', `POST ${url} ${status} (${statusText})\n${await response.text()}`);
  });

  test('the REST API is not the browser chat, and without agents its list is empty', async ({ provokes }) => {
    const { address, close } = await listen(new DirectClient());
    const [home = '', agents = ''] = await Promise.all(
      ['/', '/agents'].map(async (route) => (await fetch(`${address}${route}`)).text()),
    );
    await close();
    // The first cell also names the address, which a test can't have.
    provokes('docs/guides/docker-setup.md', 'Welcome, this is', `http://localhost:3000 ${home}`);
    provokes('docs/advanced/infrastructure.md', 'the server answers, but', agents);
    provokes('docs/recipes/run-on-a-server.md', '{"agents":[]}', agents);
    provokes('docs/recipes/server-with-postgresql-and-https.md', '{"agents":[]}', agents);
  });

  test('two processes on one database', async ({ provokes, log }) => {
    const file = path.join(scratchFolder('quickstart'), `${process.pid}.sqlite`);
    // The release waits for five seconds.
    const adapter = new SqliteDatabaseAdapter(new Database(file, { timeout: 0 }));
    await adapter.init();
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    log.clear();
    await adapter.createRoom();
    other.close();
    await adapter.close();
    provokes('docs/advanced/infrastructure.md', 'database is locked', log.text());
  });
});
