import {
  elizaLogger,
  stringToUuid,
  type AgentRuntime,
  type Character,
  type Goal,
  type IAgentRuntime,
  type UUID,
} from '@elizaos/core';
import { expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { test } from '../support/test';

const PAGE = 'docs/guides/advanced.md';

const ROOM = stringToUuid('the reading room');
const GRACE = stringToUuid('grace');
const ALAN = stringToUuid('alan');

test('a runtime of one’s own asks the model as the page shows', async ({ guide, model }) => {
  const page = guide(PAGE);
  const { createRuntime, headline } = await page.sample('runtime.ts').load<{
    createRuntime: (character: Character, token: string) => Promise<AgentRuntime>;
    headline: (runtime: AgentRuntime, text: string) => Promise<string>;
  }>();
  model.answer('The museum gets up early');
  const runtime = await createRuntime({ ...ADA, system: undefined }, 'sk-test');
  const shown = page.output('runtime.ts');
  expect(await headline(runtime, shown.split('\n\n')[1] ?? '')).toBe('The museum gets up early');
  expect(model.requests.map(({ prompt }) => prompt)).toEqual([shown]);
  expect(model.requests[0]?.headers.authorization).toBe('Bearer sk-test');
  expect(runtime.agentId).toBe(stringToUuid('Ada'));
  expect([runtime.actions, [...runtime.services.keys()]]).toEqual([[], []]);
  await runtime.databaseAdapter.close();
});

test('a goal is in the prompt, and stays there when it is done', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { startGoal, completeGoals } = await page.sample('goals.ts').load<{
    startGoal: (runtime: IAgentRuntime, roomId: UUID, userId: UUID) => Promise<void>;
    completeGoals: (runtime: IAgentRuntime, roomId: UUID) => Promise<void>;
  }>();
  const planner = await runtime();
  await planner.ensureConnection(GRACE, ROOM, 'grace', 'Grace', 'test');
  await startGoal(planner, ROOM, GRACE);
  const message = { userId: GRACE, roomId: ROOM, agentId: planner.agentId, content: { text: 'Hi' } };
  const shown = page.output('goals.ts');
  const withoutId = (text: unknown): string =>
    String(text)
      .replace(/id: \S+/u, 'id: …')
      .trimEnd();
  expect(withoutId((await planner.composeState(message)).goals)).toBe(shown);
  await completeGoals(planner, ROOM);
  const stored = await planner.databaseAdapter.getGoals({
    agentId: planner.agentId,
    roomId: ROOM,
    onlyInProgress: false,
  });
  expect(stored.map(({ status, objectives }: Goal) => [status, objectives[0]?.completed])).toEqual([['DONE', true]]);
  expect((await planner.composeState(message)).goals).toContain('- [x] Agree on a day  (DONE)');
});

test('introduce stores a pair once, and gives the others', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { introduce } = await page
    .sample('relations.ts')
    .load<{ introduce: (runtime: IAgentRuntime, userA: UUID, userB: UUID) => Promise<string[]> }>();
  const host = await runtime();
  const [other] = JSON.parse(page.output('relations.ts')) as [UUID];
  expect(other).toBe(ALAN);
  expect(await introduce(host, GRACE, ALAN)).toEqual([ALAN]);
  expect(await introduce(host, ALAN, GRACE)).toEqual([GRACE]);
  expect(await host.databaseAdapter.getRelationships({ userId: GRACE })).toHaveLength(1);
  await host.databaseAdapter.createRelationship({ userA: GRACE, userB: ALAN });
  expect(await host.databaseAdapter.getRelationships({ userId: GRACE })).toHaveLength(2);
});

test('mute sets the state of the agent in a room, of participants only', async ({ guide, runtime, provokes }) => {
  const page = guide(PAGE);
  const { mute } = await page
    .sample('mute.ts')
    .load<{ mute: (runtime: IAgentRuntime, roomId: UUID, muted: boolean) => Promise<void> }>();
  const agent = await runtime();
  await agent.ensureRoomExists(ROOM);
  const stateOf = (userId: UUID) => agent.databaseAdapter.getParticipantUserState(ROOM, userId);
  await agent.databaseAdapter.setParticipantUserState(ROOM, agent.agentId, 'MUTED');
  expect(await stateOf(agent.agentId)).toBeNull();
  provokes(PAGE, 'a mute has no effect');
  await mute(agent, ROOM, true);
  expect(await stateOf(agent.agentId)).toBe(page.output('mute.ts'));
  await mute(agent, ROOM, false);
  expect(await stateOf(agent.agentId)).toBeNull();
});

test('the digest works each quarter of an hour, and outlives an error', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const digest = await page.plugin('agent/src/digestPlugin.ts');
  const agent = await runtime({ plugins: [digest] });
  const shown = page.output('agent/src/digestPlugin.ts');
  vi.useFakeTimers();
  log.clear();
  const [client] = digest.clients ?? [];
  const started = (await client?.start(agent)) as { stop: () => void };
  expect(log.text()).toBe('');
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(log.text()).toBe(shown);
  const info = vi.spyOn(elizaLogger, 'info').mockImplementationOnce(() => {
    throw new Error('no paper');
  });
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(log.text()).toContain('Digest failed: Error: no paper');
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(info).toHaveBeenCalledTimes(2);
  started.stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(info).toHaveBeenCalledTimes(2);
});
