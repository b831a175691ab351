import { describe, expect, it } from 'vitest';
import facts from '../../release/facts.json';
import { readSettings, readSettingsOf, type SettingReading } from './readSettings';

const FOLDER = 'docs/guides/configuration';
const HEADER = '| Setting | What it does | Default | Read in | Per character |\n| --- | --- | --- | --- | --- |';

const read = (rows: string, header = HEADER): SettingReading =>
  readSettingsOf({ file: `${FOLDER}/x.md`, text: `---\ntitle: X\nsidebar_label: Area\n---\n\n${header}\n${rows}\n` });

/** Names of the release that are no settings of their own. */
const NO_SETTINGS = new Map([
  ['ETHEREUM_PROVIDER_', 'the beginning of ETHEREUM_PROVIDER_<CHAIN>'],
  ['FAL_KEY', 'plugin-3d-generation sets it for the client of fal.ai, and never reads it'],
]);

describe('readSettings', () => {
  const { settings, problems } = readSettings('.', FOLDER);

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

  it.each([
    [
      'a column that is missing',
      read('| `A` | b | c |', '| Setting | What it does | Default |\n| --- | --- | --- |'),
      '6: the columns are "Setting | What it does | Default": write | Setting | What it does | Default | Read in | Per character | or | Setting | Why it has no effect | Read in |',
    ],
    [
      'a setting that is not in code',
      read('| A_KEY | b | c | d | yes |'),
      '8: "A_KEY" is no setting: write one name in code, such as `OPENAI_API_KEY`',
    ],
    [
      'two settings in one row',
      read('| `A`, `B` | b | c | d | yes |'),
      '8: "A, B" is no setting: write one name in code, such as `OPENAI_API_KEY`',
    ],
    [
      'an empty cell',
      read('| `A` | b |  | d | yes |'),
      '8: a cell of A is empty: fill it, with "none" if there is no default',
    ],
    [
      'two rows of one setting',
      read('| `A` | b | c | d | yes |\n| `A` | e | f | g | no |'),
      '9: A has a row on line 8, too: put both into one',
    ],
    [
      'a long meaning',
      read(`| \`A\` | ${'b'.repeat(181)} | c | d | yes |`),
      '8: what A does takes 181 characters: say it in 180, and the rest below the table',
    ],
    [
      'a row that is not understood alone',
      read('| `A` | Its address | c | d | yes |'),
      '8: "Its address" leans on another row: write it out, as rows are read alone',
    ],
    [
      'another word for yes and no',
      read('| `A` | b | c | d | maybe |'),
      '8: "Per character" of A is "maybe": write yes, no, partly',
    ],
  ])('refuses %s, with file, line and fix', (_, { problems }, problem) => {
    expect(problems).toEqual([`docs/guides/configuration/x.md:${problem}`]);
  });
});
