import { expect, it } from 'vitest';
import data from './promptTemplates.json';
import { collectPromptTemplates, type PromptTemplates } from './promptTemplates';
import { testCheckout } from './testCheckout';
import { RELEASE } from './version';

const RELEASE_FILES = {
  LICENSE: 'MIT License\n\nCopyright (c) 2024 Ada\n',
  'packages/core/src/parsing.ts': 'export const footer = `The {{end}}`;',
  'packages/client-direct/src/index.ts': 'export const messageHandlerTemplate = `Hi\n` + footer;',
  'packages/client-discord/src/templates.ts': 'export const discordMessageHandlerTemplate = // {{goals}}\n"a" + `b`;',
  'packages/client-telegram/src/messageManager.ts': "const telegramMessageHandlerTemplate = 'c';",
  'packages/client-twitter/src/interactions.ts':
    'const mine = "d"; export const twitterMessageHandlerTemplate = mine + footer;',
  'packages/client-twitter/src/post.ts': 'const twitterPostTemplate = `\\\\n\n{{bio}}`;',
};

function collect(files: Record<string, string> = {}): PromptTemplates {
  const { checkout, commit } = testCheckout({ ...RELEASE_FILES, ...files });
  return collectPromptTemplates(checkout, commit);
}

it('collects the texts as the release has them, with the ends that they share', () => {
  const { templates, origin } = collect();
  expect(Object.fromEntries(Object.entries(templates).map(([client, { text }]) => [client, text]))).toEqual({
    rest: 'Hi\nThe {{end}}',
    discord: 'ab',
    telegram: 'c',
    xReply: 'dThe {{end}}',
    xPost: '\\n\n{{bio}}',
  });
  expect(origin).toContain('Copyright (c) 2024 Ada');
});

it.each([
  ['const twitterPostTemplate = makeTemplate();', /post\.ts: twitterPostTemplate is more than strings/u],
  ['const twitterPostTemplate = `${name}`;', /post\.ts: twitterPostTemplate is more than strings/u],
  ['const another = "";', /post\.ts: there is no constant twitterPostTemplate/u],
])('names the file if it has %s', (code, message) => {
  expect(() => collect({ 'packages/client-twitter/src/post.ts': code })).toThrow(message);
});

it('is collected from the documented release', () => {
  expect(data.commit).toBe(RELEASE.commit);
});
