import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { routeOfFile, written } from '../../../page-model/written';
import { problemRoute } from '../pages';
import { ARCHIVE_FOLDER, ARCHIVE_ROUTE } from '../route';
import { PROBLEMS_FOLDER } from './readProblems';

interface Options {
  /** Folder of the site. */
  siteDir: string;
}

/** A problem whose answer links to a section. */
interface LinkingProblem {
  route: string;
  title: string;
  days: number;
}

/** A section of a page, as problems link to it: `/docs/faq/x/#anchor`. */
const LINK_TO_SECTION = /\]\((\/docs\/[^)\s#]*#[^)\s]+)\)/gu;

/**
 * A remark plugin for the guides: at the end of each section to which the answer of a problem links, a line links back to
 * the problem. It runs after Docusaurus has given the headings their anchors.
 */
export function linkProblems({ siteDir }: Options): (tree: Root, file: { path?: string }) => void {
  let known: ReadonlyMap<string, LinkingProblem[]> | undefined;
  return (tree, { path: file = '' }) => {
    const route = routeOfGuide(path.relative(siteDir, file).split(path.sep).join('/'));
    if (!route) {
      return;
    }
    known ??= problemsBySection(siteDir);
    const children: Root['children'] = [];
    let line: Paragraph | undefined;
    const endSection = (): void => {
      if (line) {
        children.push(line);
      }
      line = undefined;
    };
    for (const node of tree.children) {
      if (node.type === 'heading') {
        endSection();
        const { id } = (node.data ?? {}) as { id?: unknown };
        const problems = typeof id === 'string' ? known.get(`${route}#${id}`) : undefined;
        line = problems && lineFor(problems);
      }
      children.push(node);
    }
    endSection();
    tree.children = children;
  };
}

/** Route of a written guide. Guides have no other routes than their files' names. */
function routeOfGuide(file: string): string | undefined {
  return /^docs\/(?!api\/).+\.mdx?$/u.test(file) ? routeOfFile(file) : undefined;
}

/** Mistakes in the files of problems are reported by readProblems.ts. */
function problemsBySection(siteDir: string): ReadonlyMap<string, LinkingProblem[]> {
  const sections = new Map<string, LinkingProblem[]>();
  const folder = path.join(siteDir, ARCHIVE_FOLDER, PROBLEMS_FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const page = written(path.posix.join(ARCHIVE_FOLDER, PROBLEMS_FOLDER, name), siteDir);
    if (page.problem !== undefined) {
      continue;
    }
    const { frontMatter, body } = page;
    const asked = Array.isArray(frontMatter.asked) ? frontMatter.asked.map(String) : [];
    const problem: LinkingProblem = {
      route: `/${ARCHIVE_ROUTE}/${problemRoute(path.basename(name, '.md'))}`,
      title: String(frontMatter.title),
      days: new Set(asked.map((address) => /\d{4}-\d{2}-\d{2}/u.exec(address)?.[0])).size,
    };
    const addresses = new Set([...body.matchAll(LINK_TO_SECTION)].map(([, address = '']) => address));
    for (const address of addresses) {
      sections.set(address, [...(sections.get(address) ?? []), problem]);
    }
  }
  return sections;
}

/** `In the chat: Signing in to X fails, asked on 7 days.` The search leaves it out: it finds the problem itself. */
function lineFor(problems: readonly LinkingProblem[]): Paragraph {
  const links = problems.flatMap(({ route, title, days }, index): PhrasingContent[] => [
    { type: 'text', value: index === 0 ? 'In the chat: ' : '; ' },
    { type: 'link', url: route, children: [{ type: 'text', value: title }] },
    { type: 'text', value: days === 1 ? ', asked more than once' : `, asked on ${days} days` },
  ]);
  return {
    type: 'paragraph',
    data: { hProperties: { dataNoSearch: '' } },
    children: [{ type: 'emphasis', data: { hName: 'small' }, children: links }],
  };
}
