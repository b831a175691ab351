import { describe, expect, it } from 'vitest';
import { parsePage, type WrittenPage } from '../../page-model/written';
import { readGuides } from './readGuides';
import { readGroups } from './readGroups';
import { readMessages, type MessageReading } from './readMessages';

const guide = (
  rows: string,
  file = 'docs/x.md',
  header = '| You see | Why | Fix |\n| --- | --- | --- |',
): WrittenPage =>
  parsePage(
    file,
    `---\ntitle: X\n---\n\n# X\n\n## What goes wrong\n\n${header}\n${rows}\n\n## Next\n\n| a |\n| --- |\n| b |\n`,
  );

const GROUPS = `groups: {start: Starting, model: Models}
pages: {docs/x.md: start, docs/y.md: model}
elsewhere: {}
announcements: []
`;
const read = (...guides: WrittenPage[]): MessageReading => readMessages(guides, readGroups(GROUPS));

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
      'docs/z.md:7: this page has messages but no group: add it to "pages" in src/plugins/troubleshooting/groups.yml',
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
      'docs/x.md:12: "the same with 404" refers to another row: write it out, because readers see each row alone',
    ],
    [
      'two messages at one anchor',
      guide('| `a b` | c | d |\n| `a-b` | c | d |'),
      'docs/x.md:12: "a-b" starts like "a b" of docs/x.md, so both would be at #a-b: say first what differs, or write the same',
    ],
  ])('refuses %s, with file, line and fix', (_, one, problem) => {
    expect(read(one).problems).toEqual([problem]);
  });

  it('puts a row that readers meet elsewhere into the other group', () => {
    const groups = readGroups(GROUPS.replace('elsewhere: {}', 'elsewhere: {model: [slow]}'));
    const { messages } = readMessages([guide('| slow | a | b |\n| down | a | b |')], groups);
    expect(messages.map(({ anchor, group }) => [anchor, group])).toEqual([
      ['down', 'start'],
      ['slow', 'model'],
    ]);
  });

  it('rejects anchors that no row has, with file, line and fix', () => {
    const groups = GROUPS.replace('elsewhere: {}', 'elsewhere:\n  model:\n    - a\n    - gone').replace('[]', '[lost]');
    const { problems } = readMessages([guide('| a | b | c |')], readGroups(groups));
    expect(problems).toEqual([
      'src/plugins/troubleshooting/groups.yml:6: no row has the anchor "gone": fix the name, or remove it',
      'src/plugins/troubleshooting/groups.yml:7: no row has the anchor "lost": fix the name, or remove it',
    ]);
  });

  it('rejects groups that there are not, with file, line and fix', () => {
    const groups = GROUPS.replace('elsewhere: {}', 'elsewhere:\n  modle:\n    - a');
    expect(() => readGroups(groups)).toThrow(
      'src/plugins/troubleshooting/groups.yml:5: there is no group "modle": write one of start, model',
    );
  });
});
