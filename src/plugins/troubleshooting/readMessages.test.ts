import { describe, expect, it } from 'vitest';
import { parseGuide, readGuides, type Guide } from './readGuides';
import { readMessages, type MessageReading } from './readMessages';

const guide = (rows: string, file = 'docs/x.md', header = '| You see | Why | Fix |\n| --- | --- | --- |'): Guide => {
  const parsed = parseGuide(
    file,
    `---\ntitle: X\n---\n\n# X\n\n## What goes wrong\n\n${header}\n${rows}\n\n## Next\n\n| a |\n| --- |\n| b |\n`,
  );
  if (!parsed) {
    throw new Error('the front matter can not be read');
  }
  return parsed;
};

const GROUPS = { 'docs/x.md': { group: 'start' }, 'docs/y.md': { group: 'model' } } as const;
const read = (...guides: Guide[]): MessageReading =>
  readMessages(guides, { pageGroups: GROUPS, announcements: new Set() });

describe('readMessages', () => {
  it('finds no mistake in the guides, and more messages than pages', () => {
    const { messages, problems } = readMessages(readGuides('.'));
    expect(problems).toEqual([]);
    expect(messages.length).toBeGreaterThan(200);
  });

  it('reads what readers see, why, and what to do', () => {
    const { messages, problems } = read(guide('| `no such table: rooms` | too early | wait |'));
    expect(problems).toEqual([]);
    expect(messages).toMatchObject([
      {
        anchor: 'no-such-table-rooms',
        group: 'start',
        text: 'no such table: rooms',
        causes: [{ why: [{ value: 'too early' }], fix: [{ value: 'wait' }], guide: { route: '/docs/x/', title: 'X' } }],
      },
    ]);
  });

  it('puts the same message of several pages into one, and sorts by group', () => {
    const { messages } = read(guide('| slow | a | b |', 'docs/y.md'), guide('| down | a | b |\n| slow | c | d |'));
    expect(messages.map(({ anchor, group, causes }) => [anchor, group, causes.length])).toEqual([
      ['down', 'start', 1],
      ['slow', 'model', 2],
    ]);
  });

  it.each([
    [
      'a page that has no group',
      guide('| a | b | c |', 'docs/z.md'),
      'docs/z.md:7: nobody knows where readers meet the messages of this page: add it to PAGE_GROUPS in src/plugins/troubleshooting/groups.ts',
    ],
    [
      'other columns',
      guide('| a | b |', 'docs/x.md', '| You see | Why |\n| --- | --- |'),
      'docs/x.md:9: the columns are "You see | Why": write | You see | Why | Fix |',
    ],
    [
      'an empty cell',
      guide('| a |  | c |'),
      'docs/x.md:11: a cell is empty: say what readers see, why, and what to do',
    ],
    [
      'no table',
      guide('**A.** B.', 'docs/x.md', ''),
      'docs/x.md:7: "What goes wrong" has no table: write it as | You see | Why | Fix |',
    ],
    [
      'a row that is not understood alone',
      guide('| a | b | c |\n| the same with 404 | d | e |'),
      'docs/x.md:12: "the same with 404" leans on another row: write it out, as rows are read alone',
    ],
    [
      'two messages at one anchor',
      guide('| `a b` | c | d |\n| `a-b` | c | d |'),
      'docs/x.md:12: "a-b" starts as "a b" of docs/x.md, so both would be at #a-b: say first what differs, or write the same',
    ],
  ])('refuses %s, with file, line and fix', (_, one, problem) => {
    expect(read(one).problems).toEqual([problem]);
  });

  it('refuses names of rows that are not there', () => {
    const { problems } = readMessages([guide('| a | b | c |')], {
      pageGroups: { 'docs/x.md': { group: 'start', rows: { gone: 'model' } } },
      announcements: new Set(['lost']),
    });
    expect(problems).toEqual([
      'src/plugins/troubleshooting/groups.ts:1: docs/x.md has no row "gone": fix the name in PAGE_GROUPS, or take it out',
      'src/plugins/troubleshooting/groups.ts:1: no row is at "lost": fix the name in ANNOUNCEMENTS, or take it out',
    ]);
  });
});
