import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import data from './promptTemplates.json';
import { collectPromptTemplates } from './promptTemplates';
import { RELEASE } from './version';

let checkout: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-C', checkout, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    writeFileSync(path.join(checkout, file), text);
  }
  git('add', '.');
  git('commit', '-m', 'x');
  return git('rev-parse', 'HEAD');
}

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

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'framework-'));
  git('init');
});
afterEach(() => rmSync(checkout, { recursive: true }));

it('collects the texts as the release has them, with the ends that they share', () => {
  const { templates, origin } = collectPromptTemplates(checkout, commit(RELEASE_FILES));
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
  ['const twitterPostTemplate = makeTemplate();', /post\.ts: twitterPostTemplate is more than a text/u],
  ['const twitterPostTemplate = `${name}`;', /post\.ts: twitterPostTemplate is more than a text/u],
  ['const another = "";', /post\.ts: there is no constant twitterPostTemplate/u],
])('names the file if it has %s', (code, message) => {
  const head = commit({ ...RELEASE_FILES, 'packages/client-twitter/src/post.ts': code });
  expect(() => collectPromptTemplates(checkout, head)).toThrow(message);
});

it('is collected from the documented release', () => {
  expect(data.commit).toBe(RELEASE.commit);
});
