import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { contextOf, type SearchContext } from '../engine/contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from '../engine/indexFormat';
import { indexWords, tokenize } from '../engine/tokenize';
import type { ReadPage } from './readPage';

export interface ContextFiles {
  context: SearchContext;
  documents: SearchDocuments;
  index: SearchIndex;
  /** For each page, the text of each section. */
  texts: string[][];
}

/**
 * Sorts the parsed pages of the site into the contexts of the search.
 *
 * @param pages - pages that belong to no context are left out
 * @param topics - topics of digests, by their routes below the base path
 */
export function buildContexts(pages: readonly ReadPage[], topics: ReadonlyMap<string, string[]>): ContextFiles[] {
  const contexts = new Map<SearchContext, ContextFiles & ContextWords>();
  for (const { route, pageTitle, description, sections: found, names } of pages) {
    const context = contextOf(route);
    if (!context) {
      continue;
    }
    const files: ContextFiles & ContextWords = contexts.get(context) ?? {
      context,
      documents: [],
      index: { words: '', sections: [], names: {} },
      texts: [],
      words: new Map(),
      bags: [],
    };
    contexts.set(context, files);
    // Pages that list digests. Only their descriptions are searched, not their lists, because the digests are found
    // themselves.
    const isList = context === 'community' && route.startsWith(`${ARCHIVE_ROUTE}/`);
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
    // The description is searched with the start of the page, because it often has the words that readers use.
    const text = [textOf.get('') || description, ...sections.map(({ hash }) => textOf.get(hash) ?? '')].map((part) =>
      part.trim(),
    );
    files.texts.push(text);
    text.forEach((part, place) => {
      const anchor = page.sections[place - 1]?.[0] ?? '';
      files.bags.push({
        text: wordsOf(indexWords(place === 0 ? `${part} ${description}` : part), files.words),
        names: wordsOf(identifiers(names.get(anchor) ?? []), files.words),
      });
    });
  }
  return [...contexts.values()].map(({ words, bags, ...files }) => ({
    ...files,
    index: indexOf([...words.values()], bags),
  }));
}

/** Names, without those that are ordinary words, such as `model`. */
function identifiers(names: readonly string[]): string[] {
  return tokenize(names.join(' ')).flatMap(({ whole, parts }) => (parts.length > 0 ? [whole] : []));
}

interface ContextWords {
  words: Map<string, Word>;
  bags: Bag[];
}

/** A word of a context, stored only once: sets of strings for each section would take 150 MB. */
interface Word {
  word: string;
  /** How many sections have it. */
  sections: number;
  /** Position in the list of all words. */
  place: number;
}

/** Words of a section. */
interface Bag {
  text: readonly Word[];
  /** Words of the names that the section explains. */
  names: readonly Word[];
}

/** The words, each once. Unknown words are added to the known ones. */
function wordsOf(words: readonly string[], known: Map<string, Word>): Word[] {
  return [...new Set(words)].map((word) => {
    const entry = known.get(word) ?? { word, sections: 0, place: 0 };
    known.set(word, entry);
    return entry;
  });
}

/**
 * Words sorted by how many sections have them, so that the differences between those of a section are small numbers.
 */
function indexOf(words: readonly Word[], bags: readonly Bag[]): SearchIndex {
  for (const { text, names } of bags) {
    for (const word of new Set([...text, ...names])) {
      word.sections += 1;
    }
  }
  const sorted = words.toSorted((one, other) => other.sections - one.sections || (one.word < other.word ? -1 : 1));
  for (const [place, word] of sorted.entries()) {
    word.place = place;
  }
  const stepsOf = (bag: readonly Word[]): number[] => {
    const places = bag.map(({ place }) => place).sort((one, other) => one - other);
    return places.map((place, index) => place - (places[index - 1] ?? 0));
  };
  return {
    words: sorted.map(({ word }) => word).join(' '),
    sections: bags.map(({ text }) => stepsOf(text)),
    names: Object.fromEntries(
      bags.flatMap(({ names }, section) => (names.length > 0 ? [[String(section), stepsOf(names)]] : [])),
    ),
  };
}
