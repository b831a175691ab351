import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from 'better-sqlite3';
import { expect } from 'vitest';
import { DISCORD_SETTINGS, mockDiscord, talkOnDiscord } from '../support/discord';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/recipes/watch-it-run.md';

test('the changed logFetch prints the tokens of an answer, and the answer arrives', async ({
  guide,
  model,
  agent,
  log,
}) => {
  const page = guide(PAGE);
  const lines = page.shown('agent/src/index.ts').split('\n');
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-    return fetch(url, options);']);
  const file = path.join(scratchFolder('watch-it-run'), 'logFetch.ts');
  writeFileSync(
    file,
    `export const logFetch = async (url: string, options?: RequestInit) => {\n${added.join('\n')}\n};\n`,
  );
  const { logFetch } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { logFetch: typeof fetch };

  const { runtime, ask } = await agent();
  runtime.fetch = logFetch;
  const answer = { user: 'Ada', text: 'Hello.', action: 'NONE' };
  model.answer(answer);
  expect(await ask('Hi')).toEqual([answer]);
  const shown = page
    .shown('Log')
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replaceAll('…', '\\d+');
  expect(log.text()).toMatch(new RegExp(`^${shown}$`, 'mu'));
});

test('each message prints the lines of the table', async ({ model, agent, log, table }) => {
  model.answer({ user: 'Ada', text: 'At nine.', action: 'NONE' });
  const { ask } = await agent({
    character: { knowledge: ['The museum opens at nine.'] },
    plugins: [bootstrapPlugin],
  });
  log.clear();
  await ask('When does the museum open?');
  const printed = log.text();
  const messages = table(PAGE, '3. Follow one message').flatMap(([said]) => said?.code ?? []);
  expect(messages.length).toBeGreaterThan(6);
  for (const message of messages) {
    expect(printed).toContain(message.split('…')[0]?.trim());
  }
  expect(printed.split('Creating Memory')).toHaveLength(3);
});

test('the query of the page shows the prompts and answers of the last ten minutes', async ({
  guide,
  runtime,
  model,
}) => {
  mockDiscord();
  const agent = await runtime({ character: { settings: DISCORD_SETTINGS } });
  model.alwaysAnswer({ user: 'Ada', text: 'At nine.', action: 'NONE' });
  const talk = await talkOnDiscord(agent);
  await talk('When does the museum open?');
  await talk('And on Sunday, when does it open?', { id: 1000 });
  const [, query = ''] = /"(SELECT .*)"$/mu.exec(guide(PAGE).shown('3. Follow one message', 'bash')) ?? [];
  const { db } = agent.databaseAdapter as unknown as { db: Database };
  const { roomId } = db.prepare('SELECT roomId FROM logs').get() as { roomId: string };
  const [first, second, ...rest] = db.prepare(query).raw().all() as string[][];
  expect(rest).toEqual([]);
  expect(first?.[1]).toBe(roomId);
  expect(first?.[2]).toContain('At nine.');
  expect(second?.[3]).toContain('And on Sunday, when does it open?');
  const inRoom = (room: string): unknown[] => db.prepare(query.replace('ORDER', `AND roomId = '${room}' ORDER`)).all();
  expect(inRoom(roomId)).toHaveLength(2);
  expect(inRoom('another')).toEqual([]);
  db.prepare("UPDATE logs SET createdAt = datetime('now', '-11 minutes')").run();
  expect(db.prepare(query).all()).toEqual([]);
});
