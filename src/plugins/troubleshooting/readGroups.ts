import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { parseYaml, type ParsedYaml } from '../../utils/parseYaml';

export const GROUPS_FILE = 'src/plugins/troubleshooting/groups.yml';

const groupsSchema = z
  .strictObject({
    groups: z.record(z.string(), z.string()),
    pages: z.record(z.string(), z.string()),
    elsewhere: z.record(z.string(), z.array(z.string())),
    announcements: z.array(z.string()),
  })
  .superRefine(({ groups, pages, elsewhere }, context) => {
    const used = [
      ...Object.entries(pages).map(([file, group]) => ({ group, at: ['pages', file] })),
      ...Object.keys(elsewhere).map((group) => ({ group, at: ['elsewhere', group] })),
    ];
    for (const { group, at } of used.filter((one) => !Object.hasOwn(groups, one.group))) {
      const known = Object.keys(groups).join(', ');
      context.addIssue({ code: 'custom', path: at, message: `there is no group "${group}": write one of ${known}` });
    }
  });

/** What groups.yml says, where comments explain each part. */
export type Groups = z.infer<typeof groupsSchema>;

/**
 * Reads groups.yml.
 *
 * @param text - its content, if it isn't read from the file
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function readGroups(text = readFileSync(path.join(__dirname, 'groups.yml'), 'utf8')): ParsedYaml<Groups> {
  return parseYaml(GROUPS_FILE, text, groupsSchema);
}
