import { expect } from 'vitest';
import type { Outcome } from '../support/folderProgram';
import { answerFor } from '../support/services';
import { test } from '../support/test';

const PAGE = 'docs/recipes/action-with-web-api.md';
const PLUGIN = 'agent/src/weatherPlugin.ts';
const TEST = 'agent/src/weatherTest.ts';
const ME = { userName: 'me', name: 'Me' };
const CHOSEN = { user: 'Ada', text: 'Let me look.', action: 'GET_WEATHER' };
const OSLO = { results: [{ name: 'Oslo', country: 'Norway', latitude: 59.91, longitude: 10.75 }] };
const WEATHER = { current: { temperature_2m: 11.3, wind_speed_10m: 14.2 } };

/** Answers in place of the weather service. @returns the addresses that were asked */
const answerAs = (service: (address: URL) => Response): string[] =>
  answerFor((address) => (address.hostname.endsWith('open-meteo.com') ? service(address) : undefined));

test('the action looks up the city that the small model reads, and answers as the page shows', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const weatherPlugin = await page.plugin(PLUGIN);
  const { ask } = await agent({ plugins: [weatherPlugin] });
  const asked = answerAs(({ host }) => Response.json(host.startsWith('geocoding') ? OSLO : WEATHER));
  model.answer(CHOSEN, '{"city": "Oslo"}');
  expect(await ask('What is the weather in Oslo?', ME)).toEqual(JSON.parse(page.shown('Answer')));
  expect(asked).toEqual([
    'https://geocoding-api.open-meteo.com/v1/search?name=Oslo&count=1',
    'https://api.open-meteo.com/v1/forecast?latitude=59.91&longitude=10.75&current=temperature_2m%2Cwind_speed_10m',
  ]);
  const [reply, city] = model.requests;
  expect(reply?.prompt).toContain('GET_WEATHER: Look up the weather of a city.');
  expect(city?.prompt).toContain('Me: What is the weather in Oslo?');
  expect(city?.prompt).toContain('for which city Me wants the weather');
});

test('the action tells what it does not know, and what failed', async ({ guide, model, agent, log, provokes }) => {
  const weatherPlugin = await guide(PAGE).plugin(PLUGIN);
  const { ask } = await agent({ plugins: [weatherPlugin] });
  let status = 200;
  answerAs(() => Response.json({ generationtime_ms: 1 }, { status }));
  model.answer(CHOSEN, '{"city": "Nowhere"}');
  expect(await ask('What is the weather in Nowhere?', ME)).toContainEqual({
    text: 'The weather service does not know Nowhere.',
  });
  model.answer(CHOSEN, 'Oslo, I think.');
  expect(await ask('What is the weather in Oslo?', ME)).toContainEqual({ text: 'For which city?' });
  provokes(PAGE, 'always the question back');

  status = 500;
  model.answer(CHOSEN, '{"city": "Oslo"}');
  const [, sent] = (await ask('And now?', ME)) as { text: string }[];
  expect(log.text()).toContain(
    'GET_WEATHER: Error: https://geocoding-api.open-meteo.com/v1/search answered with status 500',
  );
  provokes(PAGE, 'look up the weather right now', sent?.text ?? '');
});

test('the test of the page passes, and prints what the page shows', async ({ guide }) => {
  const page = guide(PAGE);
  const run = (plugin: string): Promise<Outcome> =>
    page.sample(TEST).run({ files: { [PLUGIN]: plugin }, flags: ['--test-reporter=spec'] });
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
});
