import type { Plugin } from '@elizaos/core';
import { afterEach, expect, vi } from 'vitest';
import { runInFolder } from '../support/folderProgram';
import { test } from '../support/test';

// A process loads the release anew.
const LONG = 180_000;

const PAGE = 'docs/recipes/action-with-web-api.md';
const PLUGIN = 'agent/src/weatherPlugin.ts';
const TEST = 'agent/src/weatherTest.ts';
const ME = { userName: 'me', name: 'Me' };
const CHOSEN = { user: 'Ada', text: 'Let me look.', action: 'GET_WEATHER' };
const OSLO = { results: [{ name: 'Oslo', country: 'Norway', latitude: 59.91, longitude: 10.75 }] };
const WEATHER = { current: { temperature_2m: 11.3, wind_speed_10m: 14.2 } };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers in place of the weather service; other requests go on. @returns the addresses that were asked, without `https://` */
function answerAs(service: (address: URL) => Response): string[] {
  const asked: string[] = [];
  const go = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const address = new URL(input);
    if (!address.hostname.endsWith('open-meteo.com')) {
      return go(input, init);
    }
    asked.push(`${address.host}${address.pathname} ${JSON.stringify(Object.fromEntries(address.searchParams))}`);
    return Promise.resolve(service(address));
  });
  return asked;
}

test('the action looks up the city that the small model reads, and answers as the page shows', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const { default: weatherPlugin } = await page.sample(PLUGIN).load<{ default: Plugin }>();
  const { ask } = await agent({ plugins: [weatherPlugin] });
  const asked = answerAs(({ host }) => Response.json(host.startsWith('geocoding') ? OSLO : WEATHER));
  model.answer(CHOSEN, '{"city": "Oslo"}');
  expect(await ask('What is the weather in Oslo?', ME)).toEqual(JSON.parse(page.shown('Answer')));
  expect(asked).toEqual([
    'geocoding-api.open-meteo.com/v1/search {"name":"Oslo","count":"1"}',
    'api.open-meteo.com/v1/forecast {"latitude":"59.91","longitude":"10.75","current":"temperature_2m,wind_speed_10m"}',
  ]);
  const [reply, city] = model.requests;
  expect(reply?.prompt).toContain('GET_WEATHER: Look up the weather of a city.');
  expect(city?.prompt).toContain('Me: What is the weather in Oslo?');
  expect(city?.prompt).toContain('for which city Me wants the weather');
});

test('the action tells what it does not know, and what failed', async ({ guide, model, agent, log, provokes }) => {
  const { default: weatherPlugin } = await guide(PAGE).sample(PLUGIN).load<{ default: Plugin }>();
  const { ask } = await agent({ plugins: [weatherPlugin] });
  let status = 200;
  answerAs(() => Response.json({ generationtime_ms: 1 }, { status }));
  model.answer(CHOSEN, '{"city": "Nowhere"}');
  expect(await ask('What is the weather in Nowhere?', ME)).toContainEqual({
    text: 'The weather service does not know Nowhere.',
  });
  model.answer(CHOSEN, 'Oslo, I think.');
  expect(await ask('What is the weather in Oslo?', ME)).toContainEqual({ text: 'For which city?' });
  provokes(PAGE, 'always the question back', '');

  status = 500;
  model.answer(CHOSEN, '{"city": "Oslo"}');
  const [, sent] = (await ask('And now?', ME)) as { text: string }[];
  expect(log.text()).toContain(
    'GET_WEATHER: Error: https://geocoding-api.open-meteo.com/v1/search answered with status 500',
  );
  provokes(PAGE, 'look up the weather right now', sent?.text ?? '');
});

test('the test of the page passes, and prints what the page shows', { timeout: LONG }, async ({ guide, proves }) => {
  const page = guide(PAGE);
  const { code, place } = page.sample(TEST);
  const run = (plugin: string): ReturnType<typeof runInFolder> =>
    runInFolder(TEST, code, { files: { [PLUGIN]: plugin }, flags: ['--test-reporter=spec'] });
  const withoutTimes = (output: string): string[] =>
    output.split('\n').map((line) => line.replace(/ \([\d.]+ms\)$/u, ''));
  const plugin = page.sample(PLUGIN).code;
  const good = await run(plugin);
  expect(withoutTimes(good.stdout)).toEqual(expect.arrayContaining(page.shown('Prints').split('\n')));
  expect(good.code).toBe(0);

  // It can fail: for another text, for a question that isn't asked, for an error that isn't caught.
  for (const [from, to] of [
    ['km/h', 'mph'],
    ['typeof city !== "string" || !city', 'false'],
    ['if (!response.ok)', 'if (false)'],
  ] as const) {
    expect(plugin).toContain(from);
    expect((await run(plugin.replace(from, () => to))).code).not.toBe(0);
  }
  proves({ samples: [place] });
});
