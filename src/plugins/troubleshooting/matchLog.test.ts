import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBackground } from './createBackground';
import { MAX_LOG_LENGTH } from './logLength';
import { contains, createMatcher, likeliestError, plainWords, readLog, type KnownMessage } from './matchLog';
import { readCode, readForm } from './messageForm';

const NOTHING = { errors: [], normal: [], recorded: [] };

const MESSAGES: readonly KnownMessage[] = [
  { seen: '`Error starting agent for character …:`', isAnnouncement: true },
  { seen: '`Invalid cache store: … or required configuration missing.`' },
  { seen: '`Port 3000 is in use, trying 3001`' },
  { seen: '`Error in generateText:` with status 401' },
  { seen: '`Error in generateText:` and `"statusCode":404`' },
  { seen: 'the agent answers twice' },
  { seen: '`Hello <name>, welcome back to the museum`' },
  { seen: '`Cannot find module`' },
  { seen: "`Cannot find module '…/dist/museum.js'`" },
  { seen: "`Cannot read properties of undefined (reading 'actions')`" },
  { seen: '`ERR_PNPM_OUTDATED_LOCKFILE`' },
  { seen: '`Failed to open the gate:`' },
  { seen: '`the hinge is broken`' },
  { seen: '`Kettle boils over` or `Kettle runs dry`' },
];
const match = createMatcher(MESSAGES, createBackground(MESSAGES, NOTHING));
const found = (log: string): (string | undefined)[] => match(log).map(({ index }) => MESSAGES[index]?.seen);

describe('createMatcher', () => {
  it.each([
    ['what a message leaves open', 'Error: Invalid cache store: redis # or so or required configuration missing.', 1],
    ['a name that it leaves open', 'Hello Ada Lovelace, welcome back to the museum', 6],
    ['a path that it leaves open', "Error: Cannot find module '/home/x/eliza/dist/museum.js'", 8],
    ['another number', 'Port 3007 is in use, trying 3008', 2],
    ['a status beside the code', 'Error in generateText: {"status":401}', 3],
    ['a status in the code', 'Error in generateText: {"statusCode":404}', 4],
    ['one of two texts', 'Oh no: Kettle runs dry', 13],
    ['an identifier', ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 10],
    ['colors', '\u001b[31mPort \u001b[0m3000 is in use, trying 3001', 2],
    ['a string in JSON', '{"message":"failed:\\nInvalid cache store: \\"x\\" or required configuration missing."}', 1],
  ])('finds a message by %s', (_, log, index) => {
    expect(found(log)).toEqual([MESSAGES[index]?.seen]);
  });

  it.each([
    ['no text', ''],
    ['half of a message', 'welcome back to the school'],
    ['what any program prints', "Error: Cannot find module 'sodium-native'"],
    ['another name where the message has one', "Cannot read properties of undefined (reading 'accounts')"],
    ['another path', "Cannot find module '/home/x/a file/dist/museum/index.js'"],
    ['another status', 'Error in generateText: {"statusCode":500}'],
    ['words outside of code', 'why does my agent answers twice'],
    ['words in another order', 'the museum, welcome back Hello'],
  ])('finds nothing by %s', (_, log) => {
    expect(found(log)).toEqual([]);
  });

  it('puts what a message announces before it', () => {
    expect(
      found('Error starting agent for character Ada:\nInvalid cache store: x or required configuration missing.'),
    ).toEqual([MESSAGES[1]?.seen, MESSAGES[0]?.seen]);
    expect(found('Failed to open the gate: the hinge is broken')).toEqual([MESSAGES[12]?.seen, MESSAGES[11]?.seen]);
  });

  it('says which code it found', () => {
    expect(match('Kettle runs dry')[0]?.found).toEqual(['Kettle runs dry']);
  });

  it('compares the end of a long log', () => {
    const line = 'nothing here\n';
    const long = line.repeat(Math.ceil(MAX_LOG_LENGTH / line.length));
    expect(found(`${long}Kettle runs dry`)).toHaveLength(1);
    expect(found(`Kettle runs dry\n${long}`)).toEqual([]);
  });

  it('finds no more in a log than in the same log with lines of normal operation around it', () => {
    const normal = ['Kettle boils over every morning at …', 'Starting the museum'];
    const background = createBackground(MESSAGES, { ...NOTHING, normal });
    expect(background.normal).toEqual(['Kettle boils over every morning at …']);
    const find = createMatcher(MESSAGES, background);
    const line = '[10:00:01] INFO: Kettle boils over every morning at 6';
    expect(find(line)).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...MESSAGES), ({ seen }) => {
        const log = seen.replaceAll('`', '').replaceAll('…', 'x');
        expect(find(`${line}\n${log}\n${line}`)).toEqual(find(log));
      }),
      { seed: 1 },
    );
  });

  it.each([
    ['base64', 'QUJD'.repeat(25_000)],
    ['paths', '/agent/src/'.repeat(10_000)],
    ['one word', 'error '.repeat(20_000)],
    ['quotes', `'"\`\\`.repeat(25_000)],
    ['one message', 'Port 3000 is in use, trying 3001 '.repeat(3_000)],
    ['line breaks', '\n'.repeat(100_000)],
    ['numbers', '1 '.repeat(50_000)],
  ])('answers on a log of %s', (_, log) => {
    expect(found(log).length).toBeLessThan(2);
  });
});

describe('createBackground', () => {
  it('knows code that any program prints', () => {
    expect(createBackground(MESSAGES, NOTHING).foreign).toEqual(['Cannot find module']);
  });

  it('knows code that is a text of the release', () => {
    const errors = ['the hinge is broken', 'Error starting agent for character …:'];
    expect(createBackground(MESSAGES, { ...NOTHING, errors }).own).toEqual([
      'Error starting agent for character …:',
      'the hinge is broken',
    ]);
  });

  it('leaves a normal line that a message explains, but not one of a healthy run', () => {
    const line = 'Port 3000 is in use, trying 3001';
    expect(createBackground(MESSAGES, { ...NOTHING, normal: [line] }).normal).toEqual([]);
    expect(createBackground(MESSAGES, { ...NOTHING, recorded: [line] }).normal).toEqual([line]);
  });
});

describe('readForm', () => {
  const form = (seen: string): unknown[] =>
    readForm(seen).groups.map((codes) => codes.map(({ code, statuses }) => [code, ...statuses].join(' + ')));

  it.each([
    ['`A` with `B`, and `C`', [['A'], ['B'], ['C']]],
    ['`A`, `B` or `C`, then `D`', [['A', 'B', 'C'], ['D']]],
    ['`A`, also as `B` below `C`', [['A', 'B'], ['C']]],
    ['`A` (on Discord), `B` (on Slack)', [['A', 'B']]],
    ['`A` after `B` was run', [['A']]],
    ['`A` with status 401, or `B`', [['A + 401', 'B']]],
    ['413 and a page with `A`', [['A + 413']]],
    ['``a `b` c`` below `D`', [['a `b` c'], ['D']]],
    ['the agent is silent', []],
  ])('reads %s', (seen, groups) => {
    expect(form(seen)).toEqual(groups);
  });
});

describe('contains', () => {
  it.each([
    ['Error: Invalid store: redis or missing.', 'Invalid store: … or missing', true],
    ['Error: Invalid store: redis', 'Invalid store: … or missing', false],
    ['blockchain configuration failed', 'Character configuration failed', false],
    ['it is missing or Invalid store: x', 'Invalid store: … or missing', false],
    ['templates.post: Expected string', 'templates.…: Expected string', true],
    ['templates.post has this: Expected string', 'templates.…: Expected string', false],
  ])('%s: %s', (log, code, has) => {
    expect(contains(readLog(log), readCode(code))).toBe(has);
  });
});

describe('likeliestError', () => {
  const looksLikeError = (line: string): boolean => /error/iu.test(line);

  it('takes the longest line that looks like an error, but none of a stack', () => {
    const log =
      'starting\nError\n  Error: the lid of /usr/x/y.js fell off at 10:00\n    at errorOfLid (/a/b.js:1:2)\nbye';
    expect(likeliestError(log, looksLikeError)).toEqual({
      line: 'Error: the lid of /usr/x/y.js fell off at 10:00',
      words: 'error the lid of fell off at',
    });
    expect(likeliestError('starting\nbye', looksLikeError)).toBeUndefined();
  });
});

describe('plainWords', () => {
  it('leaves out paths, addresses, numbers, ids and statuses', () => {
    expect(
      plainWords('Error 404 at file:///home/x/dist/index.js:308:47, C:\\Users\\x\\a.ts and port 3000 deadbeef1 and'),
    ).toEqual(['error', 'at', 'and', 'port']);
  });
});
