import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { markdownFile } from '../../markdown-pages/addresses';
import { contextOf } from '../../search/engine';
import { isBroken, readFrontMatter } from '../../../utils/readFrontMatter';
import { PARTS, type DocsPage, type Part } from '../server/data';

/**
 * Reads the Markdown twins of guides, API reference and community pages. The chat archive is left out.
 *
 * @param outDir - folder of the built site
 * @param routes - of all pages, below the base path, without a slash in front
 * @returns pages in the order of their routes
 * @throws an error with the file if a page has no twin, or none of the known form
 */
export async function readPages(outDir: string, routes: readonly string[]): Promise<DocsPage[]> {
  const wanted = routes.flatMap((route) => {
    const part = partOf(route);
    return part ? [{ route, part }] : [];
  });
  const pages = await Promise.all(
    wanted.map(async ({ route, part }) => {
      const file = markdownFile(route);
      const text = await readFile(path.join(outDir, file), 'utf8').catch(() => {
        throw new Error(`${file} is missing in the build: the plugin markdown-pages has to write it.`);
      });
      return readTwin(text, route, part, file);
    }),
  );
  return pages.sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** A text from its title on: what is above it only leads to the list of all pages and to other releases. */
function fromTitle(body: string): string {
  return body.slice(Math.max(0, body.search(/^# /mu)));
}

/** The part of the site that a route belongs to; undefined if the package leaves it out. */
function partOf(route: string): Part | undefined {
  const context = contextOf(route);
  return route.startsWith(`${ARCHIVE_ROUTE}/`) ? undefined : PARTS.find((part) => part === context);
}

/**
 * Reads one Markdown twin.
 *
 * @throws an error with the file if it has no title, no description or no text
 */
function readTwin(text: string, route: string, part: Part, file: string): DocsPage {
  const front = readFrontMatter(text);
  if (isBroken(front)) {
    throw new Error(`${file}:${front.line}: ${front.message}`);
  }
  const { title, description, sources = [] } = front.data;
  if (typeof title !== 'string' || typeof description !== 'string' || front.body.trim() === '') {
    throw new Error(
      `${file}: a page has to have a title, a description and a text. The plugin markdown-pages wrote it.`,
    );
  }
  return {
    route,
    part,
    title,
    description,
    sources: Array.isArray(sources) ? sources.map(String) : [],
    text: fromTitle(front.body).trim(),
  };
}
