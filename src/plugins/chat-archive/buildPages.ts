import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { RELEASE } from '../../release/version';
import { DIGEST_CHANNELS } from './channelLines';
import { channelName, DIGEST_CHANNEL_IDS, type DigestChannelId } from './channels';
import { DIGEST_TOPICS, isFolded, type DigestTopicId } from './topics';
import type {
  AnswersPage,
  ArchivePage,
  AskedQuestion,
  DigestPage,
  DigestSummary,
  IndexPage as IndexPageData,
  ProblemLink,
  TopicCount,
} from './pages';
import { problemLink, problemPages, problemsByQuestion, withProblemLinks } from './problems/problemPages';
import { foldQuestions } from './foldQuestions';
import { outcomesPages } from './outcomes/outcomesPages';
import type { Problem } from './problems/readProblems';
import type { ArchiveContent } from './readArchive';
import type { Digest, DigestQuestion } from './readDigest';
import { renderBody, type PageSettings } from './renderBody';
import { digestRoute, listRoute, topicRoute } from './route';

/** Creates the data of all pages of the archive. */
export function buildPages({ digests, problems, overviews }: ArchiveContent, settings: PageSettings): ArchivePage[] {
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
      route: listRoute('topics'),
      title: 'Topics of the chat archive',
      description: 'What the community’s chat knew, by topic, with the days on which each came up.',
      topics,
    },
    ...topics.map(({ topic }): ArchivePage => {
      const { label, line } = DIGEST_TOPICS[topic];
      const overview = overviews.get(topic);
      return {
        kind: 'topic',
        route: topicRoute(topic),
        title: `${label} in the chat archive`,
        description: line,
        topic,
        label,
        ...(overview && {
          overview: renderBody(overview.body, settings).html,
          editUrl: settings.editUrl(overview.file),
        }),
        problems: problems.filter((problem) => problem.topic === topic).map(problemLink),
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
    ...answersPages({ digests: newestFirst, problems, overviews }, problemOf, topics),
    ...problemPages(problems, settings),
    ...outcomesPages(newestFirst, settings),
    ...digestPages(digests, problemOf, settings),
  ];
}

function indexPage(digests: readonly Digest[], topics: TopicCount[]): IndexPageData {
  const days: IndexPageData['days'] = {};
  const quietDays: IndexPageData['quietDays'] = {};
  for (const channel of DIGEST_CHANNEL_IDS) {
    const ofChannel = digests
      .filter((digest) => digest.channel === channel)
      .sort((one, other) => one.date.localeCompare(other.date));
    if (ofChannel.length > 0) {
      days[channel] = Object.fromEntries(ofChannel.map(({ date, questions }) => [date, questions.length]));
    }
    const quiet = ofChannel.filter((digest) => digest.quiet).map(({ date }) => date);
    if (quiet.length > 0) {
      quietDays[channel] = quiet;
    }
  }
  return {
    kind: 'index',
    route: '',
    title: 'Chat archive',
    description: 'What the community’s chat knew, day by day and channel by channel, from June to December 2024.',
    days,
    quietDays,
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

/** By topic: the problems, the answered questions that belong to none, and the questions that are open. */
function answersPages(
  { digests: newestFirst, problems, overviews }: ArchiveContent,
  problemOf: ReadonlyMap<DigestQuestion, Problem>,
  topics: readonly TopicCount[],
): AnswersPage[] {
  const alone = (topic: DigestTopicId, open: boolean): AskedQuestion[] =>
    newestFirst.flatMap(({ channel, date, questions }) =>
      questions
        .filter((question) => question.topic === topic && question.open === open && !problemOf.has(question))
        .map(({ question, id }) => ({ question, id, channel, date })),
    );
  const byTopic = (
    listed: (topic: DigestTopicId) => Partial<Pick<AnswersPage['topics'][number], 'problems' | 'questions'>>,
  ): AnswersPage['topics'] =>
    topics
      .map(({ topic }) => ({ topic, problems: [], questions: [], ...listed(topic) }))
      .filter((ofTopic) => ofTopic.problems.length + ofTopic.questions.length > 0)
      .sort((one, other) => Number(isFolded(one.topic)) - Number(isFolded(other.topic)));
  const others = byTopic((topic) => ({
    problems: overviews.has(topic) ? [overviewLink(topic, topics)] : [],
    questions: alone(topic, false),
  }));
  return [
    {
      kind: 'answers',
      route: listRoute('answers'),
      title: 'Answers from the chat',
      description: `What people asked in the chat, by problem, with answers checked against release ${RELEASE.version}.`,
      topics: byTopic((topic) => ({
        problems: problems.filter((problem) => problem.topic === topic).map(problemLink),
      })),
      others: {
        route: listRoute('questions'),
        questions: others.reduce((sum, { questions }) => sum + questions.length, 0),
        overviews: others.reduce((sum, { problems: ofTopic }) => sum + ofTopic.length, 0),
      },
    },
    {
      kind: 'answers',
      route: listRoute('questions'),
      title: 'Other questions',
      description:
        'Questions that came up once, by topic, with an answer from the chat or the release. Each links to its day.',
      topics: others,
      words: Object.fromEntries<string>([
        ...[...overviews].map(([topic, { body }]) => [topicRoute(topic), textOf(body)] as const),
        ...problems.map((problem): [string, string] => [
          problemLink(problem).route,
          [
            problem.id,
            problem.description,
            ...problem.asked.map(({ question }) => question.question),
            textOf(problem.body),
          ].join(' '),
        ]),
      ]),
    },
    {
      kind: 'answers',
      route: listRoute('open'),
      title: 'Still open',
      description: `Questions from the chat that have no known answer, not even in release ${RELEASE.version}. The search leaves out quiet days, so look here.`,
      topics: byTopic((topic) => ({ questions: alone(topic, true) })),
    },
  ];
}

/** What the chat knew about a topic, as lists show it. */
function overviewLink(topic: DigestTopicId, topics: readonly TopicCount[]): ProblemLink {
  const asked = topics.find((count) => count.topic === topic)?.questions ?? 0;
  return { route: topicRoute(topic), title: `${DIGEST_TOPICS[topic].label}: what the chat knew`, asked };
}

function digestPages(
  digests: readonly Digest[],
  problemOf: ReadonlyMap<DigestQuestion, Problem>,
  settings: PageSettings,
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
      ...renderBody(foldQuestions(withProblemLinks(digest, problemOf), digest.questions), settings),
      ...(digest.quiet && { quiet: true }),
      ...(DIGEST_CHANNELS[channel].priceTalk && { priceTalk: true }),
      days: daysOf.get(channel) ?? [],
      sameDay: DIGEST_CHANNEL_IDS.filter((other) => other !== channel && channelsOn.get(date)?.has(other)),
      editUrl: settings.editUrl(file),
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

function summary({ channel, date, description, questions, quiet }: Digest): DigestSummary {
  return { channel, date, description, questions: questions.length, ...(quiet && { quiet }) };
}

/** The words of a text, block by block. */
function textOf({ children }: Root): string {
  return children.map((node) => toString(node)).join(' ');
}
