import type { Root, RootContent } from 'mdast';
import { ARCHIVE_ROUTE } from '../route';
import { problemRoute, type ProblemLink, type ProblemPage } from '../pages';
import type { Digest, DigestQuestion } from '../readDigest';
import { renderBody, type BodySettings } from '../renderBody';
import type { Problem } from './readProblems';

export interface ProblemSettings extends BodySettings {
  /** Returns the address at which a file can be edited; files are relative to the site. */
  editUrl?: (file: string) => string;
}

/** Creates the data of the page of each problem. */
export function problemPages(problems: readonly Problem[], { editUrl, ...settings }: ProblemSettings): ProblemPage[] {
  return problems.map(({ id, file, title, description, topic, asked, days, body }) => ({
    kind: 'problem',
    route: problemRoute(id),
    title,
    description,
    topic,
    ...renderBody(body, settings),
    asked: asked.map(({ digest: { channel, date }, question: { id: anchor, question } }) => ({
      channel,
      date,
      id: anchor,
      question,
    })),
    days,
    ...(editUrl && { editUrl: editUrl(file) }),
  }));
}

/** A problem as lists show it. */
export function problemLink({ id, title, asked }: Problem): ProblemLink {
  return { route: problemRoute(id), title, asked: asked.length };
}

/** The problem that each question belongs to, of those that belong to one. */
export function problemsByQuestion(problems: readonly Problem[]): ReadonlyMap<DigestQuestion, Problem> {
  return new Map(problems.flatMap((problem) => problem.asked.map(({ question }) => [question, problem] as const)));
}

/**
 * The body of a digest with a link to its problem below each question that belongs to one.
 *
 * @returns a copy; the digest is not changed
 */
export function withProblemLinks({ body, questions }: Digest, problemOf: ReadonlyMap<DigestQuestion, Problem>): Root {
  const linkAfter = new Map<RootContent, RootContent>();
  for (const question of questions) {
    const problem = problemOf.get(question);
    const last = question.answer.children.at(-1);
    if (problem && last) {
      linkAfter.set(last, linkParagraph(problem));
    }
  }
  return { ...body, children: body.children.flatMap((node) => [node, linkAfter.get(node) ?? []].flat()) };
}

function linkParagraph({ id, title, days }: Problem): RootContent {
  return {
    type: 'paragraph',
    // The search finds the problem itself.
    data: { hProperties: { dataNoSearch: '' } },
    children: [
      { type: 'text', value: days === 1 ? 'Asked more than once: ' : `Asked on ${days} days: ` },
      {
        type: 'link',
        url: `/${ARCHIVE_ROUTE}/${problemRoute(id)}`,
        children: [{ type: 'text', value: title }],
      },
    ],
  };
}
