import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { List, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { linkNode, paragraphNode, textNode } from '../../page-model/nodes';
import { written, type WrittenPage } from '../../page-model/written';

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

/** A topic in the index. */
export interface FaqTopic {
  /** Below the base path, without a slash in front. */
  route: string;
  label: string;
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
    const problems = checkTopics(written(INDEX, siteDir), topics);
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
    tree.children = tree.children.map((node) => {
      const link = topicOf(node);
      return link ? linksTo(link.topic, topics.get(link.topic) ?? []) : node;
    });
  };
}

/** The topic of a paragraph that is only a link to it. */
function topicOf(node: RootContent): { topic: string; label: string } | undefined {
  const [link, ...others] = node.type === 'paragraph' ? node.children : [];
  const topic =
    link?.type === 'link' && others.length === 0 ? /^\/docs\/faq\/([^/#]+)\/$/u.exec(link.url)?.[1] : undefined;
  return topic === undefined ? undefined : { topic, label: toString(link) };
}

/** The topics in the index, in its order. None if the site has no FAQ. */
export function readFaqTopics(siteDir: string): FaqTopic[] {
  const links = existsSync(path.join(siteDir, INDEX)) ? written(INDEX, siteDir).tree.children : [];
  return links.flatMap((node) => {
    const link = topicOf(node);
    return link ? [{ route: `${FOLDER}/${link.topic}/`, label: link.label }] : [];
  });
}

/** Reads the questions of all topics. */
function readTopics(siteDir: string): Topics {
  return new Map(
    readdirSync(path.join(siteDir, FOLDER))
      .filter((name) => name.endsWith('.md') && name !== path.basename(INDEX))
      .sort()
      .map((name) => [name.slice(0, -'.md'.length), questionsOf(written(`${FOLDER}/${name}`, siteDir))]),
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
    problems: checkTopics(written(INDEX, siteDir), topics),
  };
}

/** The headings of the second level. */
export function questionsOf({ headings }: WrittenPage): Question[] {
  return headings.filter(({ depth }) => depth === 2).map(({ text, anchor, line }) => ({ text, anchor, line }));
}

/**
 * What is wrong with the index: a topic that it doesn't have, or has twice, a link to no page, two questions
 * with one anchor.
 */
export function checkTopics({ tree, lineOfNode }: WrittenPage, topics: Topics): string[] {
  const problems: string[] = [];
  const listed = new Set<string>();
  for (const node of tree.children) {
    const { topic } = topicOf(node) ?? {};
    if (topic === undefined) {
      continue;
    }
    const line = lineOfNode(node);
    if (!topics.has(topic)) {
      problems.push(`${INDEX}:${line}: there is no ${FOLDER}/${topic}.md: fix the link, or remove it`);
    } else if (listed.has(topic)) {
      problems.push(`${INDEX}:${line}: lists the questions of ${topic}.md a second time: remove one link`);
    }
    listed.add(topic);
  }
  const seen = new Map<string, string>();
  for (const [topic, questions] of topics) {
    if (!listed.has(topic)) {
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
      children: [paragraphNode({}, linkNode(`/${FOLDER}/${topic}/#${anchor}`, textNode(text)))],
    })),
  };
}
