import { validateCharacterConfig } from '@elizaos/core';
import { expect } from 'vitest';
import type { Guide } from '../support/guide';
import { complaintOf } from '../support/parts';
import type { Cell } from '../support/tables';
import { test } from '../support/test';

const PAGE = 'docs/core/characterfile.md';
const REFERENCE = 'docs/core/character-reference.md';
const ADA = 'characters/ada.character.json';

type Json = Record<string, unknown>;

const smallest = (page: Guide): Json => JSON.parse(page.shown(ADA)) as Json;

/** What the release says of a character, a line each; nothing if it accepts it. */
function complaintsOf(character: unknown): string[] {
  const [head, ...lines] = complaintOf(character).split('\n');
  expect(head).toBe(lines.length > 0 ? 'Character configuration validation failed:' : '');
  return lines;
}

/** Members by what the table "All members" says in its third column. */
function members(rows: Cell[][], rule: RegExp): string[] {
  return rows.filter(([, , schema]) => rule.test(schema?.text ?? '')).map(([member]) => member?.code[0] ?? '');
}

test('the smallest and the full character are accepted', ({ guide }) => {
  const page = guide(PAGE);
  expect(complaintsOf(smallest(page))).toEqual([]);
  expect(complaintsOf(JSON.parse(guide(REFERENCE).shown('characters/ada-full.character.json')))).toEqual([]);
});

test('every required member is missed when it is not there', ({ guide, table }) => {
  const required = members(table(PAGE, 'All members'), /^\*\*required\*\*/u);
  expect(required.length).toBeGreaterThan(5);
  for (const member of required) {
    const union = member === 'bio' || member === 'plugins';
    expect(complaintsOf({ ...smallest(guide(PAGE)), [member]: undefined })).toEqual([
      `${member}: ${union ? 'Invalid input' : 'Required'}`,
    ]);
  }
});

test('a member that is not checked may be anything', ({ guide, table }) => {
  const free = members(table(PAGE, 'All members'), /^not checked/u);
  expect(free.length).toBeGreaterThan(2);
  for (const member of [...free, 'twitterSpaces', 'anything']) {
    expect(complaintsOf({ ...smallest(guide(PAGE)), [member]: 1 })).toEqual([]);
  }
});

test('an optional member may be left out, but not be a number', ({ guide, table }) => {
  const optional = members(table(PAGE, 'All members'), /^optional/u);
  expect(optional.length).toBeGreaterThan(5);
  for (const member of optional) {
    expect(complaintsOf({ ...smallest(guide(PAGE)), [member]: 1 }), member).toHaveLength(1);
  }
});

test.for<[place: string, change: Json, complaint: string]>([
  ['lore', { lore: undefined }, 'lore: Required'],
  ['topics', { topics: 'engines' }, 'topics: Expected array, received string'],
  [
    'modelProvider',
    { modelProvider: 'gpt' },
    "modelProvider: Invalid enum value. Expected 'openai' | …, received 'gpt'",
  ],
  ['plugins', { plugins: ['a', { name: 'b', description: 'c' }] }, 'plugins: Invalid input'],
  ['id', { id: 'ada' }, 'id: Invalid uuid'],
  [
    'settings.secrets.PORT',
    { settings: { secrets: { PORT: 3000 } } },
    'settings.secrets.PORT: Expected string, received number',
  ],
])('the message for %s is that of the page', ([, change, complaint], { guide, table }) => {
  const page = guide(PAGE);
  expect(table(PAGE, 'What checks a file, and what it says', 1).flatMap((cells) => cells[0]?.code)).toContain(
    complaint,
  );
  const [said = '', ...more] = complaintsOf({ ...smallest(page), ...change });
  const [start = '', end = ''] = complaint.split('…');
  expect(more).toEqual([]);
  expect([said.startsWith(start), said.endsWith(end)], said).toEqual([true, true]);
});

const message = (content: unknown): Json => ({ messageExamples: [[{ user: 'Ada', content }]] });

test.for<[change: Json, complaints: string[]]>([
  [{ name: 1 }, ['name: Expected string, received number']],
  [{ system: null }, ['system: Expected string, received null']],
  [{ bio: [1] }, ['bio: Invalid input']],
  [{ lore: [1] }, ['lore.0: Expected string, received number']],
  [{ knowledge: [{ path: 'a.md' }] }, ['knowledge.0: Expected string, received object']],
  [
    { clients: ['Discord'] },
    [
      "clients.0: Invalid enum value. Expected 'discord' | 'direct' | 'twitter' | 'telegram' | 'farcaster' | 'lens' | 'auto' | 'slack', received 'Discord'",
    ],
  ],
  [message({}), ['messageExamples.0.0.content.text: Required']],
  [message({ text: '', inReplyTo: 'x' }), ['messageExamples.0.0.content.inReplyTo: Invalid uuid']],
  [message({ text: '', action: 1 }), ['messageExamples.0.0.content.action: Expected string, received number']],
  [message({ text: '', anything: 1 }), []],
  [{ templates: { post: 1 } }, ['templates.post: Expected string, received number']],
  [{ templates: { anything: 'x' } }, []],
  [{ settings: { voice: { model: 1 } } }, ['settings.voice.model: Expected string, received number']],
  [{ settings: { voice: { elevenlabs: 1 }, modelConfig: 1 } }, []],
  [
    { clientConfig: { discord: { shouldIgnoreBotMessages: 'yes' } } },
    ['clientConfig.discord.shouldIgnoreBotMessages: Expected boolean, received string'],
  ],
  [{ clientConfig: { telegram: { isPartOfTeam: 'yes' }, slack: 1 } }, []],
  [{ style: { all: [], chat: [] } }, ['style.post: Required']],
  [{ twitterProfile: { username: 'ada' } }, ['twitterProfile.screenName: Required', 'twitterProfile.bio: Required']],
  [{ nft: {} }, []],
  [{ name: undefined, lore: undefined }, ['name: Required', 'lore: Required']],
])('a character with %o gets %o', ([change, complaints], { guide }) => {
  expect(complaintsOf({ ...smallest(guide(PAGE)), ...change })).toEqual(complaints);
});

test('the returned object holds only what the schema knows', ({ guide }) => {
  const { $schema, ...known } = smallest(guide(PAGE));
  const character = validateCharacterConfig({ $schema, ...known, username: 'ada', twitterSpaces: {} });
  expect(Object.keys(character).sort()).toEqual(Object.keys(known).sort());
});
