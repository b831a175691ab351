import type { DigestChannelId } from './channels';
import type { Outcome } from './outcomes/readItems';
import type { DigestTopic, DigestTopicId } from './topics';

/** The data of a page of the archive. The build renders it. The browser reads it from the HTML, or fetches it. */
export type ArchivePage =
  IndexPage | ChannelPage | TopicsPage | TopicPage | AnswersPage | ProblemPage | OutcomesPage | DigestPage;

interface PageBase {
  /** Route below the archive's, without a slash in front: `development/coders/`. */
  route: string;
  title: string;
  /** Sentence for search results. */
  description: string;
  /** When its files were last changed, in milliseconds; left out if git doesn't know. */
  lastUpdatedAt?: number;
}

/** A digest as shown in lists. */
export interface DigestSummary {
  channel: DigestChannelId;
  /** `YYYY-MM-DD`. */
  date: string;
  description: string;
  /** Number of its questions. */
  questions: number;
  /** Whether nothing was answered or decided on the day; otherwise left out. */
  quiet?: true;
}

/** A question on the page of a digest. */
export interface QuestionLink {
  question: string;
  /** Anchor on the page of the digest. */
  id: string;
}

export interface TopicCount {
  topic: DigestTopicId;
  digests: number;
  questions: number;
}

export interface IndexPage extends PageBase {
  kind: 'index';
  /** By channel, then by day: number of questions. */
  days: Partial<Record<DigestChannelId, Record<string, number>>>;
  /** The days of each channel on which nothing was answered or decided. */
  quietDays: Partial<Record<DigestChannelId, string[]>>;
  topics: TopicCount[];
}

export interface ChannelPage extends PageBase {
  kind: 'channel';
  channel: DigestChannelId;
  /** Newest first. */
  digests: DigestSummary[];
}

export interface TopicsPage extends PageBase {
  kind: 'topics';
  topics: TopicCount[];
}

export interface TopicPage extends PageBase {
  kind: 'topic';
  topic: DigestTopicId;
  /** The name of the topic. */
  label: string;
  /** What the chat knew, as HTML. */
  overview?: string;
  editUrl?: string;
  problems: ProblemLink[];
  /** Newest first, each with its questions on the topic. */
  digests: (DigestSummary & { onTopic: QuestionLink[] })[];
}

/** A problem as shown in lists. */
export interface ProblemLink {
  /** Route below the archive's: `problems/x-login/`. */
  route: string;
  title: string;
  /** Number of questions of the chat about it. */
  asked: number;
}

/** A question with the digest that has it. */
export interface AskedQuestion extends QuestionLink {
  channel: DigestChannelId;
  date: string;
}

export interface AnswersPage extends PageBase {
  kind: 'answers';
  /**
   * The problems of each topic, and the questions that belong to none; on the page of the other questions the overview of
   * the topic instead of problems.
   */
  topics: { topic: DigestTopicId; problems: ProblemLink[]; questions: AskedQuestion[] }[];
  /** The page with the other questions that were answered, which the filter searches, too. */
  others?: { route: string; questions: number; overviews: number };
  /**
   * On the page of the other questions: what the filter finds problems and overviews by besides their titles, by their
   * routes: all of their text.
   */
  words?: Record<string, string>;
}

export interface ProblemPage extends PageBase {
  kind: 'problem';
  topic: DigestTopicId;
  /** The answer as HTML. */
  html: string;
  toc: TocItem[];
  /** Newest first. */
  asked: AskedQuestion[];
  /** On how many days. */
  days: number;
  editUrl?: string;
}

/** A decision or an action item of a digest, as HTML. */
export interface ToldItem {
  channel: DigestChannelId;
  date: string;
  html: string;
  outcome?: { kind: Outcome; html: string };
}

export interface OutcomesPage extends PageBase {
  kind: 'outcomes';
  /** Anchor of their section on the page of a digest. */
  section: string;
  /** Newest first. */
  items: ToldItem[];
}

/** A heading in the table of contents. */
export interface TocItem {
  value: string;
  id: string;
  level: number;
}

export interface DigestPage extends PageBase {
  kind: 'digest';
  channel: DigestChannelId;
  date: string;
  /** With their labels and descriptions, so that the browser doesn't need the list of all topics. */
  topics: (DigestTopic & { topic: DigestTopicId })[];
  /** The body as HTML. */
  html: string;
  toc: TocItem[];
  /** Whether nothing was answered or decided; otherwise left out. */
  quiet?: true;
  /** Whether the channel is about prices; otherwise left out. */
  priceTalk?: true;
  /** All days of the channel, oldest first. */
  days: string[];
  /** The other channels of this day. */
  sameDay: DigestChannelId[];
  editUrl?: string;
}

/** Component of each kind of page, a file in client/. The list for the browser is in client/loadView.tsx. */
export const PAGE_COMPONENTS: Record<ArchivePage['kind'], string> = {
  index: 'IndexPage',
  channel: 'DigestListPage',
  topics: 'TopicsPage',
  topic: 'DigestListPage',
  answers: 'AnswersPage',
  problem: 'ProblemPage',
  outcomes: 'OutcomesPage',
  digest: 'DigestPage',
};
