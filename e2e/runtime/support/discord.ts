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

/** Who writes a message, and its own id: the client stores each id once. */
export interface DiscordSender {
  author?: string;
  name?: string;
  id?: number;
}

/** The client of the release, or a changed one. */
type DiscordClient = Pick<typeof DiscordClientInterface, 'start'>;

/**
 * Starts the client.
 *
 * @returns a function that sends it a direct message, or one with other fields, and returns what it sent back
 */
export async function talkOnDiscord(
  runtime: AgentRuntime,
  client: DiscordClient = DiscordClientInterface,
): Promise<(text: string, sender?: DiscordSender, fields?: object) => Promise<string[]>> {
  const { messageManager } = (await client.start(runtime)) as {
    messageManager: { handleMessage: (message: unknown) => Promise<void> };
  };
  return async (text, { author = '9', name = 'Grace', id = 100 } = {}, fields = {}) => {
    const sent: string[] = [];
    const channel = {
      id: '5',
      type: ChannelType.DM,
      sendTyping: () => Promise.resolve(),
      send: ({ content }: { content: string }) => {
        const number = id + sent.push(content);
        return Promise.resolve({
          id: String(number),
          url: `https://example.org/${number}`,
          createdTimestamp: Date.now(),
        });
      },
    };
    await messageManager.handleMessage({
      id: String(id),
      url: `https://example.org/${id}`,
      content: text,
      author: { id: author, username: name.toLowerCase(), displayName: name, bot: false },
      channel,
      channelId: channel.id,
      guild: null,
      attachments: new Collection(),
      mentions: { users: new Collection(), roles: new Collection(), has: () => false },
      createdTimestamp: Date.now(),
      ...fields,
    });
    return sent;
  };
}

/**
 * Starts the client.
 *
 * @returns a function that sends it a direct message, or one with other fields, and says whether it was answered
 */
export async function startDiscord(
  runtime: AgentRuntime,
  client?: DiscordClient,
): Promise<(text: string, fields?: object) => Promise<boolean>> {
  const talk = await talkOnDiscord(runtime, client);
  return async (text, fields) => (await talk(text, {}, fields)).length > 0;
}
