import { Service, ServiceType, type IAgentRuntime, type Plugin } from '@elizaos/core';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import type { Guide } from '../support/guide';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/guides/services.md';

afterEach(() => {
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
  const file = path.join(scratchFolder('services'), 'speech.wav');
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

test('a plugin’s service replaces the one that comes later, and converts the PDF', async ({ guide, runtime, log }) => {
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
