import {
  composeContext,
  createGoal,
  elizaLogger,
  generateMessageResponse,
  generateObjectArray,
  generateText,
  GoalStatus,
  ModelClass,
  stringToUuid,
  type Plugin,
  type Provider,
} from '@elizaos/core';
import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { expect, onTestFinished } from 'vitest';
import { errorOf, evaluatorOf, pluginOf } from '../support/parts';
import { ROOM, say, USER } from '../support/room';
import { test } from '../support/test';

const ACTIONS = 'docs/core/actions.md';
const EVALUATORS = 'docs/core/evaluators.md';
const PROVIDERS = 'docs/core/providers.md';

const withProviders = (...providers: Provider[]): Plugin => pluginOf({ providers });

/** An evaluator that is offered always, and notes whether it ran. */
function noted(): { plugin: Plugin; ran: string[] } {
  const ran: string[] = [];
  const evaluator = evaluatorOf('KEEP', { similes: ['STORE'], handler: async () => ran.push('KEEP') });
  return { plugin: pluginOf({ evaluators: [evaluator] }), ran };
}

test.for<[answer: string, ran: string[], row?: string]>([
  ['```json\n["KEEP"]\n```', ['KEEP']],
  ["['KEEP']", ['KEEP']],
  ['```json\n["OTHER"]\n```', [], 'validate returns true, the handler does not run'],
  ['```json\n["keep"]\n```', [], 'the model chose it, the handler does not run'],
  ['```json\n["STORE"]\n```', []],
])(
  'if the model answers %s about evaluators, these run: %o',
  async ([answer, expected, row], { model, runtime, states, provokes }) => {
    states(EVALUATORS, 'run one at a time, in the order of registration');
    const { plugin, ran } = noted();
    const agent = await runtime({ plugins: [plugin] });
    const message = await say(agent, 'hello');
    model.answer(answer);
    await agent.evaluate(message, await agent.composeState(message), true);
    expect(ran).toEqual(expected);
    expect(model.requests[0]?.model).toBe('gpt-4o-mini');
    if (row) {
      provokes(EVALUATORS, row);
    }
  },
);

test('without an evaluator that takes part, evaluate returns [] and asks no model', async ({
  model,
  runtime,
  states,
}) => {
  states(EVALUATORS, 'If none of them returns true, evaluate returns [] without calling a model');
  const { plugin } = noted();
  const agent = await runtime({ plugins: [plugin] });
  const message = await say(agent, 'hello');
  expect(await agent.evaluate(message, await agent.composeState(message))).toEqual([]);
  expect(model.requests).toEqual([]);
});

test.for(['[]', '["KEEP", "OTHER"]', 'none'])(
  'the answer %s about evaluators throws',
  async (answer, { model, runtime, states }) => {
    states(
      EVALUATORS,
      'can read only a list of exactly one name. An empty list ([]) or a list of two names causes the TypeError listed above',
    );
    const { plugin } = noted();
    const agent = await runtime({ plugins: [plugin] });
    const message = await say(agent, 'hello');
    model.answer(answer);
    await expect(agent.evaluate(message, await agent.composeState(message), true)).rejects.toThrow(
      "Cannot read properties of null (reading 'includes')",
    );
  },
);

test('the goal evaluator says so if the model mentions no goal', async ({ model, runtime, log, provokes }) => {
  const agent = await runtime({ plugins: [bootstrapPlugin] });
  const message = await say(agent, 'hello');
  await createGoal({
    runtime: agent,
    goal: {
      id: stringToUuid('goal'),
      roomId: ROOM,
      userId: USER,
      name: 'Onboarding',
      status: GoalStatus.IN_PROGRESS,
      objectives: [],
    },
  });
  model.answer('```json\n[]\n```');
  await agent.evaluators.find(({ name }) => name === 'UPDATE_GOAL')?.handler(agent, message);
  provokes(EVALUATORS, 'ID NOT FOUND', log.text());
});

test('running an action evaluates nothing', async ({ runtime, log, provokes }) => {
  const { plugin, ran } = noted();
  const agent = await runtime({ plugins: [plugin] });
  const message = await say(agent, 'hello');
  await agent.processActions(message, [message], await agent.composeState(message));
  expect(log.text()).not.toContain('Evaluating');
  expect(ran).toEqual([]);
  provokes(EVALUATORS, 'no Evaluating in the log');
});

test('a template without providers leaves out what they say', async ({ runtime, provokes }) => {
  const agent = await runtime({ plugins: [withProviders({ get: async () => 'It rains.' }, { get: async () => '' })] });
  const state = await agent.composeState(await say(agent, 'hello'));
  expect(composeContext({ state, template: '{{agentName}}: {{providers}}' })).toContain('It rains.');
  expect(composeContext({ state, template: '{{agentName}}: {{bio}}' })).not.toContain('It rains.');
  provokes(PROVIDERS, "the model doesn't know what the provider says");
});

test('an array with an apostrophe in it is asked for again', async ({ model, runtime, provokes }) => {
  const agent = await runtime();
  model.answer('```json\n[{ "claim": "it\'s tea" }]\n```', '```json\n[{ "claim": "tea" }]\n```');
  const answer: unknown = await generateObjectArray({
    runtime: agent,
    context: 'Which?',
    modelClass: ModelClass.SMALL,
  });
  expect(answer).toEqual([{ claim: 'tea' }]);
  expect(model.requests).toHaveLength(2);
  provokes(EVALUATORS, 'the model is asked again and again');
});

test('a reply without JSON is asked for again', async ({ model, runtime, log, provokes }) => {
  elizaLogger.verbose = true;
  onTestFinished(() => {
    elizaLogger.verbose = false;
  });
  const agent = await runtime();
  log.clear();
  model.answer('Hello!', { text: 'Hello!' });
  const reply: unknown = await generateMessageResponse({ runtime: agent, context: 'Hi', modelClass: ModelClass.LARGE });
  expect(reply).toEqual({ text: 'Hello!' });
  expect(model.requests).toHaveLength(2);
  expect(log.text()).toContain('parsedContent is null, retrying');
  provokes(ACTIONS, 'the request hangs', log.text());
});

test.for<[temperature: number, sent: number]>([
  [0, 0.6],
  [0.01, 0.01],
])(
  'with a temperature of %d in the character, %d is sent',
  async ([temperature, sent], { model, runtime, provokes }) => {
    const agent = await runtime({ character: { settings: { modelConfig: { temperature } } } });
    model.answer('Hello!');
    await generateText({ runtime: agent, context: 'Hi', modelClass: ModelClass.SMALL });
    expect(model.requests[0]?.body.temperature).toBe(sent);
    provokes('docs/core/characterfile.md', 'temperature: 0 has no effect');
    provokes('docs/advanced/fine-tuning.md', 'has no effect', 'temperature: 0');
  },
);

test('an object of a provider is [object Object] in the prompt, and what is empty is left out', async ({
  runtime,
  provokes,
  states,
}) => {
  states('docs/packages/plugins/index.mdx', 'An object appears in the prompt as [object Object]');
  const agent = await runtime({
    plugins: [
      withProviders(...[{ open: true }, null, undefined, '', 'text'].map((value) => ({ get: async () => value }))),
    ],
  });
  const { providers = '' } = await agent.composeState(await say(agent, 'hello'));
  expect(providers).toBe('# Additional Information About Ada and The World\n[object Object]\ntext\n');
  provokes(PROVIDERS, '[object Object] in the prompt', providers);
});

test('a provider that is registered twice is there twice', async ({ runtime, provokes }) => {
  const provider: Provider = { get: async () => 'It rains.' };
  const agent = await runtime({ plugins: [withProviders(provider), withProviders(provider)] });
  const { providers = '' } = await agent.composeState(await say(agent, 'hello'));
  expect(providers.match(/It rains\./gu)).toHaveLength(2);
  provokes(PROVIDERS, 'the text is there twice');
});

test("a provider that reads a client's member fails where another client made the state", async ({
  runtime,
  provokes,
}) => {
  const provider: Provider = {
    get: async (_runtime, _message, state) => (state?.discordMessage as { channel: { name: string } }).channel.name,
  };
  const agent = await runtime({ plugins: [withProviders(provider)] });
  const error = await errorOf(agent.composeState(await say(agent, 'hello')));
  provokes(PROVIDERS, "from a client's member of the state", error);
});
