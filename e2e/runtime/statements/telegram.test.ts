import { TelegramClientInterface } from '@elizaos/client-telegram';
import type { AgentRuntime } from '@elizaos/core';
import { Telegraf, Telegram } from 'telegraf';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { test } from '../support/test';

const CLIENTS = 'docs/packages/clients.md';
const GROUP = 'docs/recipes/telegram-group.md';
const MENTIONS = 'docs/recipes/telegram-mentions.md';

const BOT = { id: 1, is_bot: true, first_name: 'Ada', username: 'ada_bot' };
const PHOTO = { photo: [{ file_id: 'a' }] };
const TO_BOT = { reply_to_message: { message_id: 7, from: BOT } };
const ANSWER = { user: 'Ada', text: 'A whole number above one.', action: 'NONE' };

/** Texts that the bot sent. */
let sent: string[];

/** Telegram as far as the client asks it. */
beforeEach(() => {
  sent = [];
  vi.spyOn(Telegraf.prototype, 'launch').mockResolvedValue();
  vi.spyOn(Telegram.prototype, 'getMe').mockResolvedValue(BOT as never);
  vi.spyOn(Telegram.prototype, 'getFileLink').mockRejectedValue(new Error('no file'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts the client. @returns a function that says whether a message was answered */
async function startClient(runtime: AgentRuntime): Promise<(message: object, chat?: string) => Promise<boolean>> {
  const { messageManager } = (await TelegramClientInterface.start(runtime)) as {
    messageManager: { handleMessage: (context: unknown) => Promise<void> };
  };
  let id = 100;
  return async (message, type = 'supergroup') => {
    const before = sent.length;
    await messageManager.handleMessage({
      message: { message_id: (id += 1), date: 1, chat: { id: 5, type }, ...message },
      from: { id: 9, is_bot: false, username: 'grace' },
      chat: { id: 5, type },
      telegram: {
        sendMessage: (_chat: number, text: string) => {
          sent.push(text);
          return Promise.resolve({ message_id: (id += 1), date: 1, text });
        },
      },
    });
    return sent.length > before;
  };
}

const withSettings = (telegram: object): object => ({
  settings: { secrets: { TELEGRAM_BOT_TOKEN: '1:a' } },
  clientConfig: { telegram },
});

test('with shouldRespondOnlyToMentions Telegram gets answers to mentions and replies only', async ({
  runtime,
  model,
  states,
}) => {
  const answers = await startClient(await runtime({ character: withSettings({ shouldRespondOnlyToMentions: true }) }));
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
  const answers = await startClient(await runtime({ character: withSettings({}) }));
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
