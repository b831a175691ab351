import type { SearchDocuments, StoredDocuments } from './indexFormat';
import { decodePostings, encodePostings } from './postings';

// Apart from indexFormat.ts, because the box of every page needs that, but not the lists.

export function storeDocuments(documents: SearchDocuments): StoredDocuments {
  const pages = documents.map(({ route, title, sections }): StoredDocuments['pages'][number] => [
    route,
    title,
    ...sections.map(([anchor, heading]): string | [string, string] =>
      anchor === anchorOf(heading) ? heading : [anchor, heading],
    ),
  ]);
  const ids = [...new Set(documents.flatMap(({ topics = [] }) => topics))].sort();
  const withTopic = (id: string): number[] =>
    documents.flatMap(({ topics }, page) => (topics?.includes(id) ? [page] : []));
  return ids.length > 0 ? { pages, topics: { ids, pages: encodePostings(ids.map(withTopic)) } } : { pages };
}

export function readDocuments({ pages, topics }: StoredDocuments): SearchDocuments {
  const topicsOf = new Map<number, string[]>();
  for (const [place, list] of decodePostings(topics?.pages ?? '').entries()) {
    for (const page of list) {
      topicsOf.set(page, [...(topicsOf.get(page) ?? []), topics?.ids[place] ?? '']);
    }
  }
  return pages.map(([route, title, ...sections], place) => {
    const ofPage = topicsOf.get(place);
    return {
      route,
      title,
      sections: sections.map((section): [string, string] =>
        typeof section === 'string' ? [anchorOf(section), section] : section,
      ),
      ...(ofPage && { topics: ofPage }),
    };
  });
}

/** The anchor that Docusaurus gives to a heading, unless the page has it already or the author chose another. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
