import { expect } from 'vitest';
import { objectOf } from '../../../src/checks/pages';
import type { Outcome } from '../support/folderProgram';
import { test } from '../support/test';

const PAGE = 'docs/recipes/test-and-ship.md';
const ACTION_PAGE = 'docs/recipes/action-with-web-api.md';
const PLUGIN = 'packages/plugin-weather/src/index.ts';
const CHARACTER_TEST = 'packages/plugin-weather/test/character.test.ts';
const WEATHER_TEST = 'packages/plugin-weather/test/weather.test.ts';
const CHARACTER = 'characters/ada.character.json';

/** What the page's `sed` makes of a file. */
function sed(command: string, text: string): string {
  const [, from, to] = /sed 's#([^#]+)#([^#]+)#'/u.exec(command) ?? [];
  expect(text).toContain(from);
  return text.replace(from ?? '', to ?? '');
}

test('the tests of the package pass, and fail for a wrong character', async ({ guide, states }) => {
  const page = guide(PAGE);
  const actionPage = guide(ACTION_PAGE);
  const plugin = actionPage.sample('agent/src/weatherPlugin.ts').code;
  const weatherTest = sed(
    page.shown('1. Make it a package', 'bash'),
    actionPage.sample('agent/src/weatherTest.ts').code,
  );
  const character = {
    ...(JSON.parse(guide('docs/recipes/discord-bot.md').shown(CHARACTER)) as object),
    ...(JSON.parse(objectOf(page.shown('characters/ada.character.json, one line changed'))) as object),
  };
  const run = (file: object): Promise<Outcome> =>
    page.sample(CHARACTER_TEST).run({
      files: { [PLUGIN]: plugin, [WEATHER_TEST]: weatherTest, [CHARACTER]: JSON.stringify(file) },
      flags: ['--test-reporter=spec'],
    });
  const good = await run(character);
  expect(good.stdout).toContain('pass 3');
  expect(good.code).toBe(0);

  for (const wrong of [
    { ...character, modelProvider: 'chatgpt' },
    { ...character, settings: { secrets: { OPENAI_API_KEY: 'sk-' } } },
  ]) {
    expect((await run(wrong)).code).not.toBe(0);
  }
  states(PAGE, 'The test also fails if the file contains secrets');

  // The weather test is that of the other page, beside the package's source.
  expect(weatherTest).toContain('from "../src/index.ts"');
  expect(weatherTest.match(/^test\(/gmu)).toHaveLength(3);
  states(PAGE, 'The summary shows pass 6 and fail 0');
});
