import type { Action, Plugin } from '@elizaos/core';
import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { actionOf, evaluatorOf, pluginOf, pluginWithActions, sayingAction } from '../support/parts';
import { test } from '../support/test';

const ACTIONS = 'docs/core/actions.md';
const ACTION_REFERENCE = 'docs/core/action-reference.md';
const EVALUATORS = 'docs/core/evaluators.md';
const PROVIDERS = 'docs/core/providers.md';

const REPLY = { user: 'Ada', text: 'Here I go.', action: 'GO' };
const CHOSEN = '```json\n["KEEP"]\n```';

const go = (more: Partial<Action>): Plugin => pluginWithActions(actionOf('GO', { similes: ['WALK'], ...more }));

/** A plugin with one of each, which notes what is called. */
function noted(alwaysRun: boolean): { plugin: Plugin; calls: string[] } {
  const calls: string[] = [];
  const note =
    <Result>(call: string, result: Result) =>
    async (): Promise<Result> => {
      calls.push(call);
      return result;
    };
  return {
    calls,
    plugin: pluginOf({
      ...go({ validate: note("action's validate", true), handler: note("action's handler", undefined) }),
      evaluators: [
        evaluatorOf('KEEP', {
          alwaysRun,
          validate: note("evaluator's validate", true),
          handler: note("evaluator's handler", undefined),
        }),
      ],
      providers: [{ get: note('provider', null) }],
    }),
  };
}

test('over the REST API validate and providers come first, then the action, then evaluators, then the answer', async ({
  model,
  agent,
  states,
  provokes,
}) => {
  states(EVALUATORS, 'after the action, before the HTTP response');
  const { plugin, calls } = noted(true);
  const { ask } = await agent({ plugins: [plugin] });
  model.answer(
    () => {
      calls.push('model: reply');
      return REPLY;
    },
    () => {
      calls.push('model: which evaluators');
      return CHOSEN;
    },
  );
  await ask('go');
  calls.push('answer');
  expect(calls).toEqual([
    "action's validate",
    "evaluator's validate",
    'provider',
    'model: reply',
    "action's handler",
    "evaluator's validate",
    'model: which evaluators',
    "evaluator's handler",
    'answer',
  ]);
  provokes(EVALUATORS, 'slow answers over the REST API');
});

test('over the REST API an evaluator without alwaysRun is not run, and no model is asked about it', async ({
  model,
  agent,
  log,
  states,
  provokes,
}) => {
  states(EVALUATORS, "If didRespond isn't true, only evaluators with alwaysRun: true remain");
  const { plugin, calls } = noted(false);
  const { ask } = await agent({ plugins: [plugin] });
  model.answer(REPLY);
  await ask('go');
  expect(calls).toEqual(["action's validate", "evaluator's validate", 'provider', "action's handler"]);
  expect(model.requests).toHaveLength(1);
  expect(log.text()).toContain('Evaluating\nKEEP');
  // The one call of validate is that of composeState.
  provokes(EVALUATORS, 'Evaluating, but validate is not called');
});

test('of several messages of a handler the REST API answers the last, and one without a callback sends nothing', async ({
  model,
  agent,
  provokes,
}) => {
  let messages = ['one', 'two'];
  const { ask } = await agent({
    plugins: [go({ handler: async (...args) => sayingAction('GO', ...messages).handler(...args) })],
  });
  model.answer(REPLY, REPLY);
  expect(await ask('go')).toEqual([REPLY, { text: 'two' }]);
  messages = [];
  expect(await ask('go on')).toEqual([REPLY]);
  provokes(ACTIONS, 'only the last of several messages arrives');
  provokes(ACTIONS, 'the handler runs, nothing is sent');
});

test('suppressInitialMessage leaves the reply out, but only if the model wrote the name exactly', async ({
  model,
  agent,
  states,
}) => {
  states(ACTION_REFERENCE, "leaves out the model's own reply");
  states(ACTION_REFERENCE, 'the action runs, but the reply is not suppressed');
  const { ask } = await agent({
    plugins: [go({ ...sayingAction('GO', 'Done.'), similes: ['WALK'], suppressInitialMessage: true })],
  });
  const simile = { ...REPLY, action: 'WALK' };
  model.answer(REPLY, simile);
  expect(await ask('go')).toEqual([{ text: 'Done.' }]);
  expect(await ask('walk')).toEqual([simile, { text: 'Done.' }]);
});

test("the REST API reads no template of the character, and one message's reply is in the next prompt", async ({
  model,
  agent,
  provokes,
}) => {
  const { ask } = await agent({ character: { templates: { messageHandlerTemplate: 'A template of my own.' } } });
  model.answer(REPLY, REPLY);
  await ask('go');
  await ask('go on');
  const [, second] = model.requests;
  expect(second?.prompt).toContain('Ada: Here I go. (GO)');
  expect(second?.prompt).not.toContain('A template of my own.');
  provokes('docs/core/characterfile.md', 'a template is ignored');
});

const BREAKING = `import { startAgent } from "./agent";

const broken = async () => {
    throw new Error("it broke");
};
const member = { name: "BROKEN", similes: [], description: "", examples: [], handler: async () => undefined };
const plugins = {
    validate: { actions: [{ ...member, validate: broken }] },
    provider: { providers: [{ get: broken }] },
    evaluator: { evaluators: [{ ...member, alwaysRun: true, validate: async () => true }] },
};
const agent = await startAgent({ plugins: [{ name: "broken", description: "", ...plugins[process.argv[2]] }] });
await agent.ask("hello");
console.log("still running");
process.exit(0);
`;

test.for<[part: string, file: string, row: string, said: string]>([
  ['validate', ACTIONS, "the agent's process ends", 'Error: it broke'],
  ['provider', PROVIDERS, 'the process ends', 'Error: it broke'],
  ['evaluator', EVALUATORS, "reading 'includes'", "TypeError: Cannot read properties of null (reading 'includes')"],
])('the process ends if the %s throws over the REST API', async ([part, file, row, said], { model, provokes }) => {
  model.answer(REPLY, '[]');
  const { code, stdout, stderr } = await runInFolder('start.ts', BREAKING, { args: [part] });
  expect(stdout).not.toContain('still running');
  expect(code).not.toBe(0);
  expect(stderr).toContain(said);
  provokes(file, row, stderr);
});
