import { afterEach, beforeEach, expect, vi } from 'vitest';
import { BOT, mockTelegram, startTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { test } from '../support/test';

const CLIENTS = 'docs/packages/clients.md';
const GROUP = 'docs/recipes/telegram-group.md';
const MENTIONS = 'docs/recipes/telegram-mentions.md';

const PHOTO = { photo: [{ file_id: 'a' }] };
const TO_BOT = { reply_to_message: { message_id: 7, from: BOT } };
const ANSWER = { user: 'Ada', text: 'A whole number above one.', action: 'NONE' };

beforeEach(mockTelegram);

afterEach(() => {
  vi.restoreAllMocks();
});

const withSettings = (telegram: object): object => ({
  settings: TELEGRAM_SETTINGS,
  clientConfig: { telegram },
});

test('with shouldRespondOnlyToMentions Telegram gets answers to mentions and replies only', async ({
  runtime,
  model,
  states,
}) => {
  const answers = await startTelegram(
    await runtime({ character: withSettings({ shouldRespondOnlyToMentions: true }) }),
  );
  model.alwaysAnswer(ANSWER);

  expect(await answers({ text: '/ask@ada_bot what is a prime number?' })).toBe(true);
  expect(await answers({ text: '@ada_bot what is a whole number?' })).toBe(true);
  expect(await answers({ text: 'And two?', ...TO_BOT })).toBe(true);
  expect(await answers({ text: 'ada_bot, and two?' })).toBe(false);
  expect(await answers({ text: '@Ada_bot and two?' })).toBe(false);
  expect(await answers({ text: 'And two?' }, 'private')).toBe(false);
  states(MENTIONS, 'It leaves all other messages unanswered.');
  states(MENTIONS, "upper and lower case are those of the bot's user name");

  expect(await answers({ ...PHOTO, caption: '@ada_bot what is this?' })).toBe(true);
  expect(await answers({ ...PHOTO, caption: 'And this?', ...TO_BOT })).toBe(true);
  expect(await answers({ ...PHOTO, ...TO_BOT })).toBe(false);
  expect(await answers({ ...PHOTO, caption: 'And this?' })).toBe(false);
  states(MENTIONS, 'It answers an image only if the caption mentions it');
  states(
    CLIENTS,
    'the caption of an image, mentions it by @name, or if a message with text or caption replies to one of its',
  );
});

test('without it images in groups get no answer, not even if the caption mentions the bot', async ({
  runtime,
  model,
  states,
}) => {
  const answers = await startTelegram(await runtime({ character: withSettings({}) }));
  model.alwaysAnswer(ANSWER);

  expect(await answers({ text: '@ada_bot what is a prime number?' })).toBe(true);
  expect(await answers({ ...PHOTO, caption: '@ada_bot what is this?' })).toBe(false);
  expect(await answers({ ...PHOTO, caption: 'What is this?' }, 'private')).toBe(true);
  states(CLIENTS, 'An image in a group: it never answers, not even if the caption mentions it.');
  states(
    GROUP,
    'In a group it answers an image only if shouldRespondOnlyToMentions is set and the caption mentions it',
  );
});
