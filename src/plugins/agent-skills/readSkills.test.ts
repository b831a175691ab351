import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { SKILLS_FOLDER } from '../../checks/skillPages';
import { folderWith, writeFiles } from '../../utils/testFolder';
import { readSkills } from './readSkills';

const METADATA = ['metadata:', '  release: "0.1.7"', '  sources: >-', '    package.json', '    agent/src/index.ts'];
const GOOD = ['name: roll-dice', 'description: Rolls dice.', 'license: MIT', ...METADATA];

describe('readSkills', () => {
  let site: string;
  const write = (file: string, text: string): void => writeFiles(path.join(site, SKILLS_FOLDER), { [file]: text });
  const skill = (frontMatter: readonly string[], body = '# Roll dice\n'): string =>
    `---\n${frontMatter.join('\n')}\n---\n\n${body}`;
  /** Problems of one skill, without the folder of the skills. */
  const problemsOf = (frontMatter: readonly string[], body?: string): string[] => {
    write('roll-dice/SKILL.md', skill(frontMatter, body));
    return readSkills(site).problems.map((problem) => problem.replace(`${SKILLS_FOLDER}/`, ''));
  };

  beforeEach(() => {
    site = folderWith();
    mkdirSync(path.join(site, SKILLS_FOLDER), { recursive: true });
  });

  it('reads the skills by name', () => {
    write('roll-dice/SKILL.md', skill(GOOD));
    write('flip-coin/SKILL.md', skill(['name: flip-coin', ...GOOD.slice(1)]));
    const { skills, problems } = readSkills(site);
    expect(problems).toEqual([]);
    expect(skills.map(({ name, description }) => [name, description])).toEqual([
      ['flip-coin', 'Rolls dice.'],
      ['roll-dice', 'Rolls dice.'],
    ]);
    expect(skills[1]?.bytes.toString()).toBe(skill(GOOD));
  });

  it('finds nothing wrong with the skills of this site', () => {
    const { skills, problems } = readSkills('.');
    expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
    expect(skills.map(({ name }) => name)).toContain('write-an-action');
  });

  it('names the line of what is wrong in the front matter, and the fix', () => {
    expect(problemsOf(['name: dice', 'description: " "', 'metadata:', '  release: "0.1.3"', 'tools: all'])).toEqual([
      'roll-dice/SKILL.md:2: name "dice" differs from the folder\'s: write "name: roll-dice"',
      'roll-dice/SKILL.md:3: there is no description: say what the skill does and when to use it',
      'roll-dice/SKILL.md:1: there is no license: write "license: MIT"',
      'roll-dice/SKILL.md:4: metadata has a different release from the site: write release: "0.1.7"',
      'roll-dice/SKILL.md:4: metadata has no sources: list the files of the release that the skill was checked against, below "sources: >-"',
      'roll-dice/SKILL.md:6: the front matter has no key "tools": write "name", or remove it',
    ]);
  });

  it('reports YAML that cannot be read, and missing metadata', () => {
    expect(problemsOf(['name: roll: dice'])).toEqual([
      expect.stringMatching(/^roll-dice\/SKILL\.md:2: the front matter is not valid YAML/u),
    ]);
    expect(problemsOf(GOOD.slice(0, 3))).toEqual([
      'roll-dice/SKILL.md:1: there is no metadata: add release and sources below it',
    ]);
  });

  it('accepts sources as one text only, as the format does', () => {
    expect(problemsOf([...GOOD.slice(0, 5), '  sources: [package.json]'])).toEqual([
      expect.stringMatching(/^roll-dice\/SKILL\.md:5: metadata has no sources/u),
    ]);
  });

  it('accepts a description of 1024 characters, and no longer one', () => {
    const described = (length: number): string[] => [
      'name: roll-dice',
      `description: ${'a'.repeat(length)}`,
      ...GOOD.slice(2),
    ];
    expect(problemsOf(described(1024))).toEqual([]);
    expect(problemsOf(described(1025))).toEqual([
      'roll-dice/SKILL.md:3: the description has 1025 characters: shorten it to 1024',
    ]);
  });

  it('accepts 150 lines, and no more', () => {
    const lines = GOOD.length + 3;
    expect(problemsOf(GOOD, 'a\n'.repeat(150 - lines))).toEqual([]);
    expect(problemsOf(GOOD, 'a\n'.repeat(151 - lines))).toEqual([
      'roll-dice/SKILL.md:151: the skill has 151 lines: shorten it to 150, link to a guide',
    ]);
  });

  it('reports a name that the format forbids, other files, and what is no skill', () => {
    write('Roll--Dice/SKILL.md', skill(['name: Roll--Dice', ...GOOD.slice(1)]));
    write('flip-coin/SKILL.md', skill(['name: flip-coin', ...GOOD.slice(1)]));
    write('flip-coin/coin.ts', '');
    write('notes.md', '');
    expect(readSkills(site).problems).toEqual([
      `${SKILLS_FOLDER}/Roll--Dice: "Roll--Dice" isn't a valid skill name: use up to 64 lowercase letters, digits and hyphens`,
      `${SKILLS_FOLDER}/flip-coin/coin.ts: a skill is one file here: put the text into SKILL.md`,
      `${SKILLS_FOLDER}/notes.md: this isn't a skill: put a SKILL.md into the folder, or remove it`,
    ]);
  });

  it('reports an empty folder', () => {
    expect(readSkills(site).problems).toEqual([`${SKILLS_FOLDER}: there is no skill: add a folder with a SKILL.md`]);
  });
});
