import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkFrontMatter } from '../../checks/frontMatter/checkFrontMatter';
import { SKILL_FILE, SKILLS_FOLDER } from '../../checks/skillPages';
import { written } from '../../page-model/written';
import { skillFrontMatter } from './skillFrontMatter';

/** A skill, ready to be published. */
export interface Skill {
  /** Name, and folder. */
  name: string;
  /** What it does and when to use it. */
  description: string;
  /** The whole file. */
  bytes: Buffer;
}

export interface ReadSkills {
  /** Sorted by name. */
  skills: Skill[];
  /** `folder/SKILL.md:3: what is wrong: the fix`, one line each. */
  problems: string[];
}

/** Names that the format of Agent Skills allows. */
const NAME = /^(?=.{1,64}$)[a-z\d]+(?:-[a-z\d]+)*$/u;

/** A model reads the whole file each time, so a long one costs more than it helps. */
const MAX_LINES = 150;

/**
 * Reads and checks the skills.
 *
 * @param siteDir - folder of the site
 * @returns the skills, and what is wrong with them
 */
export function readSkills(siteDir: string): ReadSkills {
  const skills: Skill[] = [];
  const problems: string[] = [];
  for (const { name } of readdirSync(path.join(siteDir, SKILLS_FOLDER), { withFileTypes: true }).sort(byName)) {
    const { skill, problems: found } = readSkill(siteDir, name);
    problems.push(...found);
    if (skill) {
      skills.push(skill);
    }
  }
  if (skills.length + problems.length === 0) {
    problems.push(`${SKILLS_FOLDER}: there is no skill: add a folder with a ${SKILL_FILE}`);
  }
  return { skills, problems };
}

function byName({ name: a }: { name: string }, { name: b }: { name: string }): number {
  return a < b ? -1 : 1;
}

function readSkill(siteDir: string, name: string): { skill?: Skill; problems: string[] } {
  const folder = path.posix.join(SKILLS_FOLDER, name);
  const file = path.posix.join(folder, SKILL_FILE);
  const inSite = (one: string): string => path.join(siteDir, one);
  if (!existsSync(inSite(file))) {
    return { problems: [`${folder}: this isn't a skill: put a ${SKILL_FILE} into the folder, or remove it`] };
  }
  const problems = readdirSync(inSite(folder))
    .filter((other) => other !== SKILL_FILE)
    .sort()
    .map((other) => `${folder}/${other}: a skill is one file here: put the text into ${SKILL_FILE}`);
  if (!NAME.test(name)) {
    problems.push(`${folder}: "${name}" isn't a valid skill name: use up to 64 lowercase letters, digits and hyphens`);
  }
  const page = written(file, siteDir);
  if (page.problem !== undefined) {
    return { problems: [...problems, page.problem] };
  }
  const { data, problems: wrong } = checkFrontMatter(page, skillFrontMatter(name));
  problems.push(...wrong);
  const lines = page.bodyLine + page.body.trimEnd().split('\n').length - 1;
  if (lines > MAX_LINES) {
    problems.push(
      `${file}:${MAX_LINES + 1}: the skill has ${lines} lines: shorten it to ${MAX_LINES}, link to a guide`,
    );
  }
  return { skill: data && { name, description: data.description, bytes: Buffer.from(page.text) }, problems };
}
