import { closest } from 'fastest-levenshtein';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod/v4';
import { checkFrontMatter } from '../../../checks/frontMatter/checkFrontMatter';
import { description, text } from '../../../checks/frontMatter/sharedFields';
import { parsePage, type WrittenPage } from '../../../page-model/written';
import type { WrittenFile } from '../../../page-model/writtenFiles';
import { repeats } from '../../../utils/repeats';
import { findPeople } from '../findPeople';
import { topicField } from '../frontMatter';
import type { Digest, DigestQuestion } from '../readDigest';
import { contentsOf, type Reading } from '../readings';
import { digestRoute } from '../route';

/** Folder of the problems, in the folder of the archive, and their route below the archive's. */
export const PROBLEMS_FOLDER = 'problems';

/** A problem that people asked about on several days, with one answer. */
export interface Problem extends Omit<z.infer<typeof frontMatter>, 'asked'> {
  /** Name of its file, without `.md`. */
  id: string;
  /** Path with forward slashes, relative to the site. */
  file: string;
  /** The questions of digests, newest first. */
  asked: { digest: Digest; question: DigestQuestion }[];
  /** On how many days. */
  days: number;
  body: Root;
}

const MIN_QUESTIONS = 2;
const ASKED = `list at least ${MIN_QUESTIONS} questions under "asked", each like development/coders/chat_2024-11-17#anchor-of-the-question`;
/** The only heading of a problem's text: what was said in the chat. */
const IN_THE_CHAT = 'In the chat';

const frontMatter = z.strictObject({
  title: text('there is no title: name the problem as a reader would'),
  description: description('there is no description: answer in a sentence'),
  topic: topicField,
  asked: z.array(z.string({ error: ASKED }), { error: ASKED }).min(MIN_QUESTIONS, { error: ASKED }),
});

/**
 * Reads all problems of the archive.
 *
 * @param digests - all digests
 * @returns the problems by title
 * @throws an error that names file, line and fix of everything that is wrong
 */
export function readProblems(files: readonly WrittenFile[], digests: readonly Digest[]): Problem[] {
  const readings = files.map(({ file, text: content }) => readProblem(file, content, digests));
  return contentsOf('The problems of the chat archive', readings, conflicts).sort((one, other) =>
    one.title.localeCompare(other.title),
  );
}

/**
 * Reads the file of a problem and checks it: its name, its front matter, its questions, names of people.
 *
 * @param file - path with forward slashes; its name is the id, and it is used in messages
 */
export function readProblem(file: string, content: string, digests: readonly Digest[]): Reading<Problem> {
  const [, id] = /\/([a-z\d]+(?:-[a-z\d]+)*)\.md$/u.exec(file) ?? [];
  if (!id) {
    return { problems: [`${file}:1: this isn't a problem: name the file {words-of-its-title}.md`] };
  }
  const page = parsePage(file, content);
  if (page.problem !== undefined) {
    return { problems: [page.problem] };
  }
  const { data, problems } = checkFrontMatter(page, frontMatter);
  const lines = content.split('\n');
  const asked = (data?.asked ?? []).flatMap((address) => {
    const found = findQuestion(address, digests);
    if (typeof found === 'string') {
      problems.push(`${file}:${lines.findIndex((line) => line.includes(address)) + 1}: ${found}`);
      return [];
    }
    return [found];
  });
  const { tree: body, bodyLine } = page;
  for (const { line, message } of [...findPeople(content, body, bodyLine), ...checkBody(page)]) {
    problems.push(`${file}:${line}: ${message}`);
  }
  if (!data || problems.length > 0) {
    return { problems };
  }
  asked.sort((one, other) => other.digest.date.localeCompare(one.digest.date));
  const days = new Set(asked.map(({ digest }) => digest.date)).size;
  return { content: { ...data, id, file, asked, days, body }, problems };
}

/** The question at an address such as `development/coders/chat_2024-11-17#anchor`, or what is wrong and the fix. */
function findQuestion(
  address: string,
  digests: readonly Digest[],
): { digest: Digest; question: DigestQuestion } | string {
  const [day = '', anchor = ''] = address.split('#');
  const digest = digests.find(({ channel, date }) => `${day}/` === digestRoute(channel, date));
  if (!digest) {
    return `there is no digest ${day}: write section/channel/chat_YYYY-MM-DD#anchor-of-the-question`;
  }
  const question = digest.questions.find(({ id }) => id === anchor);
  if (question) {
    return { digest, question };
  }
  const ids = digest.questions.map(({ id }) => id);
  return ids.length > 0
    ? `${day} has no question #${anchor}: write #${closest(anchor, ids)}, or another one of it`
    : `${day} has no questions: remove the line`;
}

function checkBody({ tree, lineOfNode }: WrittenPage): { line: number; message: string }[] {
  const found: { line: number; message: string }[] = [];
  const add = (node: Nodes, message: string): void => {
    found.push({ line: lineOfNode(node), message });
  };
  const [first] = tree.children;
  if (!first || first.type === 'heading') {
    add(first ?? tree, 'there is no answer: begin with what is right for the release');
  }
  visit(tree, (node) => {
    if (node.type === 'heading' && (node.depth !== 2 || toString(node) !== IN_THE_CHAT)) {
      add(node, `the only heading is "## ${IN_THE_CHAT}": write it as text`);
    } else if (node.type === 'html') {
      add(node, 'HTML is not shown: write Markdown');
    }
  });
  return found;
}

/** Titles that two problems have, and questions that are in two of them. */
function conflicts(read: readonly Problem[]): string[] {
  const claims = read.flatMap(({ file, title, asked }) => [
    { file, key: title, fix: 'the same title: make one problem of them' },
    ...asked.map(({ digest: { channel, date }, question: { id } }) => ({
      file,
      key: `${digestRoute(channel, date).slice(0, -1)}#${id}`,
      fix: 'this question too: leave it in one of them',
    })),
  ]);
  return repeats(claims, ({ key }) => key).map(
    ({ item: { file, key, fix }, first }) => `${file}:1: "${key}": ${first.file} has ${fix}`,
  );
}
