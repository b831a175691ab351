import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readGuides } from './readGuides';
import { readMessages } from './readMessages';
import issueLogs from './issueLogs.json';
import { createMatcher, hasWhole, wordsOf, type KnownMessage } from './matchLog';

const message = (text: string, more: Partial<KnownMessage> = {}): KnownMessage => ({
  text: text.replaceAll('`', ''),
  codes: [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code),
  rest: '',
  isAnnouncement: false,
  ...more,
});

describe('createMatcher', () => {
  const MESSAGES = [
    message('`Error starting agent for character …:`', { isAnnouncement: true }),
    message('`Invalid cache store: … or required configuration missing.`'),
    message('`Port 3000 is in use, trying 3001`'),
    message('`Error in generateText:` with status 401'),
    message('`Error in generateText:` with status 404'),
    message('the agent answers twice'),
    message('`Hello <name>, welcome back to the museum`'),
    message('`knowledge` is not used'),
    message('`pnpm: command not found` after another Node was chosen'),
    message('`Cannot find package`'),
    message('`Cannot find package` in the museum of trains'),
    ...Array.from({ length: 40 }, (_, index) => message(`symptom${index} of the agent`)),
  ];
  const find = createMatcher(MESSAGES);
  const found = (log: string): (string | undefined)[] => find(log).map((index) => MESSAGES[index]?.text);

  it('takes what a message leaves open for anything', () => {
    expect(found('Error: Invalid cache store: redis # or so or required configuration missing.')[0]).toMatch(
      /^Invalid/u,
    );
    expect(found('Hello Ada Lovelace, welcome back to the museum')[0]).toMatch(/^Hello/u);
  });

  it('takes any number for another, but tells statuses apart', () => {
    expect(found('Port 3007 is in use, trying 3008')).toEqual(['Port 3000 is in use, trying 3001']);
    expect(found('Error in generateText: {"status":404}')[0]).toBe('Error in generateText: with status 404');
    expect(found('Error in generateText: {"status":401}')[0]).toBe('Error in generateText: with status 401');
  });

  it('puts the cause before what only announces it', () => {
    const log = 'Error starting agent for character Ada:\nInvalid cache store: x or required configuration missing.';
    expect(found(log)).toEqual([MESSAGES[1]?.text, MESSAGES[0]?.text]);
  });

  it('tells programs that are missing apart', () => {
    expect(found('bash: pnpm: command not found')).toEqual(['pnpm: command not found after another Node was chosen']);
    expect(found('zsh: command not found: pnpm')).toHaveLength(1);
    expect(found('bash: sudo: command not found')).toEqual([]);
    expect(found('zsh: command not found: sudo')).toEqual([]);
  });

  it('finds a symptom by its words', () => {
    expect(found('why does my agent answers twice')).toEqual(['the agent answers twice']);
  });

  it('finds nothing in other texts, nor by a single common word in code, nor by half a message', () => {
    expect(found('')).toEqual([]);
    expect(found('welcome back to school')).toEqual([]);
    expect(found('All is well, 3000 messages were sent.')).toEqual([]);
    expect(
      createMatcher([MESSAGES[7] ?? message(''), ...MESSAGES.map((one) => ({ ...one, rest: 'knowledge' }))])(
        'knowledge',
      ),
    ).toEqual([]);
  });

  it('looks through a long log in little time', () => {
    const log = 'Error in the agent of the museum, trying again with status 500\n'.repeat(20_000);
    const start = performance.now();
    find(log);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('wordsOf', () => {
  it('leaves out colours and paths, and marks numbers and ids', () => {
    expect(wordsOf('\u001b[31mError\u001b[0m at file:///home/x/dist/index.js:308:47 and C:\\Users\\x\\a.ts')).toEqual([
      'error',
      'at',
      'and',
    ]);
    expect(wordsOf('Port 3000, status 404, 0c8b6c1c-00b2-0768-8309-564c7d224967 deadbeef1')).toEqual([
      'port',
      '#',
      'status',
      '404',
      '#',
      '#',
    ]);
  });
});

describe('logs from the issue tracker of the framework', () => {
  const { messages } = readMessages(readGuides('.'));
  const find = createMatcher(
    messages.map(({ seen, text, causes, isAnnouncement }) => ({
      text,
      codes: seen.flatMap((node) => codesIn(node)),
      rest: causes
        .flatMap(({ why, fix }) => [...why, ...fix])
        .map((node) => toString(node))
        .join(' '),
      isAnnouncement,
    })),
  );

  it('are at least 40, and expect messages that there are', () => {
    const anchors = messages.map(({ anchor }) => anchor);
    expect(issueLogs.filter(({ issue }) => issue.includes('/elizaOS/eliza/')).length).toBeGreaterThanOrEqual(40);
    expect(issueLogs.map(({ expected }) => expected).filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it.each([
    [
      'Selected model:\nclaude-3-5-sonnet-20241022\nError in generateText:\n{"name":"AI_APICallError","url":"https://api.anthropic.com/v1/messages","statusCode":404,"responseBody":"{\\"type\\":\\"error\\",\\"error\\":{\\"type\\":\\"not_found_error\\",\\"message\\":\\"model: claude-3-5-sonnet-20241022\\"}}"}',
      'not-found-error-and-model-claude-3-with-statuscode-404',
    ],
    [
      'Selected model:\nclaude-opus-4-7\nError in generateText:\n{"name":"AI_APICallError","statusCode":400,"responseBody":"{\\"type\\":\\"error\\",\\"error\\":{\\"type\\":\\"invalid_request_error\\",\\"message\\":\\"`temperature` is deprecated for this model.\\"}}"}',
      'temperature-is-deprecated-for-this-model-with-statuscode-400',
    ],
    [
      '["⛔ API Response: {\\"error\\":{\\"message\\":\\"model \\\\\\"mxbai-embed-large\\\\\\" not found, try pulling it first\\"}}"]\nFull error details:\n{}\nFailed to generate embedding:\n{}\nError: Embedding API Error: 404 Not Found',
      'embedding-api-error-404-not-found',
    ],
    ['["⛔ TypeError: fetch failed"]', 'typeerror-fetch-failed-after-a-message-also-connect'],
    [
      'Failed to generate embedding:\n{}\nTypeError: fetch failed\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:11434',
      'typeerror-fetch-failed-after-a-message-also-connect',
    ],
    ['bash: git: command not found', 'git-command-not-found'],
    ['-bash: sqlite3: command not found', 'sqlite3-command-not-found'],
    ['bash: pnpm: command not found', 'pnpm-command-not-found-after-another-node-was-chosen'],
    ['bash: sudo: command not found', undefined],
    [
      'POST http://localhost:3000/Eliza/message 404 (Not Found)',
      'agent-not-found-in-the-browsers-console-also-post-message',
    ],
    ['Agent not found', 'agent-not-found-in-the-browsers-console-also-post-message'],
    ['{"error":"Agent not found"}', 'agent-not-found-in-the-browsers-console-also-post-message'],
    ['Error: 404: Not Found', '401-unauthorized-or-404-not-found-at-the-start'],
  ])('and %s leads to %s', (log, expected) => {
    expect(messages[find(log)[0] ?? -1]?.anchor).toBe(expected);
  });

  it('and a plugin file of the reader that is not found leads to its path, another file to the build', () => {
    const log = (file: string): string =>
      `["⛔ Error parsing character from characters/ada.character.json: Error: Cannot find module '/home/x/eliza/${file}' imported from /home/x/eliza/agent/src/index.ts"]`;
    const first = (text: string): string | undefined => messages[find(text)[0] ?? -1]?.anchor;
    expect(first(log('agent/src/weatherPlugin.ts'))).toBe('error-parsing-character-from-with-cannot-find-module-agent');
    expect(first(log('agent/src/plugins/other.js'))).toBe('error-parsing-character-from-with-cannot-find-module-agent');
    expect(first(log('packages/plugin-x/dist/index.js'))).toBe(
      'error-parsing-character-from-with-cannot-find-package-or',
    );
    expect(first('ℹ Not responding to message')).toBe('not-responding-to-message-on-x');
  });

  it('lead to the right message first, nine times out of ten', () => {
    const missed = issueLogs
      .map(({ issue, log, expected }) => ({ issue, expected, found: messages[find(log)[0] ?? -1]?.anchor }))
      .filter(({ expected, found }) => found !== expected);
    expect(missed.length / issueLogs.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(0.1);
  });
});

function codesIn(node: Parameters<typeof visit>[0]): string[] {
  const codes: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'inlineCode' && 'value' in inner && typeof inner.value === 'string') {
      codes.push(inner.value);
    }
  });
  return codes;
}

describe('hasWhole', () => {
  it.each([
    ['Error: Invalid store: redis or missing.', 'Invalid store: … or missing', true],
    ['Error: Invalid store: redis', 'Invalid store: … or missing', false],
    ['blockchain configuration failed', 'Character configuration failed', false],
    ['Hello Ada, welcome', 'Hello <name>, welcome', true],
  ])('%s: %s', (log, message, has) => {
    expect(hasWhole(log, message)).toBe(has);
  });
});
