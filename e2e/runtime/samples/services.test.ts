import { ServiceType, type Service, type IAgentRuntime, type Plugin } from '@elizaos/core';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { pluginOf } from '../support/parts';
import { answerFor } from '../support/services';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/guides/services.md';

/** A plugin with a service that has these methods, in place of the node plugin's. */
function pluginWith(type: ServiceType, methods: Record<string, unknown>): Plugin {
  const service = { serviceType: type, initialize: () => Promise.resolve(), ...methods };
  return pluginOf({ services: [service as unknown as Service] });
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
  const reader = await runtime({ plugins: [pluginWith(ServiceType.BROWSER, { getPageContent })] });
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
  const plugins = [pluginWith(ServiceType.TRANSCRIPTION, { transcribe })];
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
  const plugins = [pluginWith(ServiceType.IMAGE_DESCRIPTION, { describeImage })];
  expect(await caption(await runtime({ plugins }), 'https://museum.example/1.png')).toBe(page.output('caption.ts'));
  await expect(caption(await runtime(), 'https://museum.example/1.png')).rejects.toThrow(
    'Image description service not found',
  );
});

test('a plugin’s service replaces the one that comes later, and converts the PDF', async ({ guide, runtime, log }) => {
  const page = guide(PAGE);
  const remotePdf = await page.plugin('agent/src/remotePdfPlugin.ts');
  const initialize = vi.fn(() => Promise.resolve());
  const other = pluginWith(ServiceType.PDF, { initialize, convertPdfToText: () => Promise.resolve('the other') });
  log.clear();
  const reader = await runtime({
    plugins: [remotePdf, other],
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
  const said = page.page.inlineCode.find(({ text }) => text.includes('is already registered'));
  expect(log.text()).toContain(said?.text);
  expect(initialize).toHaveBeenCalledOnce();
});

test('a service of a type of one’s own is registered, and its action tells what it answers', async ({
  guide,
  model,
  agent,
  log,
}) => {
  const page = guide(PAGE);
  const weatherServicePlugin = await page.plugin('agent/src/weatherServicePlugin.ts');
  const [chosen, told] = JSON.parse(page.output('agent/src/weatherServicePlugin.ts')) as { text: string }[];
  let answer = (): Response => Response.json({ current: { temperature_2m: 7.3 } });
  const requests = answerFor(({ hostname }) => (hostname === 'api.open-meteo.com' ? answer() : undefined));
  const { ask, runtime } = await agent({ plugins: [weatherServicePlugin] });
  for (const said of page.page.inlineCode.filter(({ text }) => text.startsWith('Service weather'))) {
    expect(log.text()).toContain(said.text);
  }
  expect(runtime.getService('weather' as unknown as ServiceType)).toBe(weatherServicePlugin.services?.[0]);

  model.alwaysAnswer({ user: 'Ada', text: 'Let me look.', action: 'TELL_TEMPERATURE' });
  expect(await ask('how warm is it in London?')).toEqual([chosen, told]);
  expect(requests).toEqual([expect.stringContaining('latitude=51.51&longitude=-0.13&current=temperature_2m')]);

  answer = () => new Response(null, { status: 503 });
  expect(await ask('and now?')).toEqual([chosen, { text: "I can't reach the weather service." }]);
  expect(log.text()).toContain('TELL_TEMPERATURE: Error: The weather service answered with 503');
});
