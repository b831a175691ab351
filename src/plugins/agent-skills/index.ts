import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SKILLS_FOLDER } from '../../checks/skillPages';
import { createIndex, skillUrl } from './createIndex';
import { readSkills, type Skill } from './readSkills';

/** Where programs look for the skills of a site, below its base URL. */
const PUBLISHED = '.well-known/agent-skills';

/**
 * Publishes the skills for coding agents, so that `npx skills add` with the site's address installs them.
 *
 * @param context - the site
 * @throws an error with file, line and fix of everything that is wrong in the skills
 */
export default function agentSkillsPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin<Skill[]> {
  return {
    name: 'agent-skills',

    getPathsToWatch: () => [`${path.join(siteDir, SKILLS_FOLDER)}/**/*.md`],

    loadContent() {
      const { skills, problems } = readSkills(siteDir);
      if (problems.length > 0) {
        throw new Error(`The skills need fixing:\n${problems.join('\n')}`);
      }
      return Promise.resolve(skills);
    },

    async postBuild({ content: skills, outDir }) {
      const folder = path.join(outDir, PUBLISHED);
      for (const skill of skills) {
        const file = path.join(folder, skillUrl(skill));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, skill.bytes);
      }
      await writeFile(path.join(folder, 'index.json'), JSON.stringify(createIndex(skills)));
    },
  };
}
