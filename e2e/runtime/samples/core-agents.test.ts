import { MemoryManager, ServiceType, type IAgentRuntime, type Service, type UUID } from '@elizaos/core';
import { expect } from 'vitest';
import { errorOf, pluginOf } from '../support/parts';
import { ROOM, say } from '../support/room';
import { test } from '../support/test';

const PAGE = 'docs/core/agents.md';

test('one-answer.mts stores the message, answers it and ends', async ({ guide, model }) => {
  const page = guide(PAGE);
  const answer = page.output('one-answer.mts', 1);
  model.answer({ user: 'Eliza', text: answer, action: 'NONE' });
  const { code, stdout } = await page.sample('one-answer.mts').run();
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(answer);
  // The message in the prompt comes from the database.
  expect(model.requests[0]?.prompt).toMatch(/^\(just now\) \[[0-9a-f]{5}\] Me: What is a prime number\?$/mu);
});

type ReadPdf = (runtime: IAgentRuntime, file: Buffer) => Promise<string>;

test('readPdf uses the PDF service of a plugin', async ({ guide, runtime }) => {
  const { readPdf } = await guide(PAGE).sample('pdf.ts').load<{ readPdf: ReadPdf }>();
  const service = {
    serviceType: ServiceType.PDF,
    initialize: async () => undefined,
    convertPdfToText: async (file: Buffer) => `text of ${file.toString()}`,
  };
  const agent = await runtime({ plugins: [pluginOf({ services: [service as unknown as Service] })] });
  expect(await readPdf(agent, Buffer.from('a file'))).toBe('text of a file');
});

test('readPdf fails as the page shows without a PDF service', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const { readPdf } = await page.sample('pdf.ts').load<{ readPdf: ReadPdf }>();
  const agent = await runtime();
  log.clear();
  const error = await errorOf(readPdf(agent, Buffer.from('')));
  expect(`${log.text().trim()}\n${error}`).toBe(page.output('pdf.ts'));
});

test("a plugin's service is initialized twice", async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const { CLOCK, ClockService } = await page
    .sample('clock-service.ts')
    .load<{ CLOCK: ServiceType; ClockService: new () => Service }>();
  const clock = new ClockService();
  const started: unknown[] = [];
  const initialize = clock.initialize.bind(clock);
  clock.initialize = async (agent) => {
    await initialize(agent);
    started.push(Reflect.get(clock, 'started'));
  };
  const agent = await runtime({ plugins: [pluginOf({ services: [clock] })] });
  const [first, second] = started;
  expect(started).toHaveLength(2);
  expect(first).toBeTypeOf('number');
  expect(second).toBe(first);
  expect(agent.getService(CLOCK)).toBe(clock);
  const lines = log.text().split('\n');
  expect(lines.filter((line) => line.includes('✓ Service')).join('\n')).toBe(page.output('clock-service.ts'));
});

test('addNote stores a memory in its own table', async ({ guide, runtime }) => {
  const page = guide(PAGE);
  const { addNote } = await page
    .sample('notes.ts')
    .load<{ addNote: (runtime: IAgentRuntime, roomId: UUID, text: string) => Promise<void> }>();
  const agent = await runtime();
  await say(agent, 'hello');
  await addNote(agent, ROOM, 'Buy tea');
  const notes = await new MemoryManager({ runtime: agent, tableName: 'notes' }).getMemories({ roomId: ROOM });
  expect(notes.map(({ content }) => content)).toEqual([JSON.parse(page.output('notes.ts'))]);
  const messages = await agent.messageManager.getMemories({ roomId: ROOM, unique: false });
  expect(messages.map(({ content }) => content.text)).toEqual(['hello']);
});
