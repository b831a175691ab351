import {
  type AgentRuntime,
  MemoryManager,
  Service,
  ServiceType,
  booleanFooter,
  elizaLogger,
  embed,
  generateText,
  knowledge,
  ModelClass,
  stringToUuid,
  type CacheManager,
  type Character,
  type Goal,
  type IAgentRuntime,
  type Memory,
  type MemoryCacheAdapter,
  type Plugin,
  type UUID,
} from '@elizaos/core';
import { tool } from 'ai';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, vi } from 'vitest';
import { z } from 'zod';
import { ADA } from '../support/agent';
import type { Guide } from '../support/guide';
import { lastLines, runInFolder } from '../support/folderProgram';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/guides/advanced.md';

const ROOM = stringToUuid('the reading room');
const GRACE = stringToUuid('grace');
const ALAN = stringToUuid('alan');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A service with the given methods, in place of the node plugin's. */
function serviceOf(type: ServiceType, methods: Record<string, unknown>): Service {
  class StandIn extends Service {
    static override get serviceType(): ServiceType {
      return type;
    }

    override initialize(): Promise<void> {
      return Promise.resolve();
    }
  }
  return Object.assign(new StandIn(), methods);
}

function pluginWith(service: Service): Plugin {
  return { name: 'stand-in', description: 'Stands in for the node plugin', services: [service] };
}

function sayingsOf({ page }: Guide): string[] {
  return page.inlineCode.map(({ text }) => text);
}

/** As much of the object as the page shows: "…" stands for what differs from run to run. */
function shownJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => (value === '…' ? (expect.anything() as unknown) : value));
}

describe('Create a runtime in your own program', () => {
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
});

describe('Services', () => {
  test('readPage puts together what the browser service found', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { readPage } = await page
      .sample('read-page.ts')
      .load<{ readPage: (runtime: IAgentRuntime, url: string) => Promise<string> }>();
    const getPageContent = vi.fn(() =>
      Promise.resolve({
        title: 'Opening hours',
        description: 'When the museum is open.',
        bodyContent: 'Monday to Friday, nine to five.',
      }),
    );
    const reader = await runtime({ plugins: [pluginWith(serviceOf(ServiceType.BROWSER, { getPageContent }))] });
    expect(await readPage(reader, 'https://museum.example/')).toBe(page.output('read-page.ts'));
    expect(getPageContent).toHaveBeenCalledWith('https://museum.example/', reader);
  });

  test('without a service the result is null, and the log says so', async ({ guide, runtime, provokes, log }) => {
    const page = guide(PAGE);
    const { readPage } = await page
      .sample('read-page.ts')
      .load<{ readPage: (runtime: IAgentRuntime, url: string) => Promise<string> }>();
    const reader = await runtime();
    log.clear();
    expect(reader.getService(ServiceType.PDF)).toBeNull();
    await expect(readPage(reader, 'https://museum.example/')).rejects.toThrow('The node plugin is not loaded');
    provokes(PAGE, 'Service … not found', log.text());
    expect(log.text()).toContain('Service browser not found');
  });

  test('transcribeFile gives the service the bytes of the file, and null without one', async ({ guide, runtime }) => {
    // What a machine hears is not shown: the service of the node plugin needs ffmpeg, and a model or a paid service.
    const { transcribeFile } = await guide(PAGE)
      .sample('transcribe.ts')
      .load<{ transcribeFile: (runtime: IAgentRuntime, file: string) => Promise<string | null> }>();
    const file = path.join(scratchFolder('advanced'), 'speech.wav');
    writeFileSync(file, 'RIFF and so on');
    const transcribe = vi.fn((audio: ArrayBuffer) => Promise.resolve(Buffer.from(audio).toString()));
    const plugins = [pluginWith(serviceOf(ServiceType.TRANSCRIPTION, { transcribe }))];
    expect(await transcribeFile(await runtime({ plugins }), file)).toBe(readFileSync(file, 'utf8'));
    expect(await transcribeFile(await runtime(), file)).toBeNull();
  });

  test('caption asks the image service', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { caption } = await page
      .sample('caption.ts')
      .load<{ caption: (runtime: IAgentRuntime, imageUrl: string) => Promise<string> }>();
    const describeImage = vi.fn(() =>
      // The model's title has blanks around it: the release takes them away.
      Promise.resolve({ title: ' A red bicycle ', description: ' It leans against a garden wall.\n' }),
    );
    const plugins = [pluginWith(serviceOf(ServiceType.IMAGE_DESCRIPTION, { describeImage }))];
    expect(await caption(await runtime({ plugins }), 'https://museum.example/1.png')).toBe(page.output('caption.ts'));
    await expect(caption(await runtime(), 'https://museum.example/1.png')).rejects.toThrow(
      'Image description service not found',
    );
  });

  test('a plugin’s service replaces the one that comes later, and converts the PDF', async ({
    guide,
    runtime,
    log,
  }) => {
    const page = guide(PAGE);
    const { default: remotePdf } = await page.sample('agent/src/remotePdfPlugin.ts').load<{ default: Plugin }>();
    const initialize = vi.fn(() => Promise.resolve());
    const other = serviceOf(ServiceType.PDF, { initialize, convertPdfToText: () => Promise.resolve('the other') });
    log.clear();
    const reader = await runtime({
      plugins: [remotePdf, pluginWith(other)],
      character: { settings: { secrets: { OPENAI_API_KEY: 'sk-test', PDF_SERVER: 'http://pdf.example/' } } },
    });
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(page.output('agent/src/remotePdfPlugin.ts')));
    const service = reader.getService(ServiceType.PDF) as unknown as {
      convertPdfToText: (pdf: Buffer) => Promise<string>;
    };
    expect(await service.convertPdfToText(Buffer.from('%PDF'))).toBe(page.output('agent/src/remotePdfPlugin.ts'));
    expect(sent.mock.calls[0]?.[0]).toBe('http://pdf.example/');
    expect(Buffer.from(sent.mock.calls[0]?.[1]?.body as Uint8Array).toString()).toBe('%PDF');
    const said = sayingsOf(page).find((text) => text.includes('is already registered'));
    expect(log.text()).toContain(said);
    expect(initialize).toHaveBeenCalledOnce();
  });
});

describe('Knowledge', () => {
  test('withDocuments adds the Markdown files of a folder', async ({ guide }) => {
    const page = guide(PAGE);
    const { withDocuments } = await page
      .sample('knowledge-from-files.ts')
      .load<{ withDocuments: (character: Character, folder: string) => Promise<Character> }>();
    const folder = scratchFolder('advanced/documents');
    writeFileSync(path.join(folder, 'dogs.md'), 'Dogs are welcome in the garden.');
    writeFileSync(path.join(folder, 'hours.md'), 'The museum opens at nine.');
    writeFileSync(path.join(folder, 'notes.txt'), 'Not for the agent.');
    const character = await withDocuments({ ...ADA, knowledge: ['The museum was built in 1902.'] }, folder);
    expect(character.knowledge).toEqual(JSON.parse(page.output('knowledge-from-files.ts')));
  });

  test('documents are added, found, changed and removed while the agent runs', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { addDocument, removeDocument } = await page.sample('documents.ts').load<{
      addDocument: (runtime: AgentRuntime, name: string, text: string) => Promise<void>;
      removeDocument: (runtime: AgentRuntime, name: string) => Promise<void>;
    }>();
    const reader = await runtime();
    const message = { agentId: reader.agentId, content: { text: 'When does the museum open?' } } as Memory;
    await addDocument(reader, 'hours', 'The museum opens at nine.');
    expect(await knowledge.get(reader, message)).toMatchObject([{ content: { text: 'The museum opens at nine.' } }]);
    await addDocument(reader, 'hours', 'The museum opens at ten.');
    const shown = shownJson(page.output('documents.ts')) as { id: string }[];
    expect(await knowledge.get(reader, message)).toEqual(shown);
    await removeDocument(reader, 'hours');
    expect(await knowledge.get(reader, message)).toEqual([]);
  });

  test('a changed document is not found unless it was removed first', async ({ runtime, provokes }) => {
    const reader = await runtime();
    const id = stringToUuid('hours');
    const message = { agentId: reader.agentId, content: { text: 'When does the museum open?' } } as Memory;
    await knowledge.set(reader, { id, content: { text: 'The museum opens at nine.' } });
    await knowledge.set(reader, { id, content: { text: 'The museum opens at ten.' } });
    expect(await knowledge.get(reader, message)).toEqual([{ id, content: { text: 'The museum opens at nine.' } }]);
    provokes(PAGE, 'a changed document is not found', '');
  });
});

test('findNotes finds the closest notes first, and no threshold drops any', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { findNotes } = await page.sample('find-notes.ts').load<{
    findNotes: (runtime: IAgentRuntime, roomId: UUID, question: string) => Promise<(Memory & { similarity: number })[]>;
  }>();
  const reader = await runtime();
  const notes = new MemoryManager({ runtime: reader, tableName: 'notes' });
  const shown = JSON.parse(page.output('find-notes.ts')) as string[];
  await reader.ensureConnection(GRACE, ROOM, 'grace', 'Grace', 'test');
  for (const text of shown.toReversed()) {
    await notes.createMemory({
      agentId: reader.agentId,
      userId: GRACE,
      roomId: ROOM,
      content: { text },
      embedding: await embed(reader, text),
    });
  }
  const found = await findNotes(reader, ROOM, 'Where is the key of the reading room?');
  expect(found.map(({ content }) => content.text)).toEqual(shown);
  const distances = found.map(({ similarity }) => similarity);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(await findNotes(reader, ROOM, shown[0] ?? '')).toMatchObject([{ similarity: 0 }, {}, {}]);
});

test('the embedding model is the one that the page shows, and the settings change it', async ({
  guide,
  proves,
  log,
}) => {
  const page = guide(PAGE);
  const sample = page.sample('which-embedding.ts');
  const shown = page.output('which-embedding.ts');
  const { stdout } = await runInFolder('which-embedding.ts', sample.code, { env: { USE_OPENAI_EMBEDDING: undefined } });
  expect(lastLines(stdout, shown)).toBe(shown);
  const lengths: unknown[] = [];
  for (const [setting, value] of [
    ['USE_OPENAI_EMBEDDING', 'true'],
    ['USE_OLLAMA_EMBEDDING', 'true'],
    ['USE_GAIANET_EMBEDDING', 'true'],
  ] as const) {
    vi.stubEnv('USE_OPENAI_EMBEDDING', '');
    vi.stubEnv(setting, value);
    log.clear();
    await sample.load();
    lengths.push(/(\d+) numbers/u.exec(log.text())?.[1]);
    vi.unstubAllEnvs();
  }
  expect(lengths).toEqual(['1536', '1024', '768']);
  proves({ samples: [sample.place] });
});

describe('Generation', () => {
  const callOf = (name: string, args: object) => ({
    status: 200 as const,
    body: JSON.stringify({
      id: 'scripted',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [
        {
          index: 0,
          finish_reason: 'tool_calls',
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(args) } }],
          },
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  });

  test('a tool is called, and its result goes back to the model', async ({ guide, model, runtime }) => {
    const page = guide(PAGE);
    const { answer } = await page
      .sample('with-tools.ts')
      .load<{ answer: (runtime: IAgentRuntime, question: string) => Promise<string> }>();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    model.answer(callOf('rollDie', { sides: 6 }), 'You rolled a 4.');
    expect(await answer(await runtime(), 'Roll a die.')).toBe('You rolled a 4.');
    const [first, second] = model.requests.map(
      ({ body }) => body as { tools: { function: object }[]; messages: unknown[] },
    );
    expect(first?.tools[0]?.function).toMatchObject({ name: 'rollDie', description: 'Rolls a die' });
    expect(second?.messages.at(-1)).toEqual(JSON.parse(page.output('with-tools.ts')));
  });

  test('with one step, an answer that begins with a call of a tool is empty', async ({ model, runtime }) => {
    model.answer(callOf('rollDie', { sides: 6 }));
    const tools = { rollDie: tool({ parameters: z.object({ sides: z.number() }), execute: () => Promise.resolve(4) }) };
    const asked = { context: 'Roll a die.', modelClass: ModelClass.LARGE, maxSteps: 1, tools };
    expect(await generateText({ runtime: await runtime(), ...asked })).toBe('');
    expect(model.requests).toHaveLength(1);
  });

  test('meetingIn gives an object', async ({ guide, model, runtime }) => {
    const page = guide(PAGE);
    const { meetingIn } = await page
      .sample('extract.ts')
      .load<{ meetingIn: (runtime: IAgentRuntime, text: string) => Promise<object> }>();
    const shown = JSON.parse(page.output('extract.ts')) as object;
    model.answer(callOf('json', shown));
    expect(await meetingIn(await runtime(), 'Shall we say Tuesday at three in the afternoon?')).toEqual(shown);
    expect(model.requests[0]?.prompt).toContain('When is the meeting?\n\nShall we say Tuesday');
  });

  test('isQuestion reads the model’s yes and no', async ({ guide, model, runtime }) => {
    const page = guide(PAGE);
    const { isQuestion } = await page
      .sample('decide.ts')
      .load<{ isQuestion: (runtime: IAgentRuntime, text: string) => Promise<boolean> }>();
    model.answer('YES', 'NO');
    const asker = await runtime({ character: { system: undefined } });
    const shown = page.output('decide.ts');
    expect(await isQuestion(asker, shown.split('\n\n')[1] ?? '')).toBe(true);
    expect(await isQuestion(asker, 'The museum is closed.')).toBe(false);
    expect(model.requests[0]?.prompt).toBe(shown);
    expect(shown).toContain(booleanFooter);
  });

  test('paint writes the image, and says what the service refused', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { paint } = await page
      .sample('paint.ts')
      .load<{ paint: (runtime: IAgentRuntime, prompt: string, file: string) => Promise<void> }>();
    const painter = await runtime({ character: { imageModelProvider: 'heurist' as never } });
    const file = path.join(scratchFolder('advanced'), 'bicycle.png');
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json('https://images.example/bicycle.png'))
      .mockResolvedValueOnce(new Response('the picture'))
      .mockResolvedValueOnce(new Response('', { status: 401, statusText: 'Unauthorized' }));
    await paint(painter, 'a red bicycle', file);
    expect(readFileSync(file, 'utf8')).toBe('the picture');
    expect(sent.mock.calls.map(([url]) => url)).toEqual([
      'http://sequencer.heurist.xyz/submit_job',
      'https://images.example/bicycle.png',
    ]);
    await expect(paint(painter, 'a red bicycle', file)).rejects.toThrow(new Error(page.output('paint.ts')));
    sent.mockResolvedValueOnce(Response.json('data:image/png;base64,' + Buffer.from('inline').toString('base64')));
    await paint(painter, 'a red bicycle', file);
    expect(readFileSync(file, 'utf8')).toBe('inline');
  });
});

test('trimTokens keeps the end, and splitChunks lets parts share', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { lastPart, parts } = await page.sample('fit.ts').load<{
    lastPart: (runtime: IAgentRuntime, text: string) => Promise<string>;
    parts: (text: string) => Promise<string[]>;
  }>();
  const words = Array.from({ length: 3000 }, (_, index) => `w${index % 10}`).join(' ');
  const kept = await lastPart(await runtime(), words);
  expect(kept.length).toBeLessThan(words.length);
  expect(words.endsWith(kept)).toBe(true);
  const text = Array.from({ length: 500 }, (_, index) => `${index}. A short sentence.`).join(' ');
  const split = await parts(text);
  expect(split.map(({ length }) => length)).toEqual(JSON.parse(page.output('fit.ts')));
  expect(split[1]?.startsWith(split[0]?.slice(-100) ?? '-') ?? false).toBe(false);
  expect(split[1]).toContain(split[0]?.slice(-100));
});

describe('Cache', () => {
  test('hourly loads a value once in an hour', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { hourly } = await page
      .sample('cached.ts')
      .load<{ hourly: <T>(runtime: IAgentRuntime, key: string, load: () => Promise<T>) => Promise<T> }>();
    const reader = await runtime();
    const shown = JSON.parse(page.output('cached.ts')) as { value: { price: number }; expires: number };
    vi.useFakeTimers({ toFake: ['Date'], now: shown.expires - 3_600_000 });
    const load = vi.fn(() => Promise.resolve(shown.value));
    expect(await hourly(reader, 'price', load)).toEqual(shown.value);
    expect(await hourly(reader, 'price', load)).toEqual(shown.value);
    expect(load).toHaveBeenCalledOnce();
    const { adapter } = reader.cacheManager as CacheManager<MemoryCacheAdapter>;
    expect(JSON.parse((await adapter.get('price')) ?? '')).toEqual(shown);
    vi.setSystemTime(shown.expires);
    await hourly(reader, 'price', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a value whose expires is a duration is gone at once', async ({ runtime, provokes }) => {
    const { cacheManager } = await runtime();
    await cacheManager.set('price', 3, { expires: 3_600_000 });
    expect(await cacheManager.get('price')).toBeUndefined();
    provokes(PAGE, 'a cached value is gone at once', '');
  });

  test('an adapter of one’s own sees every key', async ({ guide }) => {
    const page = guide(PAGE);
    const { shopCache } = await page
      .sample('prefix-cache.ts')
      .load<{ shopCache: CacheManager & { adapter: { inner: MemoryCacheAdapter } } }>();
    await shopCache.set('price', 3);
    expect([...shopCache.adapter.inner.data].flat().join('\n')).toBe(page.output('prefix-cache.ts'));
    expect(await shopCache.get('price')).toBe(3);
    await shopCache.delete('price');
    expect(await shopCache.get('price')).toBeUndefined();
  });
});

test('a goal stands in the prompt, and stays there when it is done', async ({ guide, runtime }) => {
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
  provokes(PAGE, 'a mute has no effect', '');
  await mute(agent, ROOM, true);
  expect(await stateOf(agent.agentId)).toBe(page.output('mute.ts'));
  await mute(agent, ROOM, false);
  expect(await stateOf(agent.agentId)).toBeNull();
});

test('the digest works each quarter of an hour, and outlives an error', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const { default: digest } = await page.sample('agent/src/digestPlugin.ts').load<{ default: Plugin }>();
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

test('the log is as quiet as the page shows', async ({ guide, log }) => {
  const page = guide(PAGE);
  const before = {
    verbose: elizaLogger.verbose,
    useIcons: elizaLogger.useIcons,
    closeByNewLine: elizaLogger.closeByNewLine,
  };
  await page.sample('quiet-log.ts').load();
  log.clear();
  elizaLogger.debug('Asking the model');
  elizaLogger.info('Asked the model');
  elizaLogger.error('No answer:', new Error('timeout'));
  Object.assign(elizaLogger, before);
  expect(log.text()).toBe(page.output('quiet-log.ts'));
});

describe('What goes wrong', () => {
  test('no such table: rooms', async ({ guide, provokes }) => {
    const { code } = guide(PAGE).sample('runtime.ts');
    const withoutInit = code.replace(/await db\.init\(\);.*/u, '');
    expect(withoutInit).not.toBe(code);
    const start = 'await createRuntime({ ...defaultCharacter, modelProvider: ModelProviderName.OPENAI }, "sk-test");';
    const imports = 'import { ModelProviderName, defaultCharacter } from "@elizaos/core";';
    const { code: status, stderr } = await runInFolder('without-init.ts', [imports, withoutInit, start].join('\n'));
    expect(status).toBe(1);
    provokes(PAGE, 'no such table', stderr);
    provokes('docs/recipes/embed-in-a-server.md', 'no such table', stderr);
  });
});
