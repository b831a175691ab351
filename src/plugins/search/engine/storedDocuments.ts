import { digestTitle, isDigestChannel } from '../../chat-archive/channels';
import type { SearchDocuments, StoredDocuments } from './indexFormat';
import { decodePostings, encodePostings } from './postings';
import { sharedStart } from './wordList';

// Apart from indexFormat.ts, because the box of every page needs that, but not the lists.

export function storeDocuments(documents: SearchDocuments): StoredDocuments {
  const ids = [...new Set(documents.flatMap(({ topics = [] }) => topics))].sort();
  const withTopic = (id: string): number[] =>
    documents.flatMap(({ topics }, page) => (topics?.includes(id) ? [page] : []));
  return {
    routes: encodeRoutes(documents.map(({ route }) => route)),
    titles: documents.map(({ title, route }) => (title === titleOf(route) ? '' : title)),
    sections: documents.map(({ sections }) =>
      sections.map(([anchor, heading]) => (anchor === anchorOf(heading) ? heading : [anchor, heading])),
    ),
    ...(ids.length > 0 && { topics: { ids, pages: encodePostings(ids.map(withTopic)) } }),
  };
}

export function readDocuments({ routes, titles, sections, topics }: StoredDocuments): SearchDocuments {
  const topicsOf = new Map<number, string[]>();
  for (const [place, list] of decodePostings(topics?.pages ?? '').entries()) {
    for (const page of list) {
      topicsOf.set(page, [...(topicsOf.get(page) ?? []), topics?.ids[place] ?? '']);
    }
  }
  return decodeRoutes(routes).map((route, place) => {
    const ofPage = topicsOf.get(place);
    return {
      route,
      title: titles[place] || titleOf(route),
      sections: (sections[place] ?? []).map((section): [string, string] =>
        typeof section === 'string' ? [anchorOf(section), section] : section,
      ),
      ...(ofPage && { topics: ofPage }),
    };
  });
}

/** Of the character that stands for nothing shared. */
const FIRST = '!'.charCodeAt(0);
/** The largest number that is one character. */
const MOST = 90;

/** Routes as text: for each, how many characters it shares with the one before it, and the others. */
function encodeRoutes(routes: readonly string[]): string {
  return routes
    .map((route, place) => {
      const shared = sharedStart(route, routes[place - 1] ?? '', MOST);
      return String.fromCharCode(FIRST + shared) + route.slice(shared);
    })
    .join(' ');
}

function decodeRoutes(text: string): string[] {
  let last = '';
  return (text === '' ? [] : text.split(' ')).map((entry) => {
    last = last.slice(0, entry.charCodeAt(0) - FIRST) + entry.slice(1);
    return last;
  });
}

const DIGEST = /(?:^|\/)([^/]+\/[^/]+)\/chat_([\d-]+)\/$/u;

/** The title of a digest; that of other pages doesn't follow from the route. */
function titleOf(route: string): string {
  const [, channel = '', date = ''] = DIGEST.exec(route) ?? [];
  return isDigestChannel(channel) ? digestTitle(channel, date) : '';
}

/** The anchor that Docusaurus gives to a heading, unless the page has it already or the author chose another. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
