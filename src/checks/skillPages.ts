import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { written, type WrittenPage } from '../page-model/written';

/** Where the skills for coding agents are written, relative to the site: a folder each, with a SKILL.md. */
export const SKILLS_FOLDER = 'src/plugins/agent-skills/skills';

/** The file of a skill. */
export const SKILL_FILE = 'SKILL.md';

/**
 * The skills as pages, sorted by name, so that the checks of samples and sources find them. They are no pages of the
 * site: the plugin agent-skills checks their form.
 *
 * @param siteDir - folder of the site
 */
export function readSkillPages(siteDir = '.'): WrittenPage[] {
  const folder = path.join(siteDir, SKILLS_FOLDER);
  return readdirSync(folder)
    .sort()
    .map((name) => path.posix.join(SKILLS_FOLDER, name, SKILL_FILE))
    .filter((file) => existsSync(path.join(siteDir, file)))
    .map((file) => written(file, siteDir));
}
