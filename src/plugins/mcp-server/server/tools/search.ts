import * as z from 'zod/v4';
import { looksLikeArchive, outsideOf } from '../outside';
import { PARTS } from '../data';
import type { Docs } from '../docs';
import { partOfList } from '../paging';
import { defineTool, Refusal } from '../tool';
import type { Hit } from '../../../search/engine';

const HITS = 8;

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Searches guides, API reference and community pages of the Eliza documentation, with the ranking of the site. Takes a ' +
    'few words, a question, or the name of a thing. Returns titles, URLs and the sentence that fits best; read_page ' +
    'reads a page or section. For a line of a log, use find_error, for a variable setting, for an export symbol.',
  input: z.object({
    query: z.string().trim().min(1).max(500).describe('What to look for: words or a question, 1 to 500 characters'),
    part: z
      .enum(PARTS)
      .optional()
      .describe(`Only one part of the site: ${PARTS.join(', ')}`),
    page: z.number().int().min(1).default(1).describe(`Which ${HITS} hits: 1 for the first, 2 for the next`),
  }),
  answer({ query, part, page }, docs) {
    const contexts = part ? [part] : PARTS;
    if (!/[\p{Script=Latin}\d]/u.test(query)) {
      return 'The documentation is in English. Search with English words, or with the name of a thing.';
    }
    const { hits, unknown } = docs.search.search(query, { contexts });
    if (hits.length === 0) {
      const similar = docs.search.similar(query, { contexts });
      const others = similar.map((other) => `- ${other}`).join('\n');
      return [
        `Nothing found for "${query}"${part ? ` in ${part}` : ''}.`,
        ...(others ? [`Similar searches that find something:\n${others}`] : []),
        ...looksLikeArchive(query, docs),
      ].join('\n\n');
    }
    if ((page - 1) * HITS >= hits.length) {
      throw new Refusal(`There are ${hits.length} hits: the last page is ${Math.ceil(hits.length / HITS)}.`);
    }
    const { entries, shown } = partOfList(hits, (page - 1) * HITS, HITS);
    const [first] = hits;
    return [
      ...(first?.renamed ? [`${first.renamed.old} is called ${first.renamed.name} in ${docs.data.release}.`] : []),
      ...unknown.map(
        ({ word, similar }) =>
          `No page of ${contexts.join(', ')} has "${word}".${similar.length > 0 ? ` Searched instead: ${similar.join(', ')}.` : ''}`,
      ),
      `Hits: ${shown}`,
      entries.map((hit, place) => describe(hit, (page - 1) * HITS + place + 1, docs)).join('\n'),
      ...(page * HITS < hits.length ? [`More: call again with page ${page + 1}.`] : []),
      ...looksLikeArchive(query, docs),
    ].join('\n\n');
  },
});

function describe(hit: Hit, number: number, docs: Docs): string {
  const { title, heading, route, more = [] } = hit;
  const name = heading === undefined ? title : `${title}: ${heading}`;
  const others = more.length > 0 ? ` (${more.length} more on this page)` : '';
  const text = outsideOf(route, docs) ? 'Only on the site: it lists days of the chat archive.' : docs.excerptOf(hit);
  return `${number}. ${docs.linkTo(name, route)}${others}\n   ${text}`.trimEnd();
}
