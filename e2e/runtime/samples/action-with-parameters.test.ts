import {
  generateObject,
  ModelClass,
  ModelProviderName,
  ServiceType,
  type Handler,
  type Plugin,
  type Service,
} from '@elizaos/core';
import { expect } from 'vitest';
import { z } from 'zod';
import { callOf } from '../support/model';
import { errorOf, pluginOf } from '../support/parts';
import { say } from '../support/room';
import { test, type Guide } from '../support/test';

const PAGE = 'docs/recipes/action-with-parameters.md';
const PLUGIN = 'agent/src/billPlugin.ts';
const HANDLER = 'agent/src/splitBillHandler.ts';
const ME = { userName: 'me', name: 'Me' };
const CHOSEN = { user: 'Ada', text: "I'll do the sum.", action: 'SPLIT_BILL' };
const ASKS_BACK = { text: 'What is the total, and how many people pay?' };

test('the bill is split as the page shows, with numbers that the small model reads', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const billPlugin = await page.plugin(PLUGIN);
  model.answer(CHOSEN, '{"total": 84, "people": 3}');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('Dinner was 84 euros, three of us. What does each pay?', ME)).toEqual(
    JSON.parse(page.shown('Answer')),
  );
  const [reply, parameters] = model.requests;
  expect(reply?.prompt).toContain('SPLIT_BILL: Split a bill.');
  expect(parameters?.prompt).toContain('Me: Dinner was 84 euros');
  expect(parameters?.prompt).toContain('Write null for a number that Me did not say.');
  expect([reply?.model, parameters?.model]).toEqual(['gpt-4o', 'gpt-4o-mini']);
});

test('the action asks back if a number is missing, and finds both in the room later', async ({
  guide,
  model,
  agent,
}) => {
  const billPlugin = await guide(PAGE).plugin(PLUGIN);
  const room = { ...ME, roomId: 'you' };
  model.answer(CHOSEN, '{"total": null, "people": null}', CHOSEN, '{"total": 84, "people": 3}');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('Please split our bill', room)).toContainEqual(ASKS_BACK);
  expect(await ask('84 euros, three people', room)).toContainEqual({ text: 'Each pays 28.00.' });
  expect(model.requests[3]?.prompt).toMatch(/Please split our bill[^]*84 euros, three people/u);
});

test('the action asks back if the model answers with no JSON object', async ({ guide, model, agent, provokes }) => {
  const billPlugin = await guide(PAGE).plugin(PLUGIN);
  model.answer(CHOSEN, 'Twenty-eight euros each.');
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('84 euros, three people', ME)).toContainEqual(ASKS_BACK);
  provokes(PAGE, 'always the question back');
});

test('what a handler throws is logged, and the user sees nothing of it', async ({
  guide,
  model,
  agent,
  log,
  provokes,
}) => {
  const billPlugin = await guide(PAGE).plugin(PLUGIN);
  model.answer(CHOSEN, { status: 400, body: '{}' });
  const { ask } = await agent({ plugins: [billPlugin] });
  expect(await ask('84 euros, three people', ME)).toEqual([CHOSEN]);
  provokes(PAGE, 'then an error', log.text());
});

/** The plugin of the page with the handler that has a schema. */
async function withSchema(page: Guide): Promise<{ plugin: Plugin; splitBillHandler: Handler }> {
  const { splitBillHandler } = await page.sample(HANDLER).load<{ splitBillHandler: Handler }>();
  const plugin = await page.plugin(PLUGIN);
  for (const action of plugin.actions ?? []) {
    action.handler = splitBillHandler;
  }
  return { plugin, splitBillHandler };
}

test('with a schema, the numbers come by a tool, null asks back, and another answer is an error', async ({
  guide,
  model,
  agent,
  log,
  states,
}) => {
  const page = guide(PAGE);
  const { plugin } = await withSchema(page);
  const { ask } = await agent({ plugins: [plugin] });
  model.answer(CHOSEN, callOf('json', { total: 84, people: 3 }));
  expect(await ask('Dinner was 84 euros, three of us.', ME)).toEqual(JSON.parse(page.shown('Answer')));
  states(PAGE, 'uses a tool named json');
  const [{ function: json } = { function: {} }] = model.requests[1]?.body.tools as { function: object }[];
  const number = { type: ['number', 'null'] };
  expect(json).toMatchObject({
    name: 'json',
    parameters: { properties: { total: number, people: number }, required: ['total', 'people'] },
  });

  model.answer(CHOSEN, callOf('json', { total: null, people: 3 }));
  expect(await ask('Three of us.', ME)).toContainEqual(ASKS_BACK);

  model.answer(CHOSEN, callOf('json', { total: '84 euros', people: 3 }));
  expect(await ask('84 euros, three of us.', ME)).toContainEqual({ text: "I couldn't read the numbers." });
  expect(log.text()).toContain('SPLIT_BILL: AI_');
});

test('with openai, the mode json works too; with anthropic it is rejected', async ({ model, runtime, states }) => {
  states(PAGE, 'anthropic and claude_vertex reject the default, "json"');
  const asked = { context: 'How much?', modelClass: ModelClass.SMALL, schema: z.object({ total: z.number() }) };
  model.answer('{"total": 84}');
  expect(await generateObject({ runtime: await runtime(), ...asked })).toMatchObject({ object: { total: 84 } });
  expect(model.requests[0]?.body.response_format).toEqual({ type: 'json_object' });
  for (const modelProvider of [ModelProviderName.ANTHROPIC, ModelProviderName.CLAUDE_VERTEX]) {
    const rejected = await errorOf(
      generateObject({ runtime: await runtime({ character: { modelProvider } }), ...asked }),
    );
    expect(rejected).toContain("'json-mode object generation' functionality not supported.");
  }
});

test('an optional value of a schema rejects null', ({ states }) => {
  states(PAGE, '.optional() rejects null');
  expect(z.number().optional().safeParse(null).success).toBe(false);
  expect(z.number().nullable().safeParse(null).success).toBe(true);
});

test('llama_local returns the object itself, and the handler reads it', async ({ guide, runtime, states }) => {
  states(PAGE, "llama_local doesn't receive the schema");
  const { splitBillHandler } = await withSchema(guide(PAGE));
  const prompts: string[] = [];
  const llama = {
    serviceType: ServiceType.TEXT_GENERATION,
    initialize: async () => undefined,
    queueTextCompletion: async (prompt: string) => {
      prompts.push(prompt);
      return '{"total": 84, "people": 3}';
    },
  };
  const agent = await runtime({
    plugins: [pluginOf({ services: [llama as unknown as Service] })],
    character: { modelProvider: ModelProviderName.LLAMALOCAL },
  });
  const said: string[] = [];
  const message = await say(agent, '84 euros, three of us.');
  await splitBillHandler(agent, message, undefined, {}, async ({ text }) => {
    said.push(text);
    return [];
  });
  expect(said).toEqual(['Each pays 28.00.']);
  expect(prompts).toEqual([expect.stringContaining('Answer with a JSON object: {"total": number or null')]);
});
