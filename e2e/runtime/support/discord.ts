/**
 * The client of the release for Discord, without Discord. It names two packages that are not needed for texts: a voice codec
 * on github.com, and plugin-node, which it doesn't import. `overrides` in package.json puts small ones in their places. It
 * imports fluent-ffmpeg without naming it.
 */
import { DiscordClientInterface } from '@elizaos/client-discord';
import type { AgentRuntime } from '@elizaos/core';
import { ChannelType, Client, Collection } from 'discord.js';
import { vi } from 'vitest';

/** Settings of a character for the client to start. */
export const DISCORD_SETTINGS = { secrets: { DISCORD_API_TOKEN: 'a' } };

/** Discord as far as the client asks it, for a bot that is on no server; `vi.restoreAllMocks` ends it. */
export function mockDiscord(): void {
  vi.spyOn(Client.prototype, 'login').mockImplementation(async function (this: Client) {
    this.user = { id: '1', username: 'ada', tag: 'ada#1' } as Client['user'];
    this.application = { commands: { set: () => Promise.resolve() } } as unknown as Client['application'];
    vi.spyOn(this.guilds, 'fetch').mockResolvedValue(new Collection() as never);
    await Promise.resolve();
    this.emit('ready', this as Client<true>);
    return 'a';
  });
}

/** Starts the client of the release. @returns a function that sends it a direct message, and says whether it was answered */
export async function startDiscord(runtime: AgentRuntime): Promise<(text: string) => Promise<boolean>> {
  const { messageManager } = (await DiscordClientInterface.start(runtime)) as {
    messageManager: { handleMessage: (message: unknown) => Promise<void> };
  };
  return async (text) => {
    let answered = false;
    const channel = {
      id: '5',
      type: ChannelType.DM,
      sendTyping: () => Promise.resolve(),
      send: () => {
        answered = true;
        return Promise.resolve({ id: '101', url: 'https://example.org/101', createdTimestamp: Date.now() });
      },
    };
    await messageManager.handleMessage({
      id: '100',
      url: 'https://example.org/100',
      content: text,
      author: { id: '9', username: 'grace', displayName: 'Grace', bot: false },
      channel,
      channelId: channel.id,
      guild: null,
      attachments: new Collection(),
      mentions: { users: new Collection(), roles: new Collection(), has: () => false },
      createdTimestamp: Date.now(),
    });
    return answered;
  };
}
