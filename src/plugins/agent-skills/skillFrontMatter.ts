import { z } from 'zod/v4';
import { text } from '../../checks/frontMatter/sharedFields';
import { RELEASE } from '../../release/version';

/** Longest description that the format of Agent Skills allows. */
const MAX_SKILL_DESCRIPTION = 1024;

const NO_DESCRIPTION = 'there is no description: say what the skill does and when to use it';
const NO_LICENSE = 'there is no license: write "license: MIT"';
const NO_METADATA = 'there is no metadata: add release and sources below it';
const NO_SOURCES =
  'metadata has no sources: list the files of the release that the skill was checked against, below "sources: >-"';

/**
 * Front matter of a skill: that of Agent Skills (https://agentskills.io/specification), with what this site wants in
 * `metadata`, where only texts are allowed.
 *
 * @param folder - name of the skill's folder, which must be its name
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the type is that of the schema
export function skillFrontMatter(folder: string) {
  return z.strictObject({
    name: z.literal(folder, {
      error: ({ input }) => `name ${JSON.stringify(input ?? '')} differs from the folder's: write "name: ${folder}"`,
    }),
    description: text(NO_DESCRIPTION).max(MAX_SKILL_DESCRIPTION, {
      error: ({ input }) =>
        `the description has ${(input as string).length} characters: shorten it to ${MAX_SKILL_DESCRIPTION}`,
    }),
    license: text(NO_LICENSE),
    metadata: z.strictObject(
      {
        /** The release that the skill is for. */
        release: z.literal(RELEASE.version, {
          error: `metadata has a different release from the site: write release: "${RELEASE.version}"`,
        }),
        /** Files of the release that the text was checked against, with spaces between them. */
        sources: text(NO_SOURCES),
      },
      {
        error: ({ code }) =>
          code === 'unrecognized_keys' ? 'metadata may have release and sources only: remove the rest' : NO_METADATA,
      },
    ),
  });
}
