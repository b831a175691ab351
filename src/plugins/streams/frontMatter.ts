import { z } from 'zod/v4';
import { description, docusaurusFields, text } from '../../checks/frontMatter/sharedFields';
import { STREAM_TOPICS, UNKNOWN_RECORDING, type StreamTopic } from './topics';

const TOPICS = Object.keys(STREAM_TOPICS) as StreamTopic[];
const NO_TOPICS = `there are no topics: choose from ${TOPICS.join(', ')}`;
const NO_RECORDING = `there is no recording: add its https URL, or write "${UNKNOWN_RECORDING}"`;

/**
 * Front matter of stream notes.
 *
 * @param day - date in the file name, `YYYY-MM-DD`
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the type is that of the schema
export function streamFrontMatter(day: string) {
  return z.strictObject({
    ...docusaurusFields,
    title: text('there is no title: add one'),
    description: description('there is no description: add one'),
    /** The day, `YYYY-MM-DD`. */
    date: z.literal(day, {
      error: ({ input }) => `date ${JSON.stringify(input ?? '')} does not match the file name: write "date: ${day}"`,
    }),
    /** Address of the recording. */
    recording: z
      .string({ error: NO_RECORDING })
      .regex(new RegExp(`^(?:https://\\S+|${UNKNOWN_RECORDING})$`, 'u'), { error: NO_RECORDING }),
    /** Length of the recording. */
    minutes: z
      .int({ error: ({ input }) => noLength(input) })
      .positive({ error: ({ input }) => noLength(input) })
      .optional(),
    /** What it was about. */
    topics: z
      .array(
        z.enum(TOPICS, {
          error: ({ input }) => `unknown topic ${JSON.stringify(input)}: choose from ${TOPICS.join(', ')}`,
        }),
        { error: NO_TOPICS },
      )
      .min(1, { error: NO_TOPICS }),
  });
}

export type StreamFrontMatter = z.infer<ReturnType<typeof streamFrontMatter>>;

function noLength(minutes: unknown): string {
  return `minutes ${JSON.stringify(minutes)} is not a length: write whole minutes, or leave it out`;
}
