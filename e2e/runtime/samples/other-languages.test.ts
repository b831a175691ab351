import {
  generateShouldRespond,
  knowledge,
  ModelClass,
  type AgentRuntime,
  type Character,
  type Memory,
  type State,
} from '@elizaos/core';
import type { DiscordClientInterface } from '@elizaos/client-discord';
import { bootstrapPlugin, providers } from '@elizaos/plugin-bootstrap';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeEach, expect, vi } from 'vitest';
import { objectOf } from '../../../src/checks/pages';
import { SEND } from '../support/clients';
import { DISCORD_SETTINGS, mockDiscord, startDiscord } from '../support/discord';
import { mockTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/recipes/other-languages.md';
const ANSWER = { user: 'Ada', text: 'Eine ganze Zahl mit genau zwei Teilern.', action: 'NONE' };
const RUSSIAN = 'Когда открывается музей';
const CHINESE = '博物馆什么时候开门，什么时候关门？';

beforeEach(() => {
  mockDiscord();
  mockTelegram();
});

const sourceOf = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');

/** Code of the release with the lines changed that diffs of the page show. */
function changedBy(code: string, ...diffs: string[]): string {
  return diffs.reduce((before, diff) => {
    const [removed = '', added = ''] = diff.split('\n').map((line) => line.slice(1).trim().replace(/,$/u, ''));
    expect(before.split(removed)).toHaveLength(2);
    return before.replace(removed, () => added);
  }, code);
}

async function importCode<Exports>(name: string, code: string): Promise<Exports> {
  const file = path.join(scratchFolder('other-languages'), name);
  // Its source map isn't there.
  writeFileSync(file, code.replace(/^\/\/# sourceMappingURL=.*$/mu, ''));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exports;
}

test('the lines of the page are in the prompt of every message and post', async ({ guide, runtime, agent, model }) => {
  const page = guide(PAGE);
  const parse = (title: string): Partial<Character> => JSON.parse(objectOf(page.shown(title))) as Partial<Character>;
  const { style } = parse('characters/ada.character.json, for German');
  const { system } = parse('characters/ada.character.json, a system prompt');
  const settings = { secrets: { ...TELEGRAM_SETTINGS.secrets, ...DISCORD_SETTINGS.secrets } };
  const character = { style, system, settings };
  model.alwaysAnswer(ANSWER);
  for (const send of Object.values(SEND)) {
    await send(await runtime({ character }), 'What is a prime number, and is one of them even?');
  }
  expect(model.requests).toHaveLength(Object.keys(SEND).length);
  for (const { prompt } of model.requests) {
    expect(prompt).toContain(`\n${style?.all[0] ?? ''}`);
    expect(prompt).toContain(system);
  }
  const { ask } = await agent({ character });
  expect(await ask('What is a prime number?')).toEqual([ANSWER]);
  expect(model.requests.at(-1)?.prompt).toContain(`${page.shown('In the prompt')}\n${style?.all[0] ?? ''}`);
});

test('a decision in another language is asked for again', async ({ runtime, model, provokes }) => {
  model.answer('ANTWORTEN', 'RESPOND');
  const reader = await runtime();
  const context = 'Should Ada answer? RESPOND, IGNORE or STOP';
  expect(await generateShouldRespond({ runtime: reader, context, modelClass: ModelClass.SMALL })).toBe('RESPOND');
  expect(model.requests).toHaveLength(2);
  provokes(PAGE, 'the prompt with');
});

test('knowledge loses all letters but a to z, until the line of the page is changed', async ({
  guide,
  runtime,
  log,
  states,
  provokes,
}) => {
  const page = guide(PAGE);
  expect(knowledge.preprocess(RUSSIAN)).toBe('');
  expect(knowledge.preprocess(CHINESE)).toBe('');
  expect(knowledge.preprocess('Öffnungszeiten')).toBe('ffnungszeiten');
  states(PAGE, 'Russian and Chinese text disappears entirely, and Öffnungszeiten becomes ffnungszeiten.');
  const reader = await runtime();
  await knowledge.get(reader, { agentId: reader.agentId, content: { text: RUSSIAN } } as Memory);
  provokes(PAGE, 'Empty processed text', log.text());

  const [written = ''] = /^function preprocess\(.*?^\}/msu.exec(sourceOf('@elizaos/core')) ?? [];
  const { preprocess } = await importCode<Pick<typeof knowledge, 'preprocess'>>(
    'preprocess.mjs',
    `import { elizaLogger as logger_default } from '@elizaos/core';
    export ${changedBy(written, page.shown('packages/core/src/knowledge.ts'))}`,
  );
  expect(preprocess(RUSSIAN)).toBe('когда открывается музей');
  expect(preprocess('Öffnungszeiten')).toBe('öffnungszeiten');
  expect(preprocess('हिन्दी')).toBe('हिन्दी');
  expect(preprocess('a-b_c./:?=& 1 !')).toBe(knowledge.preprocess('a-b_c./:?=& 1 !'));
});

test('Discord ignores messages in other scripts, until the lines of the page are changed', async ({
  guide,
  runtime,
  model,
  log,
  states,
  provokes,
}) => {
  const page = guide(PAGE);
  model.alwaysAnswer(ANSWER);
  const character = { settings: DISCORD_SETTINGS };
  const asks = await startDiscord(await runtime({ character }));
  expect(await asks('When does the museum open?')).toBe(true);
  expect(await asks(RUSSIAN)).toBe(false);
  expect(await asks(CHINESE)).toBe(false);
  expect(await asks('Wer war Friedrich Schiller eigentlich?')).toBe(false);
  expect(await asks('Wer war Friedrich Gauss eigentlich?')).toBe(true);
  const words = (count: number): string => new Array<string>(count).fill('музей').join(' ');
  expect([await asks(words(10)), await asks(words(11))]).toEqual([false, true]);
  states(PAGE, 'nearly all Chinese messages and all Russian messages of up to ten words, even private messages');
  states(PAGE, 'an English word such as stop or chill, even inside another word, such as Schiller');
  provokes(PAGE, 'the bot on Discord ignores messages in Chinese');

  const changed = await importCode<{ DiscordClientInterface: typeof DiscordClientInterface }>(
    'discord.mjs',
    changedBy(
      sourceOf('@elizaos/client-discord'),
      page.shown('packages/client-discord/src/messages.ts'),
      page.shown('packages/client-discord/src/constants.ts'),
    ),
  );
  const asksChanged = await startDiscord(await runtime({ character }), changed.DiscordClientInterface);
  expect(await asksChanged(RUSSIAN)).toBe(true);
  expect(await asksChanged('几点？')).toBe(true);
  const message = page.shown('Message');
  log.clear();
  expect(await asks(message, { id: '7' })).toBe(false);
  expect(log.text()).toMatch(new RegExp(`^${message}\\n.*Empty processed text for knowledge query.*$(?![^])`, 'mu'));
  log.clear();
  expect(await asksChanged(message, { id: '8' })).toBe(true);
  expect(log.text()).toMatch(new RegExp(`^${message}$[^]*^Selected model:`, 'mu'));
  states(PAGE, 'The bot answers, and the log shows Selected model: below the message.');
  states(PAGE, 'or, if you skipped step 3, with Empty processed text for knowledge query');
  states(PAGE, '2 is the minimum length of a message that the bot answers');
  expect(await asksChanged('几')).toBe(false);
  vi.restoreAllMocks();
});

test('FOLLOW_ROOM needs an English word, and the date is English', async ({ runtime, states }) => {
  const reader = await runtime();
  const follow = bootstrapPlugin.actions?.find(({ name }) => name === 'FOLLOW_ROOM');
  const offered = async (text: string): Promise<boolean | undefined> =>
    follow?.validate(reader, { roomId: reader.agentId, content: { text } } as Memory);
  expect(await offered('Bitte folge diesem Raum, Ada')).toBe(false);
  expect(await offered('Please follow this room, Ada')).toBe(true);
  states(PAGE, 'FOLLOW_ROOM action in plugin-bootstrap also needs an English keyword, such as follow, listen or join');
  const date = String(await providers.timeProvider.get(reader as AgentRuntime, {} as Memory, {} as State));
  expect(date).toMatch(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}.* UTC/u);
  states(PAGE, 'The date that timeProvider adds to the prompt is in English and in UTC');
});
