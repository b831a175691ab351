import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { markdownFile, partFile } from '../../markdown-pages/addresses';
import { joinParts } from '../../markdown-pages/parts';
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
      const read = async (number: number): Promise<Twin> => {
        const file = partFile(markdownFile(route), number);
        const text = await readFile(path.join(outDir, file), 'utf8').catch(() => {
          throw new Error(`${file} is missing in the build: the plugin markdown-pages has to write it.`);
        });
        return readTwin(text, file);
      };
      const first = await read(1);
      const others = await Promise.all(Array.from({ length: first.parts - 1 }, (_, index) => read(index + 2)));
      const text = joinParts([first, ...others].map((twin) => twin.text));
      return { route, part, title: first.title, description: first.description, text: fromTitle(text).trim() };
    }),
  );
  return pages.sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** A text without the note above it. */
function withoutNote(body: string): string {
  return body.replace(/^\s*(?:>.*\n)+\n/u, '');
}

/** A text from its title on: above it are only links to other releases. */
function fromTitle(text: string): string {
  return text.slice(Math.max(0, text.search(/^# /mu)));
}

/** The part of the site that a route belongs to; undefined if the package leaves it out. */
function partOf(route: string): Part | undefined {
  const context = contextOf(route);
  return route.startsWith(`${ARCHIVE_ROUTE}/`) ? undefined : PARTS.find((part) => part === context);
}

interface Twin extends Pick<DocsPage, 'title' | 'description' | 'text'> {
  /** How many files the page has. */
  parts: number;
}

/**
 * Reads a file of a Markdown twin.
 *
 * @throws an error with the file if it has no title, no description or no text
 */
function readTwin(text: string, file: string): Twin {
  const front = readFrontMatter(text);
  if (isBroken(front)) {
    throw new Error(`${file}:${front.line}: ${front.message}`);
  }
  const { title, description, parts = 1 } = front.data;
  if (typeof title !== 'string' || typeof description !== 'string' || front.body.trim() === '') {
    throw new Error(
      `${file}: a page has to have a title, a description and a text. The plugin markdown-pages wrote it.`,
    );
  }
  return { title, description, parts: Number(parts), text: withoutNote(front.body) };
}
