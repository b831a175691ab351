import { createSlugger } from '@docusaurus/utils';
import matter from 'gray-matter';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { channelName, DIGEST_CHANNEL_IDS, digestTitle, isDigestChannel, type DigestChannelId } from '../../utils/digestChannels';
import { isDigestTopic, type DigestTopicId } from '../../utils/digestTopics';

/** One question of a digest. */
export interface DigestQuestion {
  /** Anchor on the page of the digest. */
  id: string;
  question: string;
  topic: DigestTopicId;
  /** What stands below the question; it begins with "Open." if nobody answered. */
  answer: Root;
  open: boolean;
}

/** One day of one channel. */
export interface Digest {
  /** Path with forward slashes, relative to the site. */
  file: string;
  /** `YYYY-MM-DD`. */
  date: string;
  channel: DigestChannelId;
  title: string;
  description: string;
  topics: DigestTopicId[];
  /** The whole body, without comments. */
  body: Root;
  questions: DigestQuestion[];
}

export interface DigestReading {
  digest?: Digest;
  /** `community/Discord/…:3: what is wrong, and the mend`, one line each. */
  problems: string[];
}

const PARTS = ['Summary', 'Questions', 'Help given', 'Action items'];
const MAX_TOPICS = 6;
const MAX_DESCRIPTION = 140;
const FILE = /([^/]+\/[^/]+)\/chat_(\d{4}-\d{2}-\d{2})\.md$/u;
const TOPIC_COMMENT = /^<!-- topic: (\S+) -->$/u;
/** `@name`, but not the scope of a package such as `@elizaos/core`, nor a mail address. */
const HANDLE = /(?<![\w/.@])@[A-Za-z]\w+(?![\w-]*\/)/u;

/** Whether a date in the form `YYYY-MM-DD` is one of the calendar. */
export function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date);
}

/**
 * Reads a digest and checks it: path, front matter, vocabularies, form of the body, names of people.
 *
 * @param file - path with forward slashes, for messages and for what the file name tells
 */
export function readDigest(file: string, text: string): DigestReading {
  const problems: string[] = [];
  const problem = (line: number, message: string): void => {
    problems.push(`${file}:${line}: ${message}`);
  };
  const [, folder = '', day = ''] = FILE.exec(file) ?? [];
  if (!day) {
    return { problems: [`${file}:1: this is no digest: name the file {section}/{channel}/chat_{YYYY-MM-DD}.md`] };
  }
  if (!isDay(day)) {
    return { problems: [`${file}:1: there is no day ${day}: mend the file name`] };
  }
  if (!isDigestChannel(folder)) {
    const mend = 'add it to src/utils/digestChannels.ts, or move the file to one of';
    return { problems: [`${file}:1: unknown channel "${folder}": ${mend} ${DIGEST_CHANNEL_IDS.join(', ')}`] };
  }

  const frontMatter = readFrontMatter(text);
  if ('message' in frontMatter) {
    return { problems: [`${file}:${frontMatter.line}: the front matter is broken: ${frontMatter.message}`] };
  }
  const { data, lineOf, bodyText, bodyLine } = frontMatter;
  const expected = {
    title: digestTitle(folder, day),
    date: day,
    section: folder.slice(0, folder.indexOf('/')),
    channel: channelName(folder),
  };
  for (const [key, value] of Object.entries(expected)) {
    const found = data[key] instanceof Date ? data[key].toISOString().slice(0, 10) : data[key];
    if (found !== value) {
      problem(lineOf(key), `${key} "${String(found ?? '')}" is not that of the file name: write ${key}: "${value}"`);
    }
  }
  const description = typeof data.description === 'string' ? data.description.trim() : '';
  if (!description) {
    problem(lineOf('description'), 'there is no description: tell in a sentence what the day was about');
  } else if (description.length > MAX_DESCRIPTION) {
    problem(lineOf('description'), `the description has ${description.length} characters: shorten it to ${MAX_DESCRIPTION}`);
  }
  const topics = Array.isArray(data.topics) ? data.topics.map(String) : [];
  if (topics.length === 0 || topics.length > MAX_TOPICS) {
    problem(lineOf('topics'), `there are ${topics.length} topics: name 1 to ${MAX_TOPICS} of src/utils/digestTopics.ts`);
  }
  for (const topic of topics.filter((name) => !isDigestTopic(name))) {
    problem(lineOf('topics'), `unknown topic "${topic}": choose from src/utils/digestTopics.ts`);
  }
  const knownTopics = topics.filter(isDigestTopic);

  text.split('\n').forEach((line, index) => {
    const handle = HANDLE.exec(line.replaceAll(/`[^`]*`|\]\([^)]*\)/gu, ''));
    if (handle) {
      problem(index + 1, `"${handle[0]}" looks like the name of a person: digests name no one`);
    }
  });
  const body = unified().use(remarkParse).use(remarkGfm).parse(bodyText);
  const { questions, ...read } = readBody(body, knownTopics);
  for (const { line, message } of read.problems) {
    problem(bodyLine + line - 1, message);
  }

  if (problems.length > 0) {
    return { problems };
  }
  const shown: Root = { type: 'root', children: body.children.filter(({ type }) => type !== 'html') };
  return {
    digest: { file, date: day, channel: folder, title: expected.title, description, topics: knownTopics, body: shown, questions },
    problems,
  };
}

interface FrontMatterReading {
  data: Record<string, unknown>;
  /** Line of a key in the file, from 1. */
  lineOf: (key: string) => number;
  bodyText: string;
  /** Line of the file at which the body starts, from 1. */
  bodyLine: number;
}

function readFrontMatter(text: string): FrontMatterReading | { message: string; line: number } {
  const lines = text.split('\n');
  try {
    // The second argument turns gray-matter's cache off, which would hide the error of a text that was read before.
    const { data, content } = matter(text, {});
    return {
      data,
      lineOf: (key) => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1,
      bodyText: content,
      bodyLine: text.slice(0, text.length - content.length).split('\n').length,
    };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } };
    return { message: `${reason ?? String(error)}: write it as the other digests have it`, line: (mark?.line ?? 0) + 1 };
  }
}

interface LineProblem {
  line: number;
  message: string;
}

function readBody(
  body: Root,
  topics: readonly DigestTopicId[],
): { questions: DigestQuestion[]; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const questions: DigestQuestion[] = [];
  const slugger = createSlugger();
  const contents = new Map<string, number>();
  let part: string | undefined;
  let question: DigestQuestion | undefined;
  let questionLine = 0;

  const endQuestion = (): void => {
    if (question && question.answer.children.length === 0) {
      problems.push({ line: questionLine, message: 'this question has no answer: write one, or **Open.**' });
    }
    question = undefined;
  };

  for (const node of body.children) {
    const line = lineOf(node);
    if (node.type === 'heading') {
      const text = toString(node);
      const id = slugger.slug(text);
      endQuestion();
      if (node.depth === 2) {
        const place = PARTS.indexOf(text);
        if (place < 0 || (part && place <= PARTS.indexOf(part))) {
          problems.push({ line, message: `"${text}" is out of place: the parts are ${PARTS.join(', ')}, in this order` });
        }
        part = text;
        contents.set(text, 0);
      } else if (node.depth === 3 && part === 'Questions') {
        if (questions.some(({ question: other }) => other === text)) {
          problems.push({ line, message: `"${text}" is asked twice: keep one` });
        }
        if (!text.endsWith('?')) {
          problems.push({ line, message: `"${text}" is no question: end it with a question mark` });
        }
        question = { id, question: text, topic: topics[0] ?? 'ai16z', answer: { type: 'root', children: [] }, open: false };
        questionLine = line;
        questions.push(question);
        contents.set(part, (contents.get(part) ?? 0) + 1);
      } else {
        problems.push({ line, message: 'only parts (##) and questions (###) have headings: write it as text' });
      }
      continue;
    }
    if (node.type === 'html') {
      const topic = TOPIC_COMMENT.exec(node.value)?.[1];
      if (!topic || !question) {
        problems.push({ line, message: 'HTML is not shown: write Markdown' });
      } else if (!topics.some((known) => known === topic)) {
        problems.push({ line, message: `topic "${topic}" is not among the topics of the digest: add it there, or choose one of them` });
      } else {
        question.topic = topics.find((known) => known === topic) ?? question.topic;
      }
      continue;
    }
    if (part && part !== 'Questions') {
      contents.set(part, (contents.get(part) ?? 0) + 1);
    }
    if (question) {
      question.answer.children.push(node);
      question.open = isOpen(question.answer);
    } else if (!part || part === 'Questions') {
      problems.push({ line, message: 'this text stands outside of a part or a question: move it' });
    }
  }
  endQuestion();
  if (!contents.get('Summary')) {
    problems.push({ line: 1, message: 'the digest is empty: tell under "## Summary" what was talked about' });
  }
  for (const [name, count] of contents) {
    if (count === 0 && name !== 'Summary') {
      problems.push({ line: 1, message: `"${name}" is empty: leave the part out` });
    }
  }
  return { questions, problems };
}

/** Whether an answer begins with "Open." and nothing says what is right for the release. */
function isOpen({ children }: Root): boolean {
  const texts = children.map((node) => toString(node));
  return texts[0]?.startsWith('Open.') === true && !texts.some((text) => text.startsWith('In 0.1.7:'));
}

function lineOf(node: RootContent): number {
  return node.position?.start.line ?? 1;
}
