import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { stringToUuid, type Memory, type State } from '@elizaos/core';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import type { Agent } from './support/agent';
import type { ModelRequest, ScriptedModel } from './support/model';
import { test } from './support/test';

/** Written by "RECORD=1 npm run test:runtime", for the site to show. */
const FILE = path.resolve(import.meta.dirname, 'recorded-run.json');

const PAGE = 'docs/core/actions.md';
const SECOND = 1000;
const START = new Date('2025-01-06T12:00:00Z');

/** What happens to a message, step by step. */
interface RecordedRun {
  release: string;
  sample: string;
  /** The agent's character, without what the run doesn't use. */
  character: unknown;
  /** Body of the request to the REST API. */
  message: Record<string, string>;
  /** The user's message as the client stores it. */
  storedMessage: unknown;
  /** What composeState makes of it, with the texts of the providers. */
  state: unknown;
  /** What is sent to the model. */
  request: { model: string; messages: unknown; temperature: unknown };
  /** What the model answers, as text. */
  answer: string;
  /** The action that the runtime runs. */
  action: { wanted: string; ran: string };
  /** The answer of the REST API. */
  reply: unknown;
  /** All messages of the room in the end, oldest first. */
  storedMessages: unknown;
}

/**
 * Chance and the clock are the same in each run: the names in the examples, the order of the actions, the roll, the mood,
 * ids and dates.
 */
function withoutChance(): void {
  let seed = 20_250_106;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** A memory, with the length of its embedding, which is too long to be shown. SQLite returns it as 32-bit numbers. */
const shown = ({ embedding, ...memory }: Memory): unknown => ({
  ...memory,
  embedding: `${Buffer.from(embedding ?? []).byteLength / Float32Array.BYTES_PER_ELEMENT} numbers`,
});

async function record(
  { ask, runtime }: Agent,
  model: ScriptedModel,
  answer: { user: string; text: string; action: string },
): Promise<RecordedRun> {
  const message = { text: 'roll 2d6', userId: 'me', userName: 'me', name: 'Me', roomId: 'table' };
  const roomId = stringToUuid(message.roomId);
  const seen: { state?: State; stored?: Memory[]; request?: ModelRequest; ran?: string } = {};

  const composeState = runtime.composeState.bind(runtime);
  runtime.composeState = async (...args) => {
    seen.stored = await runtime.messageManager.getMemories({ roomId, unique: false });
    seen.state = await composeState(...args);
    return seen.state;
  };
  for (const action of runtime.actions) {
    const handler = action.handler.bind(action);
    action.handler = async (...args) => {
      seen.ran = action.name;
      return handler(...args);
    };
  }
  model.answer((request) => {
    seen.request = request;
    vi.setSystemTime(Date.now() + SECOND);
    return answer;
  });

  const reply = await ask(message.text, message);
  const { name, bio, lore, topics, adjectives, style } = runtime.character;
  const { recentMessagesData = [], evaluatorsData, ...state } = seen.state ?? ({} as State);
  return {
    release: '0.1.7',
    sample: PAGE,
    character: { name, bio, lore, topics, adjectives, style },
    message,
    storedMessage: seen.stored?.map(shown)[0],
    state: {
      ...state,
      recentMessagesData: recentMessagesData.map(shown),
      evaluatorsData: (evaluatorsData as { name: string }[]).map(({ name }) => name),
    },
    request: {
      model: seen.request?.model ?? '',
      messages: seen.request?.body.messages,
      temperature: seen.request?.body.temperature,
    },
    answer: JSON.stringify(answer),
    action: { wanted: answer.action, ran: seen.ran ?? '' },
    reply,
    storedMessages: (await runtime.messageManager.getMemories({ roomId, unique: false })).map(shown).reverse(),
  };
}

test('the recorded run of the dice plugin is what the release produces', async ({ guide, model, agent }) => {
  const dicePlugin = await guide(PAGE).plugin('agent/src/dicePlugin.ts');
  withoutChance();
  const [rollDice] = dicePlugin.actions ?? [];
  const started = await agent({
    // Of the bootstrap plugin only the providers: its actions have examples that are long, and rude in part.
    plugins: [
      { ...dicePlugin, actions: rollDice && [{ ...rollDice }] },
      { ...bootstrapPlugin, actions: [] },
    ],
  });
  const run = await record(started, model, { user: 'Ada', text: 'Here they go.', action: 'ROLL_DICE' });
  if (process.env.RECORD) {
    writeFileSync(FILE, `${JSON.stringify(run, null, 2)}\n`);
  }
  expect(JSON.parse(JSON.stringify(run))).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});
