import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { List, Root, RootContent } from 'mdast';
import { parsePage, written } from '../../page-model/written';

interface Options {
  /** Folder of the site. */
  siteDir: string;
}

/** Folder of the questions, a page for each topic, and the index. */
const FOLDER = 'docs/faq';
const INDEX = `${FOLDER}/index.md`;

interface Question {
  text: string;
  anchor: string;
  /** Line of its heading. */
  line: number;
}

/** The questions of each topic: `install` for `docs/faq/install.md`. */
type Topics = ReadonlyMap<string, readonly Question[]>;

/**
 * A remark plugin for the index of the FAQ: a paragraph that is only a link to `/docs/faq/install/` becomes the list of the
 * questions of that page. Each is a link to its answer and has the answer's anchor, so that links to the time when all answers were on one
 * page still lead to the question.
 *
 * @throws an error with file, line and fix if the index leaves out a topic or names one that doesn't exist
 */
export function listQuestions({ siteDir }: Options): (tree: Root, file: { path?: string }) => void {
  return (tree, file) => {
    if (!file.path || path.resolve(file.path) !== path.resolve(siteDir, INDEX)) {
      return;
    }
    const topics = readTopics(siteDir);
    const problems = checkTopics(readFileSync(file.path, 'utf8'), topics);
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    tree.children = tree.children.map((node) => {
      const topic = topicOf(node);
      return topic === undefined ? node : linksTo(topic, topics.get(topic) ?? []);
    });
  };
}

/** The topic of a paragraph that is only a link to it. */
function topicOf(node: RootContent): string | undefined {
  const [link, ...others] = node.type === 'paragraph' ? node.children : [];
  return link?.type === 'link' && others.length === 0 ? /^\/docs\/faq\/([^/#]+)\/$/u.exec(link.url)?.[1] : undefined;
}

/** The same as topicOf, for a line of the file. */
function topicOfLine(text: string): string | undefined {
  return /^\[[^\]]+\]\(\/docs\/faq\/([^/#]+)\/\)$/u.exec(text.trim())?.[1];
}

/** Reads the questions of all topics. */
function readTopics(siteDir: string): Topics {
  return new Map(
    readdirSync(path.join(siteDir, FOLDER))
      .filter((name) => name.endsWith('.md') && name !== path.basename(INDEX))
      .sort()
      .map((name) => [name.slice(0, -'.md'.length), questionsOf(written(`${FOLDER}/${name}`, siteDir).text, name)]),
  );
}

/**
 * Reads the FAQ and checks it.
 *
 * @param siteDir - folder of the site
 * @returns the anchors that the build gives to the index, and `docs/faq/x.md:12: what is wrong: the fix`, one line each
 * @throws an error with file, line and fix if the front matter of a page cannot be read
 */
export function readFaq(siteDir: string): { anchors: string[]; problems: string[] } {
  const topics = readTopics(siteDir);
  return {
    anchors: [...topics.values()].flatMap((questions) => questions.map(({ anchor }) => anchor)),
    problems: checkTopics(written(INDEX, siteDir).text, topics),
  };
}

/** The headings of the second level. */
export function questionsOf(text: string, name: string): Question[] {
  return parsePage(`${FOLDER}/${name}`, text)
    .headings.filter(({ depth }) => depth === 2)
    .map(({ text: question, anchor, line }) => ({ text: question, anchor, line }));
}

/**
 * What is wrong with the index: a topic that it doesn't have, or has twice, a link to no page, two questions
 * with one anchor.
 *
 * @param index - the text of its file
 */
export function checkTopics(index: string, topics: Topics): string[] {
  const problems: string[] = [];
  const lines = new Map<string, number>();
  index.split('\n').forEach((text, number) => {
    const topic = topicOfLine(text);
    if (topic === undefined) {
      return;
    }
    if (!topics.has(topic)) {
      problems.push(`${INDEX}:${number + 1}: there is no ${FOLDER}/${topic}.md: fix the link, or remove it`);
    } else if (lines.has(topic)) {
      problems.push(`${INDEX}:${number + 1}: lists the questions of ${topic}.md a second time: remove one link`);
    }
    lines.set(topic, number + 1);
  });
  const seen = new Map<string, string>();
  for (const [topic, questions] of topics) {
    if (!lines.has(topic)) {
      problems.push(
        `${INDEX}:1: lacks the questions of ${topic}.md: add [Title of the page](/${FOLDER}/${topic}/) below a heading`,
      );
    }
    for (const { text, anchor, line } of questions) {
      const other = seen.get(anchor);
      if (other !== undefined) {
        problems.push(`${FOLDER}/${topic}.md:${line}: the question "${text}" is also on ${other}: keep one`);
      }
      seen.set(anchor, `${FOLDER}/${topic}.md:${line}`);
    }
  }
  return problems;
}

function linksTo(topic: string, questions: readonly Question[]): List {
  return {
    type: 'list',
    spread: false,
    // The search finds the answers instead.
    data: { hProperties: { dataNoSearch: '' } },
    children: questions.map(({ text, anchor }) => ({
      type: 'listItem',
      spread: false,
      data: { hProperties: { id: anchor } },
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: `/${FOLDER}/${topic}/#${anchor}`, children: [{ type: 'text', value: text }] },
          ],
        },
      ],
    })),
  };
}
