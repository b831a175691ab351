import { z } from 'zod/v4';
import { description } from '../../checks/frontMatter/sharedFields';
import { channelName, digestTitle, type DigestChannelId } from './channels';
import { DIGEST_TOPICS, type DigestTopicId } from './topics';

export const MAX_TOPICS = 6;
export const TOPICS_FILE = 'src/plugins/chat-archive/topics.ts';

/** A topic of the archive. */
export const topicField = z.enum(Object.keys(DIGEST_TOPICS) as DigestTopicId[], {
  error: ({ input }) => `unknown topic ${JSON.stringify(input)}: choose one of ${TOPICS_FILE}`,
});

/**
 * Front matter of a digest. Most of it follows from the file's path. There may be no topics: whether the day needs any
 * depends on its questions, which readDigest.ts knows.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the type is that of the schema
export function digestFrontMatter(channel: DigestChannelId, day: string) {
  const told = (key: string, value: string): z.ZodLiteral<string> =>
    z.literal(value, {
      error: ({ input }) =>
        `${key} ${JSON.stringify(input ?? '')} does not match the file name: write ${key}: "${value}"`,
    });
  return z.strictObject({
    title: told('title', digestTitle(channel, day)),
    date: told('date', day),
    section: told('section', channel.slice(0, channel.indexOf('/'))),
    channel: told('channel', channelName(channel)),
    description: description('there is no description: say in one sentence what the day was about'),
    topics: z.array(topicField, { error: wrongTopics }).max(MAX_TOPICS, { error: wrongTopics }),
  });
}

export type DigestFrontMatter = z.infer<ReturnType<typeof digestFrontMatter>>;

function wrongTopics({ input }: { input?: unknown }): string {
  const found = Array.isArray(input) ? `there are ${input.length} topics` : 'there is no list of topics';
  return `${found}: name up to ${MAX_TOPICS} of ${TOPICS_FILE}`;
}
