import { stringToUuid, type Provider, type State } from '@elizaos/core';
import { expect } from 'vitest';
import { pluginOf } from '../support/parts';
import { ROOM, say } from '../support/room';
import { test } from '../support/test';

const PAGE = 'docs/core/agents.md';
const REFERENCE = 'docs/core/runtime-reference.md';

test('composeState sets the keys of the table, with the types that it names, and no others', async ({
  runtime,
  table,
}) => {
  const agent = await runtime();
  const state = await agent.composeState(await say(agent, 'hello'));
  const rows = table(REFERENCE, 'State keys');
  expect(Object.keys(state).sort()).toEqual(rows.map(([key]) => key?.code[0] ?? '').sort());
  const wrong = rows.filter(([key, type]) => {
    const value: unknown = state[key?.code[0] ?? ''];
    return !(type?.code[0]?.endsWith('[]') ? Array.isArray(value) : typeof value === 'string');
  });
  expect(wrong.map(([key]) => key?.text)).toEqual([]);
});

test('providers see the state without what is made of actions, evaluators and providers', async ({
  runtime,
  table,
}) => {
  const seen: State[] = [];
  const provider: Provider = { get: async (_runtime, _message, state) => state && seen.push(state) };
  const agent = await runtime({ plugins: [pluginOf({ providers: [provider] })] });
  const all = await agent.composeState(await say(agent, 'hello'));
  const [[ready, missing] = []] = table('docs/core/providers.md', 'What the state holds when a provider runs');
  const keys = Object.keys(seen[0] ?? {});
  expect(keys.sort()).toEqual(ready?.code.sort());
  expect(
    Object.keys(all)
      .filter((key) => !keys.includes(key))
      .sort(),
  ).toEqual(missing?.code.sort());
});

test('additional keys win, except over those made of actions, evaluators and providers', async ({
  runtime,
  states,
}) => {
  states(
    PAGE,
    'override keys with the same name, except the keys that are composed from actions, evaluators and providers',
  );
  const agent = await runtime();
  const state = await agent.composeState(await say(agent, 'hello'), { bio: 'mine', actions: 'mine', weather: 'rain' });
  expect([state.bio, state.actions, state.weather]).toEqual(['mine', '', 'rain']);
});

test('senderName is missing if the sender is no participant of the room', async ({ runtime, states }) => {
  states(REFERENCE, "missing if the sender isn't a participant in the room");
  const agent = await runtime();
  const message = await say(agent, 'hello');
  expect((await agent.composeState(message)).senderName).toBe('Me');
  expect((await agent.composeState({ ...message, userId: stringToUuid('stranger') })).senderName).toBeUndefined();
});

test('of bio up to 3 entries are taken, of lore 10, of topics 5', async ({ runtime, states }) => {
  states(REFERENCE, 'up to 3 random entries, or the whole string');
  states(REFERENCE, 'up to 10 random entries, one per line');
  states(REFERENCE, 'up to 5 random entries in a sentence');
  const entries = Array.from({ length: 12 }, (_, index) => `entry${index}`);
  const agent = await runtime({ character: { bio: entries, lore: entries, topics: entries } });
  const state = await agent.composeState(await say(agent, 'hello'));
  const count = (text = ''): number => new Set(text.match(/entry\d+/gu)).size;
  expect([count(state.bio), count(state.lore), count(String(state.topics))]).toEqual([3, 10, 5]);
});

test('topic is null without topics, and a bio that is a string is taken whole', async ({ runtime, states }) => {
  states(REFERENCE, 'string or null');
  states('docs/core/characterfile.md', 'a string as is; from a list, up to 3 entries');
  const agent = await runtime({ character: { topics: [], bio: 'Ada knows engines.' } });
  const state = await agent.composeState(await say(agent, 'hello'));
  expect([state.topic, state.topics, state.bio]).toEqual([null, '', 'Ada knows engines.']);
});

test('a message reads in recentMessages as the page shows', async ({ guide, runtime }) => {
  const agent = await runtime();
  const message = await say(agent, 'What is a prime number?', { createdAt: Date.now() - 2 * 60 * 1000 });
  const line = (await agent.composeState(message)).recentMessages.trimEnd().split('\n').at(-1) ?? '';
  const shown = guide(REFERENCE).shown('State keys', 'text');
  const id = message.userId.slice(-5);
  expect(line).toBe(shown.replace(/\[[0-9a-f]{5}\]/u, `[${id}]`));
});

test('one call reads the last 32 messages of the room', async ({ runtime, states }) => {
  states(PAGE, 'Each call reads the last 32 messages in the room');
  const agent = await runtime();
  const start = Date.now();
  for (let index = 0; index < 33; index += 1) {
    await say(agent, `message ${index}`, { createdAt: start + index });
  }
  const state = await agent.composeState(await say(agent, 'the last', { createdAt: start + 33 }));
  const texts = state.recentMessagesData.map(({ content }) => content.text);
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([32, 'message 2', 'the last']);
});

test('recentMessagesData is newest first with an attachment, and after updateRecentMessageState', async ({
  runtime,
  states,
}) => {
  states(
    REFERENCE,
    'oldest first by default, but newest first if one of the messages has an attachment or after updateRecentMessageState',
  );
  const agent = await runtime();
  const order = (state: State): string[] => state.recentMessagesData.map(({ content }) => content.text);
  await say(agent, 'first', { createdAt: 1 });
  const second = await say(agent, 'second', { createdAt: 2 });
  const state = await agent.composeState(second);
  expect(order(state)).toEqual(['first', 'second']);
  expect(order(await agent.updateRecentMessageState(state))).toEqual(['second', 'first']);

  const file = { id: 'file', url: '', title: 'A file', source: '', description: '', text: '' };
  const third = await say(agent, 'third', { createdAt: 3, content: { attachments: [file] } });
  expect(order(await agent.composeState(third))).toEqual(['third', 'second', 'first']);
});

test('recentInteractionsData holds messages of all rooms of the agent', async ({ runtime, states }) => {
  states(PAGE, 'come from every room in which the sender or the agent takes part');
  const agent = await runtime();
  const other = stringToUuid('other room');
  const stranger = stringToUuid('stranger');
  await agent.ensureConnection(stranger, other, 'stranger', 'Stranger', 'test');
  await say(agent, 'a secret', { userId: stranger, roomId: other });
  const elsewhere = stringToUuid('room without me');
  await agent.ensureConnection(stranger, elsewhere, 'stranger', 'Stranger', 'test');
  await agent.messageManager.createMemory(
    await agent.messageManager.addEmbeddingToMemory({
      id: stringToUuid('whisper'),
      userId: stranger,
      agentId: agent.agentId,
      roomId: elsewhere,
      content: { text: 'a whisper' },
    }),
  );
  const state = await agent.composeState(await say(agent, 'hello', { roomId: ROOM }));
  const texts = state.recentInteractionsData?.map(({ content }) => content.text);
  expect(texts?.sort()).toEqual(['a secret', 'a whisper']);
});
