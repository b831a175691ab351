import * as z from 'zod/v4';
import { readAddress } from '../addresses';
import { endOfPart, headingsOf, tableHeadAt } from '../../../../utils/markdownText';
import { nearest } from '../nearest';
import { outsideOf } from '../outside';
import type { DocsPage } from '../data';
import type { Docs } from '../docs';
import { defineTool, Refusal } from '../tool';

/** Longest part of a page, in characters. */
const PART = 8000;
/** Below a page whose anchor is unknown. */
const MAX_HEADINGS = 40;

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    `Reads a page of the documentation as Markdown, in parts of at most ${PART} characters. Takes the URL of a hit, a ` +
    'route such as docs/quickstart, or either with an #anchor to start at.',
  input: z.object({
    page: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .describe('URL or route of the page: docs/intro, /eliza/docs/intro/, the whole URL, with or without #anchor'),
    offset: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Where to continue in a long page, in characters: the answer gives the next offset'),
  }),
  answer({ page: written, offset }, docs) {
    const { route, anchor } = readAddress(written, docs.data.siteUrl);
    const page = docs.pageAt(route);
    if (!page) {
      throw new Refusal(outsideOf(route, docs) ?? unknownPage(written, route, docs));
    }
    const place = anchor === '' ? 0 : docs.placeOf(page, anchor);
    const start = offset ?? place ?? 0;
    if (start > 0 && start >= page.text.length) {
      throw new Refusal(
        `${page.title} has ${page.text.length} characters: use an offset below that, or leave it out for the start.`,
      );
    }
    const end = endOfPart(page.text, start, PART);
    const isWhole = start === 0 && end === page.text.length;
    return [
      `${page.title}: ${docs.addressOf(page.route)}${anchor && place !== undefined ? `#${anchor}` : ''}`,
      ...(place === undefined ? [unknownAnchor(anchor, page)] : []),
      ...(isWhole ? [] : [`Characters ${start} to ${end} of ${page.text.length}`]),
      `\n${tableHeadAt(page.text, start)}${page.text.slice(start, end).trim()}\n`,
      ...(end < page.text.length ? [`More: call again with offset ${end}.`] : []),
    ]
      .join('\n')
      .trim();
  },
});

function unknownPage(written: string, route: string, docs: Docs): string {
  const { pages } = docs.data;
  const name = route.split('/').at(-2) ?? '';
  const lastOf = new Map(pages.map((page) => [page.route, page.route.split('/').at(-2) ?? '']));
  const near = new Set([
    ...nearest(
      route,
      pages.map((page) => page.route),
      3,
    ),
    ...nearest(name, [...lastOf.values()], 4).flatMap((last) =>
      pages.filter((page) => lastOf.get(page.route) === last).map((page) => page.route),
    ),
  ]);
  const list = [...near].slice(0, 6).map((other) => `- ${docs.addressOf(other)}`);
  return [
    `There is no page at "${written}".`,
    list.length > 0 ? `The nearest:\n${list.join('\n')}` : 'Use search to find one.',
  ].join(' ');
}

function unknownAnchor(anchor: string, { text }: DocsPage): string {
  const anchors = headingsOf(text).filter(({ level }) => level === 2 || level === 3);
  const list = anchors.slice(0, MAX_HEADINGS).map((heading) => `#${heading.anchor}`);
  return `Nothing on this page is at #${anchor}, so it starts at the top. Its sections: ${list.join(', ')}`;
}
