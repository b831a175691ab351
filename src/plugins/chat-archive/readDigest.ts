import { createSlugger } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkFrontMatter } from '../../checks/frontMatter/checkFrontMatter';
import { parsePage } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import { CORRECTION_MARK } from '../../release/version';
import { isDay } from '../../utils/dates';
import { repeats } from '../../utils/repeats';
import { DIGEST_CHANNEL_IDS, isDigestChannel, type DigestChannelId } from './channels';
import { digestFrontMatter, MAX_TOPICS, TOPICS_FILE, type DigestFrontMatter } from './frontMatter';
import { isDigestTopic, type DigestTopicId } from './topics';
import { findPeople } from './findPeople';
import { readItems, type DigestItem } from './outcomes/readItems';
import { contentsOf, type Reading } from './readings';

/** One question of a digest. */
export interface DigestQuestion {
  /** Anchor on the page of the digest. */
  id: string;
  question: string;
  topic: DigestTopicId;
  /** The text below the question; it begins with "Open." if no one answered. */
  answer: Root;
  open: boolean;
}

/** One day of one channel. */
export interface Digest extends Pick<DigestFrontMatter, 'title' | 'date' | 'description' | 'topics'> {
  /** Path with forward slashes, relative to the site. */
  file: string;
  channel: DigestChannelId;
  /** Line of the file on which the description is. */
  descriptionLine: number;
  /** The whole body, without comments. */
  body: Root;
  questions: DigestQuestion[];
  decisions: DigestItem[];
  actionItems: DigestItem[];
  /** Whether the day has neither a decision nor a question with an answer. */
  quiet: boolean;
}

/** The heading that each digest begins with. */
export const SUMMARY = 'Summary';
const DECISIONS = 'Decisions';
const ACTION_ITEMS = 'Action items';
const PARTS = [SUMMARY, DECISIONS, 'Questions', 'Help given', ACTION_ITEMS];
/** The longest summary of a quiet day, in characters: about two lines. */
const MAX_QUIET = 220;
const FILE = /(?:^|\/)([^/]+\/[^/]+)\/chat_(\d{4}-\d{2}-\d{2})\.md$/u;
const HTML_MESSAGE = 'HTML is not shown: write Markdown';
const TOPIC_COMMENT = /^<!-- topic: (\S+) -->$/u;

/**
 * Reads all digests.
 *
 * @throws an error that names file, line and fix of everything that is wrong, also of descriptions that were copied
 */
export function readDigests(files: readonly WrittenFile[]): Digest[] {
  return contentsOf(
    'The digests of the chat archive',
    files.map(({ file, text }) => readDigest(file, text)),
    (digests) =>
      repeats(digests, ({ description }) => description).map(
        ({ item, first }) =>
          `${item.file}:${item.descriptionLine}: ${first.file} has the same description: say what this day was about`,
      ),
  );
}

/**
 * Reads a digest and checks it: path, front matter, topics, form of the body, names of people.
 *
 * @param file - path with forward slashes; it says the channel and the day, and is used in messages
 */
export function readDigest(file: string, text: string): Reading<Digest> {
  const [, folder = '', day = ''] = FILE.exec(file) ?? [];
  if (!day) {
    return { problems: [`${file}:1: this is not a digest: name the file {section}/{channel}/chat_{YYYY-MM-DD}.md`] };
  }
  if (!isDay(day)) {
    return { problems: [`${file}:1: there is no day ${day}: fix the file name`] };
  }
  if (!isDigestChannel(folder)) {
    const fix = 'add it to src/plugins/chat-archive/channels.ts, or move the file to one of';
    return { problems: [`${file}:1: unknown channel "${folder}": ${fix} ${DIGEST_CHANNEL_IDS.join(', ')}`] };
  }

  const page = parsePage(file, text);
  if (page.problem !== undefined) {
    return { problems: [page.problem] };
  }
  const { tree: body, bodyLine, frontMatter } = page;
  const { data, problems } = checkFrontMatter(page, digestFrontMatter(folder, day));
  const problem = (line: number, message: string): void => {
    problems.push(`${file}:${line}: ${message}`);
  };
  const topics = Array.isArray(frontMatter.topics) ? frontMatter.topics.filter(isDigestTopic) : [];

  for (const { line, message } of findPeople(text, body, bodyLine)) {
    problem(line, message);
  }
  const { questions, ...read } = readBody(body, topics);
  const [decisions, actionItems] = [DECISIONS, ACTION_ITEMS].map((part) => {
    const { items, problems: ofItems } = readItems(read.parts.get(part) ?? [], part);
    read.problems.push(...ofItems);
    return items;
  }) as [DigestItem[], DigestItem[]];
  if (data?.topics.length === 0 && (questions.length > 0 || decisions.length > 0)) {
    problem(
      page.lineOf('topics'),
      `the day has questions or decisions, but no topic: name 1 to ${MAX_TOPICS} of ${TOPICS_FILE}`,
    );
  }
  const quiet = decisions.length === 0 && questions.every(({ open }) => open);
  const summary = (read.parts.get(SUMMARY) ?? []).filter(({ type }) => type !== 'definition');
  if (quiet && (summary.length > 1 || toString(summary).length > MAX_QUIET)) {
    read.problems.push({
      line: lineOf(summary[0]),
      message: `nothing was answered or decided on this day: describe it in a paragraph of at most ${MAX_QUIET} characters`,
    });
  }
  for (const { line, message } of read.problems) {
    problem(bodyLine + line - 1, message);
  }

  if (!data || problems.length > 0) {
    return { problems };
  }
  const shown: Root = { type: 'root', children: body.children.filter(({ type }) => type !== 'html') };
  return {
    content: {
      ...data,
      file,
      channel: folder,
      descriptionLine: page.lineOf('description'),
      body: shown,
      questions,
      decisions,
      actionItems,
      quiet,
    },
    problems,
  };
}

interface LineProblem {
  line: number;
  message: string;
}

function readBody(
  body: Root,
  topics: readonly DigestTopicId[],
): { questions: DigestQuestion[]; parts: ReadonlyMap<string, RootContent[]>; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const questions: DigestQuestion[] = [];
  const slugger = createSlugger();
  const parts = new Map<string, RootContent[]>();
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
          problems.push({
            line,
            message: `"${text}" is out of place: the sections are ${PARTS.join(', ')}, in this order`,
          });
        }
        part = text;
        parts.set(text, []);
      } else if (node.depth === 3 && part === 'Questions') {
        if (questions.some(({ question: other }) => other === text)) {
          problems.push({ line, message: `"${text}" is asked twice: keep one` });
        }
        if (!text.endsWith('?')) {
          problems.push({ line, message: `"${text}" is not a question: end it with a question mark` });
        }
        question = {
          id,
          question: text,
          topic: topics[0] ?? 'ai16z',
          answer: { type: 'root', children: [] },
          open: false,
        };
        questionLine = line;
        questions.push(question);
        parts.get(part)?.push(node);
      } else {
        problems.push({ line, message: 'only sections (##) and questions (###) have headings: write it as text' });
      }
      continue;
    }
    if (node.type === 'html') {
      const topic = TOPIC_COMMENT.exec(node.value)?.[1];
      if (!topic || !question) {
        problems.push({ line, message: HTML_MESSAGE });
      } else if (!topics.some((known) => known === topic)) {
        problems.push({
          line,
          message: `topic "${topic}" is not among the topics of the digest: add it there, or choose one of them`,
        });
      } else {
        question.topic = topics.find((known) => known === topic) ?? question.topic;
      }
      continue;
    }
    if (part && part !== 'Questions') {
      parts.get(part)?.push(node);
    }
    if (question) {
      question.answer.children.push(node);
      question.open = isOpen(question.answer);
    } else if (!part || part === 'Questions') {
      problems.push({ line, message: 'this text is outside a section or a question: move it' });
    }
  }
  endQuestion();
  // HTML between blocks is checked above.
  const inlineHtml = new Set<number>();
  visit(body, 'html', (node, _, parent) => {
    if (parent !== body) {
      inlineHtml.add(lineOf(node));
    }
  });
  problems.push(...[...inlineHtml].map((line) => ({ line, message: HTML_MESSAGE })));
  if (!parts.get(SUMMARY)?.length) {
    problems.push({ line: 1, message: 'the digest is empty: say under "## Summary" what was discussed' });
  }
  for (const [name, nodes] of parts) {
    if (nodes.length === 0 && name !== SUMMARY) {
      problems.push({ line: 1, message: `"${name}" is empty: remove the section` });
    }
  }
  return { questions, parts, problems };
}

/** Whether an answer begins with "Open." and has no paragraph that says what is right for the release. */
function isOpen({ children }: Root): boolean {
  const texts = children.map((node) => toString(node));
  return texts[0]?.startsWith('Open.') === true && !texts.some((text) => text.startsWith(CORRECTION_MARK));
}

function lineOf(node: RootContent | undefined): number {
  return node?.position?.start.line ?? 1;
}
