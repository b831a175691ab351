import type { Root, RootContent } from 'mdast';
import { linkNode, paragraphNode, textNode } from '../../../page-model/nodes';
import type { ProblemLink, ProblemPage } from '../pages';
import type { Digest, DigestQuestion } from '../readDigest';
import { renderBody, type PageSettings } from '../renderBody';
import { ARCHIVE_ROUTE, problemRoute } from '../route';
import type { Problem } from './readProblems';

/** Creates the data of the page of each problem. */
export function problemPages(problems: readonly Problem[], settings: PageSettings): ProblemPage[] {
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
    editUrl: settings.editUrl(file),
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
  // The search finds the problem itself.
  return paragraphNode(
    { dataNoSearch: '' },
    textNode(days === 1 ? 'Asked more than once: ' : `Asked on ${days} days: `),
    linkNode(`/${ARCHIVE_ROUTE}/${problemRoute(id)}`, textNode(title)),
  );
}
