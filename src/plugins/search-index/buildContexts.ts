import { contextOf, type SearchContext } from '../../search/contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from '../../search/format';
import { indexWords, tokenize } from '../../search/tokenize';

/** A document as docusaurus-search-local has it: a page's title, a heading, or the text of a section. */
export interface UpstreamDocument {
  /** Identifier. */
  i: number;
  /** Title, heading or text. */
  t: string;
  /** Address of the page, base path included. */
  u: string;
  /** Anchor, with its hash sign. */
  h?: string;
  /** Identifier of the page that a heading or text is on. */
  p?: number;
}

/** What docusaurus-search-local finds: titles, headings, descriptions, keywords and texts. */
export type UpstreamIndex = readonly (readonly UpstreamDocument[])[];

export interface ContextFiles {
  context: SearchContext;
  documents: SearchDocuments;
  index: SearchIndex;
  /** For each page, the text of each section. */
  texts: string[][];
}

interface ContextSettings {
  /** Base path of the site, with slashes at its ends. */
  baseUrl: string;
  /** Topics of a page, by its route below the base path. */
  topics: ReadonlyMap<string, string[]>;
  /** Names that a page explains, by the anchor of the section, by the page's route: see readNames.ts. */
  names?: ReadonlyMap<string, ReadonlyMap<string, string[]>>;
}

/** Pages that list digests. Their descriptions are searched, their lists are not: the digests are found themselves. */
const DIGEST_LISTS = /^community\/Discord\//u;

/**
 * Sorts what the indexer found on the pages of the site into the contexts of the search.
 *
 * @param upstream - what docusaurus-search-local found
 * @throws an error if it is not in the form that is known
 */
export function buildContexts(upstream: UpstreamIndex, { baseUrl, topics, names }: ContextSettings): ContextFiles[] {
  const [titles, headings, descriptions, , texts] = upstream;
  if (!titles || !headings || !descriptions || !texts) {
    throw new Error(
      'search-index: docusaurus-search-local found the pages in another form than 0.55.3 does. Mend src/plugins/search-index/buildContexts.ts.',
    );
  }
  const byPage = (documents: readonly UpstreamDocument[]): Map<number, UpstreamDocument[]> => {
    const pages = new Map<number, UpstreamDocument[]>();
    for (const document of documents) {
      const page = document.p ?? document.i;
      pages.set(page, [...(pages.get(page) ?? []), document]);
    }
    return pages;
  };
  const headingsOf = byPage(headings);
  const textsOf = byPage(texts);
  const descriptionOf = new Map(descriptions.map((document) => [document.p, document.t]));

  const contexts = new Map<SearchContext, ContextFiles & { bags: Bag[] }>();
  for (const title of titles) {
    const route = title.u.slice(baseUrl.length);
    const context = contextOf(route);
    if (!context) {
      continue;
    }
    const files = contexts.get(context) ?? {
      context,
      documents: [],
      index: { words: '', sections: [], names: {} },
      texts: [],
      bags: [],
    };
    contexts.set(context, files);
    const isList = context === 'community' && DIGEST_LISTS.test(route);
    const sections = isList ? [] : (headingsOf.get(title.i) ?? []);
    const textOf = new Map((isList ? [] : (textsOf.get(title.i) ?? [])).map(({ h = '', t }) => [h, t]));
    const page: SearchPage = {
      route,
      title: title.t.trim(),
      sections: sections.map(({ h = '', t }) => [h.replace(/^#/u, ''), t.trim()]),
    };
    const pageTopics = topics.get(route);
    files.documents.push(pageTopics ? { ...page, topics: pageTopics } : page);
    // The description is searched with the start of the page; it often has the words that readers use.
    const description = descriptionOf.get(title.i) ?? '';
    const text = [textOf.get('') || description, ...sections.map(({ h = '' }) => textOf.get(h) ?? '')].map((part) => part.trim());
    files.texts.push(text);
    const ofPage = names?.get(route);
    text.forEach((part, place) => {
      const anchor = page.sections[place - 1]?.[0] ?? '';
      files.bags.push({
        text: new Set(indexWords(place === 0 ? `${part} ${description}` : part)),
        names: new Set(identifiers(ofPage?.get(anchor) ?? [])),
      });
    });
  }
  return [...contexts.values()].map(({ bags, ...files }) => ({ ...files, index: indexOf(bags) }));
}

/** The names that are no plain words, such as `model`. */
function identifiers(names: readonly string[]): string[] {
  return tokenize(names.join(' ')).flatMap(({ whole, parts }) => (parts.length > 0 ? [whole] : []));
}

/** Words of a section. */
interface Bag {
  text: ReadonlySet<string>;
  /** Those of the names that it explains. */
  names: ReadonlySet<string>;
}

/** Words by how many sections have them, so that the steps between those of a section are small numbers. */
function indexOf(bags: readonly Bag[]): SearchIndex {
  const counts = new Map<string, number>();
  for (const word of bags.flatMap(({ text, names }) => [...new Set([...text, ...names])])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  );
  const places = new Map(words.map((word, place) => [word, place]));
  const stepsOf = (bag: ReadonlySet<string>): number[] => {
    const sorted = [...bag].map((word) => places.get(word) ?? 0).sort((one, other) => one - other);
    return sorted.map((place, index) => place - (sorted[index - 1] ?? 0));
  };
  return {
    words: words.join(' '),
    sections: bags.map(({ text }) => stepsOf(text)),
    names: Object.fromEntries(
      bags.flatMap(({ names }, section) => (names.size > 0 ? [[String(section), stepsOf(names)]] : [])),
    ),
  };
}
