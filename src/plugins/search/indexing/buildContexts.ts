import { SUMMARY } from '../../chat-archive/readDigest';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';
import { contextOf, type SearchContext } from '../engine/contexts';
import type { SearchDocuments, SearchIndex, SearchPage } from '../engine/indexFormat';
import { encodePostings } from '../engine/postings';
import { indexWords, matchWords, QUESTION_WORDS, stemOf, tokenize } from '../../../utils/words';
import { encodeWords } from '../engine/wordList';
import type { ReadPage } from './readPage';

/** A word that more sections have tells a reader's words no better. */
const TELLING = 30;

/** Of several words: `POSTGRES_URL`, `composeContext`. */
const IDENTIFIER = /_|^\p{Ll}/u;

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
  for (const { route, pageTitle, description, sections: found, names, searchedAs } of pages) {
    const context = contextOf(route);
    if (!context) {
      continue;
    }
    const files: ContextFiles & ContextWords = contexts.get(context) ?? {
      context,
      documents: [],
      index: { words: '', sections: 0, texts: '', names: '', asked: '' },
      texts: [],
      words: new Map(),
    };
    contexts.set(context, files);
    // Pages that list digests. Only their descriptions are searched, not their lists, because the digests are found
    // themselves.
    const isList = context === 'community' && route.startsWith(`${ARCHIVE_ROUTE}/`);
    const read = isList ? [] : found;
    // The first section is the start of the page, under its title. That of a digest is its summary.
    const isStart = ({ title }: { title: string }): boolean =>
      title === pageTitle || (context === 'archive' && title === SUMMARY);
    const start = read.flatMap((section) => (isStart(section) && section.content ? [section.content] : []));
    // A heading without its own text is that of the questions of a digest.
    const sections = read.filter((section) => !isStart(section) && (context !== 'archive' || section.content));
    const page: SearchPage = {
      route,
      title: pageTitle.trim(),
      sections: sections.map(({ hash, title }) => [hash.replace(/^#/u, ''), title.trim()]),
    };
    const pageTopics = topics.get(route);
    files.documents.push(pageTopics ? { ...page, topics: pageTopics } : page);
    // The description is searched with the start of the page, because it often has the words that readers use.
    const text = [start.join('\n') || description.trim(), ...sections.map(({ content }) => content)];
    files.texts.push(text);
    text.forEach((part, place) => {
      const anchor = page.sections[place - 1]?.[0] ?? '';
      const section = files.index.sections;
      files.index.sections += 1;
      const own = telling(textWords(place === 0 ? `${part} ${description}` : part));
      for (const word of own) {
        wordIn(files.words, word).texts.push(section);
      }
      for (const word of identifiers(names.get(anchor) ?? [])) {
        wordIn(files.words, word).names.push(section);
      }
      // Those of heading and text are searched with them, in whatever form.
      const heading = indexWords(place === 0 ? page.title : (page.sections[place - 1]?.[1] ?? ''));
      const had = new Set([...heading, ...own].map(formOf));
      for (const word of telling(indexWords(searchedAs?.get(anchor) ?? ''))) {
        if (!had.has(formOf(word))) {
          wordIn(files.words, word).asked.push(section);
        }
      }
    });
  }
  return [...contexts.values()].map(({ words, ...files }) => ({
    ...files,
    index: { ...files.index, ...indexOf(words) },
  }));
}

/**
 * The words of a text. Identifiers are stored by their parts only: a query for one looks for sections with all of them, and as
 * words of their own they would take bytes twice. A name such as `LinkedIn` is stored as a whole, too, because
 * readers type it in lowercase.
 */
function textWords(text: string): string[] {
  return matchWords(text).flatMap(([word]) => {
    const [whole = '', ...parts] = indexWords(word);
    return parts.length > 0 && IDENTIFIER.test(word) ? parts : [whole, ...parts];
  });
}

/** The words of a text, each once, without those that a query leaves out. */
function telling(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => !QUESTION_WORDS.has(word)));
}

/** What the forms of a word have in common. */
function formOf(word: string): string {
  return stemOf(word) ?? word;
}

/** Names, each once, without those that are ordinary words, such as `model`. */
function identifiers(names: readonly string[]): Set<string> {
  return new Set(tokenize(names.join(' ')).flatMap(({ whole, parts }) => (parts.length > 0 ? [whole] : [])));
}

interface ContextWords {
  words: Map<string, Word>;
}

/** The sections that have a word, in their texts, among the names that they explain, and in what readers look for. */
type Word = Record<WordList, number[]>;

type WordList = 'texts' | 'names' | 'asked';

function wordIn(words: Map<string, Word>, word: string): Word {
  const entry = words.get(word) ?? { texts: [], names: [], asked: [] };
  words.set(word, entry);
  return entry;
}

function indexOf(words: ReadonlyMap<string, Word>): Pick<SearchIndex, 'words' | WordList> {
  const sorted = [...words].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: encodeWords(sorted.map(([word]) => word)),
    texts: encodePostings(sorted.map(([, { texts }]) => texts)),
    names: encodePostings(sorted.map(([, { names }]) => names)),
    asked: encodePostings(sorted.map(([, { texts, asked }]) => (texts.length > TELLING ? [] : asked))),
  };
}
