import { RELEASE } from '../../release/version';
import { channelName, DIGEST_CHANNEL_IDS, DIGEST_CHANNELS, type DigestChannelId } from './channels';
import { DIGEST_TOPICS, type DigestTopicId } from './topics';
import {
  digestRoute,
  type AnswersPage,
  type ArchivePage,
  type DigestPage,
  type DigestSummary,
  type TopicCount,
} from './pages';
import {
  problemLink,
  problemPages,
  problemsByQuestion,
  withProblemLinks,
  type ProblemSettings,
} from './problems/problemPages';
import type { Problem } from './problems/readProblems';
import type { Digest, DigestQuestion } from './readDigest';
import { renderBody } from './renderBody';

export type PageSettings = ProblemSettings;

/**
 * Creates the data of all pages of the archive.
 *
 * @param digests - in any order
 * @param problems - in the order in which lists show them
 */
export function buildPages(
  digests: readonly Digest[],
  problems: readonly Problem[],
  settings: PageSettings,
): ArchivePage[] {
  const newestFirst = [...digests].sort(
    (one, other) => other.date.localeCompare(one.date) || one.channel.localeCompare(other.channel),
  );
  const topics = countTopics(digests);
  const problemOf = problemsByQuestion(problems);
  return [
    indexPage(digests, topics),
    ...channelPages(newestFirst),
    {
      kind: 'topics',
      route: 'topics/',
      title: 'Topics of the chat archive',
      description: 'What the community’s chat was about: every topic with its number of digests and questions.',
      topics,
    },
    ...topics.map(({ topic }): ArchivePage => {
      const { label, line } = DIGEST_TOPICS[topic];
      return {
        kind: 'topic',
        route: `topics/${topic}/`,
        title: `${label} in the chat archive`,
        description: line,
        topic,
        digests: newestFirst
          .filter((digest) => digest.topics.includes(topic))
          .map((digest) => ({
            ...summary(digest),
            onTopic: digest.questions
              .filter((question) => question.topic === topic)
              .map(({ question, id }) => ({ question, id })),
          })),
      };
    }),
    ...answersPages(newestFirst, problems, problemOf, topics),
    ...problemPages(problems, settings),
    ...digestPages(digests, problemOf, settings),
  ];
}

function indexPage(digests: readonly Digest[], topics: TopicCount[]): ArchivePage {
  const days: Partial<Record<DigestChannelId, Record<string, number>>> = {};
  for (const channel of DIGEST_CHANNEL_IDS) {
    const ofChannel = digests
      .filter((digest) => digest.channel === channel)
      .sort((one, other) => one.date.localeCompare(other.date));
    if (ofChannel.length > 0) {
      days[channel] = Object.fromEntries(ofChannel.map(({ date, questions }) => [date, questions.length]));
    }
  }
  return {
    kind: 'index',
    route: '',
    title: 'Chat archive',
    description: 'What the community’s chat knew, day by day and channel by channel, from June to December 2024.',
    days,
    topics,
  };
}

function channelPages(newestFirst: readonly Digest[]): ArchivePage[] {
  return DIGEST_CHANNEL_IDS.flatMap((channel): ArchivePage[] => {
    const digests = newestFirst.filter((digest) => digest.channel === channel).map(summary);
    return digests.length === 0
      ? []
      : [
          {
            kind: 'channel',
            route: `${channel}/`,
            title: `#${channelName(channel)}`,
            description: DIGEST_CHANNELS[channel].line,
            channel,
            digests,
          },
        ];
  });
}

/** The problems and the questions that belong to none, by topic: one page with what was answered, one with the rest. */
function answersPages(
  newestFirst: readonly Digest[],
  problems: readonly Problem[],
  problemOf: ReadonlyMap<DigestQuestion, Problem>,
  topics: readonly TopicCount[],
): AnswersPage[] {
  const byTopic = (shownProblems: readonly Problem[], open: boolean): AnswersPage['topics'] =>
    topics
      .map(({ topic }) => ({
        topic,
        problems: shownProblems.filter((problem) => problem.topic === topic).map(problemLink),
        questions: newestFirst.flatMap(({ channel, date, questions }) =>
          questions
            .filter((question) => question.topic === topic && question.open === open && !problemOf.has(question))
            .map(({ question, id }) => ({ question, id, channel, date })),
        ),
      }))
      .filter((ofTopic) => ofTopic.problems.length + ofTopic.questions.length > 0);
  return [
    {
      kind: 'answers',
      route: 'answers/',
      title: 'Answers from the chat',
      description: `What people asked in the chat, by problem, with answers checked against release ${RELEASE.version}.`,
      topics: byTopic(problems, false),
    },
    {
      kind: 'answers',
      route: 'open/',
      title: 'Still open',
      description: `Questions of the chat that nobody answered and release ${RELEASE.version} doesn’t answer either.`,
      topics: byTopic([], true),
    },
  ];
}

function digestPages(
  digests: readonly Digest[],
  problemOf: ReadonlyMap<DigestQuestion, Problem>,
  { editUrl, ...settings }: PageSettings,
): DigestPage[] {
  const daysOf = new Map<DigestChannelId, string[]>();
  const channelsOn = new Map<string, Set<DigestChannelId>>();
  for (const { channel, date } of digests) {
    daysOf
      .set(channel, daysOf.get(channel) ?? [])
      .get(channel)
      ?.push(date);
    channelsOn.set(date, (channelsOn.get(date) ?? new Set()).add(channel));
  }
  for (const days of daysOf.values()) {
    days.sort();
  }
  return digests.map((digest) => {
    const { file, channel, date, title, description, topics } = digest;
    return {
      kind: 'digest',
      route: digestRoute(channel, date),
      title,
      description,
      channel,
      date,
      topics: topics.map((topic) => ({ topic, ...DIGEST_TOPICS[topic] })),
      ...renderBody(withProblemLinks(digest, problemOf), settings),
      days: daysOf.get(channel) ?? [],
      sameDay: DIGEST_CHANNEL_IDS.filter((other) => other !== channel && channelsOn.get(date)?.has(other)),
      ...(editUrl && { editUrl: editUrl(file) }),
    };
  });
}

function countTopics(digests: readonly Digest[]): TopicCount[] {
  return (Object.keys(DIGEST_TOPICS) as DigestTopicId[])
    .map((topic) => ({
      topic,
      digests: digests.filter((digest) => digest.topics.includes(topic)).length,
      questions: digests.flatMap(({ questions }) => questions).filter((question) => question.topic === topic).length,
    }))
    .filter((count) => count.digests > 0);
}

function summary({ channel, date, description, questions }: Digest): DigestSummary {
  return { channel, date, description, questions: questions.length };
}
