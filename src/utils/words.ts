import { inPagesWords, SYNONYMS } from './synonyms';
import { VERB_OF } from './verbForms';

const WORD = /[\p{L}\p{N}_]+/gu;
/** Between the parts of `composeContext`, `TWITTER_DRY_RUN` and `IAgentRuntime`. */
const PARTS = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** An address, a hash or a key: its letters and digits are random, and have no words in them. */
const RANDOM = /^(?=.*\d)[\p{L}\d]{20,}$/u;

/** Plurals whose singular ends in `ie`, not in `y`. */
const PLURAL_IN_IE: ReadonlySet<string> = new Set(['cookies', 'movies', 'newbies', 'selfies', 'ties', 'zombies']);

/** A word of a text: as a whole and, if it is an identifier of several words, its parts. */
export interface Token {
  whole: string;
  parts: string[];
}

/** A word of a query, with words that the pages use for the same. */
export interface QueryToken extends Token {
  otherWords: readonly string[];
  /** The query ends with it, so that more letters may follow. */
  isBeingTyped: boolean;
}

/** The words of a text as they are written, with their places; identifiers are one word. */
export function matchWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/** The words of a text, in lower case and the singular. */
export function tokenize(text: string): Token[] {
  return matchWords(text).map(([word]) => {
    const parts = RANDOM.test(word) ? [] : word.split(PARTS).filter(Boolean);
    return { whole: normalize(word), parts: parts.length > 1 ? parts.map(normalize) : [] };
  });
}

/** All words of a text that the index stores, including parts of identifiers. */
export function indexWords(text: string): string[] {
  return tokenize(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/**
 * Words that say nothing about a topic, in the form in which the index stores words: those of questions, those that link
 * others, and the digits of release numbers. Neither queries nor texts are searched for them.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'eliza elizaos please want need a an the i my me we you your is are was were be been am do does did can could should would will shall may might must how many much what why when where which who to of in on for with from at by it its this that there and or if so difference between vs versus new custom own setup use using some any all as s t has have had each then them they their these those than also but because into such both don doesn didn isn wasn haven hasn about another other somebody anybody only still more most too whether through itself give look no not every same thing up ability people think thought say said tell everything something happen see asked answered told came wanted talked got d ll ve re like instead several way put m someone anyone nobody everyone myself our us she her just very really ever yet already always even getting go goes going gone went one lot turn keep make come coming take taking took supposed mean meant kind back away else somewhere otherwise unless until while before without either neither nothing none within once again enough cannot cant wont dont doesnt isnt arent wasnt 0 1 2 3 4 5 6 7 8 9'
    .split(' ')
    .map(normalize),
);

/** A question whose last word says nothing about the topic either. */
const HOW_IT_WORKS = /^(\s*how\s.*)\swork(?:s|ing)?[\s?.!]*$/iu;

/** The query ends in a word. */
const IN_WORD = /[\p{L}\p{N}_]$/u;

/** In the form in which the index stores words. */
const OTHER_WORDS = new Map(Object.entries(SYNONYMS).map(([word, others]) => [normalize(word), indexWords(others)]));

/** The words of a query, without question words, unless there are no others. */
export function queryTokens(query: string): QueryToken[] {
  const words = tokenize(inPagesWords(query.replace(HOW_IT_WORKS, '$1')));
  // A word of the query that others lead to counts once.
  const own = new Set(words.map(({ whole }) => whole));
  const tokens = words.map((token, place) => ({
    ...token,
    isBeingTyped: place === words.length - 1 && IN_WORD.test(query),
    otherWords: (OTHER_WORDS.get(token.whole) ?? OTHER_WORDS.get(stemOf(token.whole) ?? '') ?? []).filter(
      (word) => !own.has(word),
    ),
  }));
  const telling = tokens.filter(({ whole }) => !QUESTION_WORDS.has(whole));
  return telling.length > 0 ? telling : tokens;
}

const ENDING = /(?:ations?|at(?:ed|es?|ing|ors?)|ing|ed|ers?|ors?|ion(?:al)?s?|ments?|ly|e)$/u;
/** Shorter stems would match too many words. */
const STEM_LENGTH = 5;

/** The stem that a word shares with related words: `translat` of `translation`, `translate` and `translator`. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(ENDING, (ending) => (/^at/u.test(ending) ? 'at' : ''));
  return stem !== word && stem.length >= STEM_LENGTH ? stem : undefined;
}

function normalize(word: string): string {
  const lower = word.toLowerCase();
  const verb = VERB_OF.get(lower);
  if (verb !== undefined) {
    return verb;
  }
  if (/[^aeiou]ies$/u.test(lower) && !PLURAL_IN_IE.has(lower)) {
    return `${lower.slice(0, -3)}y`;
  }
  if (/(?:ss|x|ch|sh)es$/u.test(lower)) {
    return lower.slice(0, -2);
  }
  // "status", "class" and "this" are not plurals.
  return lower.length > 3 && /[^siu]s$/u.test(lower) ? lower.slice(0, -1) : lower;
}
