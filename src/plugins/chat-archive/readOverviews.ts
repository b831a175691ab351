import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import { findPeople } from './findPeople';
import { contentsOf, type Reading } from './readings';
import { DIGEST_TOPICS, isDigestTopic, type DigestTopicId } from './topics';

/** Folder of the overviews, in the folder of the archive: a file for each topic. */
export const OVERVIEWS_FOLDER = 'topics';

/** What the chat knew about a topic. */
export interface Overview {
  topic: DigestTopicId;
  /** Path with forward slashes, relative to the site. */
  file: string;
  body: Root;
}

/** An overview is read before the days below it. */
const MAX_WORDS = 300;

/**
 * Reads what the chat knew about each topic.
 *
 * @returns the overviews by topic; a topic may have none
 * @throws an error that names file, line and fix of everything that is wrong
 */
export function readOverviews(files: readonly WrittenFile[]): ReadonlyMap<DigestTopicId, Overview> {
  const readings = files.map(({ file, text }) => readOverview(file, text));
  const overviews = contentsOf('The overviews of topics in the chat archive', readings);
  return new Map(overviews.map((overview) => [overview.topic, overview]));
}

/**
 * Reads the file of an overview and checks it: its name, its form, its length, names of people.
 *
 * @param file - path with forward slashes; its name is the topic, and it is used in messages
 */
export function readOverview(file: string, content: string): Reading<Overview> {
  const topic = path.posix.basename(file, '.md');
  if (!file.endsWith('.md') || !isDigestTopic(topic)) {
    return {
      problems: [
        `${file}:1: there is no such topic: name the file ${closest(topic, Object.keys(DIGEST_TOPICS))}.md, or add the topic to topics.ts`,
      ],
    };
  }
  const body = parseMarkdown(content);
  const problems = [...findPeople(content, body, 1), ...checkForm(body)].map(
    ({ line, message }) => `${file}:${line}: ${message}`,
  );
  return problems.length > 0 ? { problems } : { content: { topic, file, body }, problems };
}

function checkForm({ children }: Root): { line: number; message: string }[] {
  const words = children
    .map((node) => toString(node))
    .join(' ')
    .split(/\s+/u)
    .filter(Boolean).length;
  return [
    ...(words === 0 ? [{ line: 1, message: 'there is no text: say what the chat knew, or remove the file' }] : []),
    ...(words > MAX_WORDS
      ? [{ line: 1, message: `${words} words are too many: leave ${MAX_WORDS}, and link to days and problems` }]
      : []),
    ...children
      .filter(({ type }) => type !== 'paragraph' && type !== 'list')
      .map(({ type, position }) => ({
        line: position?.start.line ?? 1,
        message: `${type} is not shown here: write paragraphs and lists only`,
      })),
  ];
}
