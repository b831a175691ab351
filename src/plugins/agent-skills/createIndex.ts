import { createHash } from 'node:crypto';
import { SKILL_FILE } from '../../checks/skillPages';
import type { Skill } from './readSkills';

/** A skill in the index. */
interface IndexEntry {
  name: string;
  description: string;
  type: 'skill-md';
  /** Address of the file, relative to the index. */
  url: string;
  /** SHA-256 of the file. */
  digest: string;
  /** Files of the skill, for programs that don't know `url` and `digest`. */
  files: string[];
}

/** The index of all skills. */
export interface SkillsIndex {
  $schema: string;
  skills: IndexEntry[];
}

/** The form with digests. Programs that look for it refuse an index that names another schema. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Where a skill's file is, relative to the index. */
export function skillUrl({ name }: Pick<Skill, 'name'>): string {
  return `${name}/${SKILL_FILE}`;
}

/**
 * Creates the index by which programs find the skills of a site.
 *
 * @param skills - sorted by name
 * @returns an index that has each skill in both forms: with `url` and `digest`, and with `files`
 */
export function createIndex(skills: readonly Skill[]): SkillsIndex {
  return {
    $schema: SCHEMA,
    skills: skills.map((skill) => ({
      name: skill.name,
      description: skill.description,
      type: 'skill-md',
      url: skillUrl(skill),
      digest: `sha256:${createHash('sha256').update(skill.bytes).digest('hex')}`,
      files: [SKILL_FILE],
    })),
  };
}
