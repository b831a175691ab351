import { beforeEach, expect } from 'vitest';
import { BOT, mockTelegram, startTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { test } from '../support/test';

const CLIENT = 'docs/packages/clients/telegram.md';
const GROUP = 'docs/recipes/telegram-group.md';
const MENTIONS = 'docs/recipes/telegram-mentions.md';

const PHOTO = { photo: [{ file_id: 'a' }] };
const TO_BOT = { reply_to_message: { message_id: 7, from: BOT } };
const ANSWER = { user: 'Ada', text: 'A whole number above one.', action: 'NONE' };

beforeEach(mockTelegram);

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
  states(MENTIONS, "It doesn't answer messages that neither mention it nor reply to it.");
  states(MENTIONS, "Replace your_bot with your bot's username, which is case-sensitive");

  expect(await answers({ ...PHOTO, caption: '@ada_bot what is this?' })).toBe(true);
  expect(await answers({ ...PHOTO, caption: 'And this?', ...TO_BOT })).toBe(true);
  expect(await answers({ ...PHOTO, ...TO_BOT })).toBe(false);
  expect(await answers({ ...PHOTO, caption: 'And this?' })).toBe(false);
  states(MENTIONS, 'The bot answers an image only if the caption mentions the bot, or if the image has a caption');
  states(CLIENT, "The text or an image's caption mentions the agent by @name.");
  states(CLIENT, "A message that has text or a caption replies to one of the agent's messages.");
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
  states(CLIENT, 'In groups, the agent never answers images, even if the caption mentions the agent.');
  states(GROUP, 'Without the setting, the bot never answers images in a group.');
});
