import { TelegramClientInterface } from '@elizaos/client-telegram';
import type { AgentRuntime } from '@elizaos/core';
import { Telegraf, Telegram } from 'telegraf';
import { vi } from 'vitest';

/** The bot that the client takes itself for. */
export const BOT = { id: 1, is_bot: true, first_name: 'Ada', username: 'ada_bot' };

/** Settings of a character for the client to start. */
export const TELEGRAM_SETTINGS = { secrets: { TELEGRAM_BOT_TOKEN: '1:a' } };

/** Telegram as far as the client asks it; `vi.restoreAllMocks` ends it. */
export function mockTelegram(): void {
  vi.spyOn(Telegraf.prototype, 'launch').mockResolvedValue();
  vi.spyOn(Telegram.prototype, 'getMe').mockResolvedValue(BOT as never);
  vi.spyOn(Telegram.prototype, 'getFileLink').mockRejectedValue(new Error('no file'));
}

/** Starts the client of the release, or a changed one. @returns a function that sends it a message, and says whether it was answered */
export async function startTelegram(
  runtime: AgentRuntime,
  client: Pick<typeof TelegramClientInterface, 'start'> = TelegramClientInterface,
): Promise<(message: object, chat?: string) => Promise<boolean>> {
  const { messageManager } = (await client.start(runtime)) as {
    messageManager: { handleMessage: (context: unknown) => Promise<void> };
  };
  let id = 100;
  return async (message, type = 'supergroup') => {
    let answered = false;
    await messageManager.handleMessage({
      message: { message_id: (id += 1), date: 1, chat: { id: 5, type }, ...message },
      from: { id: 9, is_bot: false, username: 'grace' },
      chat: { id: 5, type },
      telegram: {
        sendMessage: (_chat: number, text: string) => {
          answered = true;
          return Promise.resolve({ message_id: (id += 1), date: 1, text });
        },
      },
    });
    return answered;
  };
}
