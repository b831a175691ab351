import { describe, expect, it } from 'vitest';
import facts from '../../release/facts.json';
import { readSettings, readSettingsOf, SETTINGS_FOLDER as FOLDER, type SettingReading } from './readSettings';

const HEADER = '| Setting | What it does | Default | Read in | Per character |\n| --- | --- | --- | --- | --- |';

const read = (rows: string, header = HEADER): SettingReading =>
  readSettingsOf({ file: `${FOLDER}/x.md`, text: `---\ntitle: X\nsidebar_label: Area\n---\n\n${header}\n${rows}\n` });

/** Names of the release that are no settings of their own. */
const NO_SETTINGS = new Map([
  ['ETHEREUM_PROVIDER_', 'the beginning of ETHEREUM_PROVIDER_<CHAIN>'],
  ['FAL_KEY', 'plugin-3d-generation sets it for the client of fal.ai, and never reads it'],
]);

describe('readSettings', () => {
  const { settings, problems } = readSettings('.');

  it('finds no mistake in the tables', () => {
    expect(problems).toEqual([]);
  });

  it('finds all settings that the release reads', () => {
    const listed = new Set(settings.map(({ name }) => name));
    const wanted = facts.environment.filter((name) => !NO_SETTINGS.has(name));
    expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
  });
});

describe('readSettingsOf', () => {
  it('reads the name, the meaning, the area of the page, and where the row is', () => {
    const { settings, problems } = read(
      '| `A_KEY` | Key of A | none | `core` | yes |\n| `B_<X>` | b | c | d | partly |',
    );
    expect(problems).toEqual([]);
    expect(settings).toMatchObject([
      {
        name: 'A_KEY',
        meaning: [{ value: 'Key of A' }],
        area: 'Area',
        address: '/docs/guides/configuration/x/#a_key',
      },
      { name: 'B_<X>', address: '/docs/guides/configuration/x/#b_x' },
    ]);
  });

  it('reads settings without effect, and leaves other tables alone', () => {
    const { settings, problems } = read(
      '| `A` | not read | nothing |\n\n| Plugin | Loaded by |\n| --- | --- |\n| b | c |',
      '| Setting | Why it has no effect | Read in |\n| --- | --- | --- |',
    );
    expect(problems).toEqual([]);
    expect(settings).toMatchObject([{ name: 'A', meaning: [{ value: 'No effect. ' }, { value: 'not read' }] }]);
  });

  it('refuses other columns, with file, line and fix', () => {
    const { problems } = read('| `A` | b | c |', '| Setting | What it does | Default |\n| --- | --- | --- |');
    expect(problems).toEqual([
      `${FOLDER}/x.md:6: the columns are "Setting | What it does | Default": write | Setting | What it does | Default | Read in | Per character | or | Setting | Why it has no effect | Read in |`,
    ]);
  });

  it.each([
    [
      'a setting that is not in code',
      '| A_KEY | b | c | d | yes |',
      '8: "A_KEY" isn\'t a setting: write one name in code',
    ],
    ['two settings in one row', '| `A`, `B` | b | c | d | yes |', '8: "A, B" isn\'t a setting: write one name in code'],
    [
      'an empty cell',
      '| `A` | b |  | d | yes |',
      '8: a cell of A is empty: fill it, with "none" if there is no default',
    ],
    [
      'two rows',
      '| `A` | b | c | d | yes |\n| `A` | e | f | g | no |',
      '9: A also has a row on line 8: put both into one',
    ],
    [
      'a long meaning',
      `| \`A\` | ${'b'.repeat(181)} | c | d | yes |`,
      '8: what A does takes 181 characters: say it in 180',
    ],
    [
      'a row that leans on another',
      '| `A` | Its address | c | d | yes |',
      '8: "Its address" refers to another row: write',
    ],
    [
      'another word for yes',
      '| `A` | b | c | d | maybe |',
      '8: "Per character" of A is "maybe": write yes, no, partly',
    ],
  ])('refuses %s, with file, line and fix', (_, rows, problem) => {
    expect(read(rows).problems).toEqual([expect.stringContaining(`${FOLDER}/x.md:${problem}`)]);
  });
});
