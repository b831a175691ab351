import { MemoryManager, Service, ServiceType, type IAgentRuntime, type UUID } from '@elizaos/core';
import { expect } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { ROOM, say } from '../support/room';
import { test } from '../support/test';

// A program loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/core/agents.md';

test('one-answer.mts stores the message, answers it and ends', { timeout: LONG }, async ({ guide, model, proves }) => {
  const page = guide(PAGE);
  const { code, place } = page.sample('one-answer.mts');
  const answer = page.output('one-answer.mts', 1);
  model.answer({ user: 'Eliza', text: answer, action: 'NONE' });
  const { code: status, stdout } = await runInFolder('one-answer.mts', code);
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(answer);
  // The message in the prompt comes from the database.
  expect(model.requests[0]?.prompt).toMatch(/^\(just now\) \[[0-9a-f]{5}\] Me: What is a prime number\?$/mu);
  proves({ samples: [place] });
});

type ReadPdf = (runtime: IAgentRuntime, file: Buffer) => Promise<string>;

test('readPdf uses the PDF service of a plugin', async ({ guide, runtime }) => {
  const { readPdf } = await guide(PAGE).sample('pdf.ts').load<{ readPdf: ReadPdf }>();
  class PdfService extends Service {
    static override get serviceType(): ServiceType {
      return ServiceType.PDF;
    }
    async initialize(): Promise<void> {
      // There is nothing to prepare.
    }
    async convertPdfToText(file: Buffer): Promise<string> {
      return `text of ${file.toString()}`;
    }
  }
  const agent = await runtime({ plugins: [{ name: 'pdf', description: '', services: [new PdfService()] }] });
  expect(await readPdf(agent, Buffer.from('a file'))).toBe('text of a file');
});

test('readPdf fails as the page shows without a PDF service', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const { readPdf } = await page.sample('pdf.ts').load<{ readPdf: ReadPdf }>();
  const agent = await runtime();
  log.clear();
  const error: unknown = await readPdf(agent, Buffer.from('')).catch((thrown: unknown) => thrown);
  expect(`${log.text().trim()}\n${String(error)}`).toBe(page.output('pdf.ts'));
});

test("a plugin's service is initialized twice", async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const { ClockService } = await page.sample('clock-service.ts').load<{ ClockService: new () => Service }>();
  const clock = new ClockService();
  const started: unknown[] = [];
  const initialize = clock.initialize.bind(clock);
  clock.initialize = async (agent) => {
    await initialize(agent);
    started.push(Reflect.get(clock, 'started'));
  };
  const agent = await runtime({ plugins: [{ name: 'clock', description: '', services: [clock] }] });
  const [first, second] = started;
  expect(started).toHaveLength(2);
  expect(first).toBeTypeOf('number');
  expect(second).toBe(first);
  expect(agent.getService(ServiceType.INTIFACE)).toBe(clock);
  const lines = log.text().split('\n');
  expect(lines.filter((line) => line.includes('✓ Service')).join('\n')).toBe(page.output('clock-service.ts'));
});

test('addNote stores a memory in a table of its own', async ({ guide, runtime }) => {
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
