import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../../page-model/written';
import { findPeople } from './findPeople';
import { readFolder } from './readFolder';
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

export interface OverviewReading {
  overview?: Overview;
  /** `community/Discord/topics/….md:3: what is wrong, and the fix`, one line each. */
  problems: string[];
}

/** An overview is read before the days below it. */
const MAX_WORDS = 300;

/**
 * Reads what the chat knew about each topic.
 *
 * @param siteDir - folder of the site
 * @param directory - folder of the archive, relative to the site
 * @returns the overviews by topic; a topic may have none
 * @throws an error that names file, line and fix of everything that is wrong
 */
export async function readOverviews(siteDir: string, directory: string): Promise<ReadonlyMap<DigestTopicId, Overview>> {
  const files = await readFolder(siteDir, path.posix.join(directory, OVERVIEWS_FOLDER));
  const readings = files.map(({ file, content }) => readOverview(file, content));
  const problems = readings.flatMap((reading) => reading.problems);
  if (problems.length > 0) {
    throw new Error(`The overviews of topics in the chat archive need fixing:\n${problems.join('\n')}`);
  }
  return new Map(readings.flatMap(({ overview }) => (overview ? [[overview.topic, overview] as const] : [])));
}

/**
 * Reads the file of an overview and checks it: its name, its form, its length, names of people.
 *
 * @param file - path with forward slashes; its name is the topic, and it is used in messages
 */
export function readOverview(file: string, content: string): OverviewReading {
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
  return problems.length > 0 ? { problems } : { overview: { topic, file, body }, problems };
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
