import * as core from '@elizaos/core';
import { expect, vi } from 'vitest';
import { agentBeside, evaluatorOf, pluginOf, sayingAction } from '../support/parts';
import { ROOM, say } from '../support/room';
import { test } from '../support/test';

const PAGE = 'docs/build-with-ai/mistakes.md';
const REPLY = { user: 'Ada', text: 'Let me see.', action: 'LOOK_UP' };

test('the description counts the rows', ({ guide, table }) => {
  const headings = [
    "Code that compiles, but doesn't work",
    'Characters and settings',
    "Names that 0.1.7 doesn't have",
    'Commands',
  ];
  const rows = headings.flatMap((heading) => table(PAGE, heading));
  expect(guide(PAGE).page.frontMatter.description).toContain(`${rows.length} wrong names and habits`);
});

test('the release has none of the names that models invent, and all of those that are right', async ({
  table,
  runtime,
}) => {
  const agent = await runtime();
  /** Whether the release knows a name such as `runtime.embed`, `getEmbeddingZeroVector()` or `generateText({ … })`. */
  const exists = (written: string): boolean => {
    const [, ofRuntime, name = ''] = /^(?:(runtime)\.)?(\w+)/u.exec(written) ?? [];
    return ofRuntime ? name in agent : name in core;
  };
  // Package names are compared by the upgrade's tests; these are parts of types, and values.
  const rows = table(PAGE, "Names that 0.1.7 doesn't have").slice(1);
  expect(rows.flatMap(([wrong]) => wrong?.code ?? []).filter(exists)).toEqual([]);
  const right = rows
    .flatMap(([, cell]) => cell?.code ?? [])
    .filter((code) => /^(?:runtime\.|generate|getEmb|embed)/u.test(code));
  expect(right.length).toBeGreaterThan(5);
  expect(right.filter((code) => !exists(code))).toEqual([]);
});

test('the grep of the page finds every such name', async ({ guide, table }) => {
  const [, pattern = ''] = /-dir=dist \\\n\s+'([^']+)'/u.exec(guide(PAGE).shown('What models get wrong')) ?? [];
  const names = table(PAGE, "Names that 0.1.7 doesn't have").flatMap(([wrong]) => wrong?.code ?? []);
  const missed = names.filter((name) => !new RegExp(pattern, 'u').test(`${name}/`));
  // Too short to look for without finding other code.
  expect(missed).toEqual(['runtime.memoryManager', 'runtime.embed', 'runtime.generateText']);
});

test('after a timeout generateMessageResponse keeps asking, and generateText asks once', async ({
  model,
  runtime,
  states,
}) => {
  states(PAGE, 'it keeps sending requests, even after your timeout');
  states('docs/packages/generation.md', "A timeout around the call doesn't stop it.");
  const options = { runtime: await runtime(), context: 'Hi', modelClass: core.ModelClass.LARGE };
  model.alwaysAnswer('Hello!');
  expect(core.parseJSONObjectFromText(await core.generateText(options))).toBeNull();
  expect(model.requests).toHaveLength(1);
  const answer = core.generateMessageResponse(options);
  const timeout = new Promise((resolve) => setTimeout(resolve, 500, 'timeout'));
  expect(await Promise.race([answer, timeout])).toBe('timeout');
  const asked = model.requests.length;
  await vi.waitFor(() => expect(model.requests.length).toBeGreaterThan(asked + 1), { timeout: 20_000 });
  model.alwaysAnswer(REPLY);
  expect(await answer).toEqual(REPLY);
});

test('on SQLite a search ignores the threshold, and the formula of the page finds what is near', async ({
  runtime,
  states,
}) => {
  states(PAGE, 'SQLite ignores match_threshold, and similarity is a distance.');
  states(PAGE, 'keep results whose 1 - similarity ** 2 / 2 is at least 0.8');
  states(
    PAGE,
    'for each agent, SQLite marks only the first memory with an embedding in each room and table as unique.',
  );
  const agent = await runtime();
  const texts = ['dogs are welcome in the garden', 'the museum opens at nine', 'the museum opens at ten'];
  for (const text of texts) {
    await say(agent, text);
  }
  const embedding = await core.embed(agent, 'the museum opens at nine');
  const search = async (unique: boolean): Promise<(core.Memory & { similarity: number })[]> =>
    (await agent.messageManager.searchMemoriesByEmbedding(embedding, {
      roomId: ROOM,
      match_threshold: 0.8,
      unique,
    })) as (core.Memory & { similarity: number })[];
  const textsOf = (memories: core.Memory[]): string[] => memories.map(({ content }) => content.text);
  const found = await search(false);
  expect(textsOf(found)).toEqual([texts[1], texts[2], texts[0]]);
  // What models keep is the farthest.
  expect(textsOf(found.filter(({ similarity }) => similarity >= 0.8))).toEqual([texts[0]]);
  expect(textsOf(found.filter(({ similarity }) => 1 - similarity ** 2 / 2 >= 0.8))).toEqual([texts[1], texts[2]]);
  expect(textsOf(await search(true))).toEqual([texts[0]]);
});

test("a plugin's service is initialized twice for each agent, shared by agents, and not stopped", async ({
  runtime,
  states,
}) => {
  states(PAGE, "the runtime initializes a plugin's services twice");
  states(PAGE, "agents that share a plugin share its services, and runtime.stop() doesn't stop services");
  states('docs/guides/services.md', 'Agents that load the same plugin object share its service.');
  states('docs/guides/services.md', "runtime.stop() doesn't stop services.");
  const key = 'heartbeat' as unknown as core.ServiceType;
  class Heartbeat extends core.Service {
    static override get serviceType(): core.ServiceType {
      return key;
    }
    readonly initialize = vi.fn(async () => undefined);
    readonly stop = vi.fn();
  }
  const plugin = pluginOf({ services: [new Heartbeat()] });
  const [one, other, apart] = [
    await runtime({ plugins: [plugin] }),
    await runtime({ plugins: [plugin] }),
    await runtime({ plugins: [pluginOf({ services: [new Heartbeat()] })] }),
  ];
  const service = one.getService<Heartbeat>(key);
  expect(other.getService(key)).toBe(service);
  expect(apart.getService(key)).not.toBe(service);
  expect(service?.initialize.mock.calls).toEqual([[one], [one], [other], [other]]);
  await one.stop();
  expect(service?.stop).not.toHaveBeenCalled();
});

test('an evaluator with alwaysRun does not run unless the model chooses it', async ({ model, runtime, states }) => {
  states(PAGE, "the model decides whether an evaluator's handler runs, even with alwaysRun: true");
  const handler = vi.fn(async () => undefined);
  const evaluator = evaluatorOf('KEEP', { alwaysRun: true, handler });
  const agent = await runtime({ plugins: [pluginOf({ evaluators: [evaluator] })] });
  const message = await say(agent, 'hello');
  model.answer('```json\n[]\n```', '```json\n["KEEP"]\n```');
  await agent.evaluate(message, await agent.composeState(message));
  expect(handler).not.toHaveBeenCalled();
  await agent.evaluate(message, await agent.composeState(message));
  expect(handler).toHaveBeenCalledOnce();
});

test('the key in secrets pays for nothing: generateText sends the token, embeddings the key of the environment', async ({
  model,
  runtime,
  states,
}) => {
  states(PAGE, 'generateText sends runtime.token.');
  states(PAGE, 'Embeddings by OpenAI always use OPENAI_API_KEY from the environment.');
  const agent = await runtime({ character: { settings: { secrets: { OPENAI_API_KEY: 'sk-user' } } } });
  agent.token = 'sk-token';
  model.answer('Hello!');
  await core.generateText({ runtime: agent, context: 'Hi', modelClass: core.ModelClass.SMALL });
  expect(model.requests[0]?.headers.authorization).toBe('Bearer sk-token');
  const request = vi.spyOn(globalThis, 'fetch');
  await core.embed(agent, 'hello');
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: `Bearer ${process.env.OPENAI_API_KEY}` });
});

test('the REST API drops a message that a handler sends after it returned', async ({ model, agent, states }) => {
  states(PAGE, 'the REST API has already responded and drops the message');
  states('docs/core/actions.md', 'Over the REST API, a message that you send after that is lost.');
  let sent: Promise<unknown> | undefined;
  const { ask, runtime } = await agent({
    plugins: [
      pluginOf({
        actions: [
          {
            ...sayingAction('LOOK_UP'),
            handler: async (_runtime, _message, _state, _options, callback) => {
              await callback?.({ text: 'A moment.' });
              sent = new Promise((resolve) => setTimeout(resolve, 300)).then(() => callback?.({ text: 'At nine.' }));
            },
          },
        ],
      }),
    ],
  });
  model.alwaysAnswer(REPLY);
  expect(await ask('When does it open?', { roomId: 'slow' })).toEqual([REPLY, { text: 'A moment.' }]);
  await sent;
  const roomId = core.stringToUuid('slow');
  const stored = await runtime.messageManager.getMemories({ roomId, unique: false });
  expect(stored.map(({ content }) => content.text)).not.toContain('At nine.');
});

test('settings.model and variables that are set later choose no model', async ({ model, runtime, states }) => {
  states(PAGE, "settings.model doesn't select a model, and core reads the variables of most providers only when");
  const agent = await runtime({ character: { settings: { model: 'my-model', secrets: {} } } });
  vi.stubEnv('SMALL_OPENAI_MODEL', 'my-model');
  model.answer('Hello!');
  await core.generateText({ runtime: agent, context: 'Hi', modelClass: core.ModelClass.SMALL });
  expect(model.requests[0]?.model).toBe('gpt-4o-mini');
});

test("the character's provider overrides the option, and defaultCharacter has llama_local", async ({
  runtime,
  states,
}) => {
  states(PAGE, 'the character overrides the option. defaultCharacter uses llama_local.');
  const agent = agentBeside(await runtime(), { name: 'Tate', modelProvider: core.defaultCharacter.modelProvider });
  expect(agent.modelProvider).toBe(core.ModelProviderName.LLAMALOCAL);
});
