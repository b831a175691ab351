import { CLIENTS } from '../characterSchema';

const keys = (client: string, names: string): string[] => names.split(' ').map((name) => `${client}${name}Template`);

/** The keys of `templates` that the release reads. */
export const TEMPLATES: readonly string[] = [
  ...keys('', 'goals facts messageHandler shouldRespond continueMessageHandler evaluation'),
  ...keys('twitter', 'Search Action Post MessageHandler ShouldRespond'),
  ...keys('farcaster', 'Post MessageHandler ShouldRespond'),
  ...keys('lens', 'Post MessageHandler ShouldRespond'),
  ...keys('telegram', 'MessageHandler ShouldRespond'),
  ...keys('discord', 'VoiceHandler ShouldRespond MessageHandler'),
  ...keys('slack', 'MessageHandler ShouldRespond'),
];

/** The client that reads a template; undefined if all do. */
export function clientOfTemplate(key: string): string | undefined {
  return CLIENTS.find((client) => key.startsWith(client));
}
