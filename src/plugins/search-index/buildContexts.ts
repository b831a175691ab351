import { contextOf, type SearchContext } from '../../search/contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from '../../search/format';
import { indexWords, tokenize } from '../../search/tokenize';
import type { ReadPage } from './readPage';

export interface ContextFiles {
  context: SearchContext;
  documents: SearchDocuments;
  index: SearchIndex;
  /** For each page, the text of each section. */
  texts: string[][];
}

/** Pages that list digests. Their descriptions are searched, their lists are not: the digests are found themselves. */
const DIGEST_LISTS = /^community\/Discord\//u;

/**
 * Sorts what was read of the pages of the site into the contexts of the search.
 *
 * @param pages - those that belong to no context are left out
 * @param topics - of digests, by their routes below the base path
 */
export function buildContexts(pages: readonly ReadPage[], topics: ReadonlyMap<string, string[]>): ContextFiles[] {
  const contexts = new Map<SearchContext, ContextFiles & { bags: Bag[] }>();
  for (const { route, pageTitle, description, sections: found, names } of pages) {
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
    const read = isList ? [] : found;
    // The first section is the start of the page, under its title.
    const sections = read.filter(({ title }) => title !== pageTitle);
    const textOf = new Map(read.filter(({ content }) => content).map(({ hash, content }) => [hash, content]));
    const page: SearchPage = {
      route,
      title: pageTitle.trim(),
      sections: sections.map(({ hash, title }) => [hash.replace(/^#/u, ''), title.trim()]),
    };
    const pageTopics = topics.get(route);
    files.documents.push(pageTopics ? { ...page, topics: pageTopics } : page);
    // The description is searched with the start of the page; it often has the words that readers use.
    const text = [textOf.get('') || description, ...sections.map(({ hash }) => textOf.get(hash) ?? '')].map((part) => part.trim());
    files.texts.push(text);
    text.forEach((part, place) => {
      const anchor = page.sections[place - 1]?.[0] ?? '';
      files.bags.push({
        text: new Set(indexWords(place === 0 ? `${part} ${description}` : part)),
        names: new Set(identifiers(names.get(anchor) ?? [])),
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
