import type { SearchPage } from './indexFormat';
import { QUESTION_WORDS, tokenize } from '../../../utils/words';

/** Folders of the API reference, by the word for what is in them. */
const KINDS: Readonly<Record<string, string>> = {
  class: 'classes',
  enum: 'enumerations',
  enumeration: 'enumerations',
  function: 'functions',
  interface: 'interfaces',
  type: 'type-aliases',
  variable: 'variables',
};
/** Words for parts of a symbol, or of its description. */
const PARTS = new Set(
  'argument constant constructor definition field member method option parameter prop property signature value'.split(
    ' ',
  ),
);

/** A name in a query, and what the query says that it is. */
interface NamedSymbol {
  name: string;
  /** A folder of the API reference. */
  kind?: string;
  /** Whether the query has words for parts of a symbol: `ModelClass values`. */
  hasParts: boolean;
}

/** `ModelClass` of `the ModelClass enum values`. */
function namedIn(query: string): NamedSymbol {
  const words = query
    .trim()
    .split(/\s+/u)
    .map((word) => ({ word, singular: tokenize(word)[0]?.whole ?? '' }))
    .filter(({ word }) => !QUESTION_WORDS.has(word.toLowerCase()));
  const isKind = ({ singular }: { singular: string }): boolean => Object.hasOwn(KINDS, singular);
  const isPart = ({ singular }: { singular: string }): boolean => PARTS.has(singular);
  const kind = KINDS[words.find(isKind)?.singular ?? ''];
  return {
    name: words
      .filter((word) => !isKind(word) && !isPart(word))
      .map(({ word }) => word)
      .join(' '),
    ...(kind !== undefined && { kind }),
    hasParts: words.some(isPart),
  };
}

/**
 * Whether the query is the name of the symbol that an API page is about, with or without what it is (`ModelClass enum`).
 * In any case, or as separate words, unless it is an ordinary word such as "action", which the guides explain.
 *
 * @param query - as it was typed, without `()`
 */
export function namesSymbol(query: string, { title, route }: Pick<SearchPage, 'title' | 'route'>): boolean {
  const symbol = title.replace(/[<(].*/u, '');
  const isOneWord = tokenize(symbol)[0]?.parts.length === 0;
  const isNamed = (name: string, inAnyCase: boolean): boolean => {
    const wanted = name.replace(/\..*/u, '').replaceAll(' ', '');
    return inAnyCase || !isOneWord || /[A-Z_.]/u.test(name)
      ? symbol.toLowerCase() === wanted.toLowerCase()
      : symbol === name;
  };
  if (isNamed(query.trim(), false)) {
    return true;
  }
  const { name, kind, hasParts } = namedIn(query);
  const isOfKind = kind === undefined || route.split('/').includes(kind);
  // "Character fields" is a question for the guides, and "model type" can be one.
  return isOfKind && !(isOneWord && hasParts) && isNamed(name, kind !== undefined && kind !== KINDS.type);
}

/**
 * Whether the query is the name of a method of a type, with or without its type (`runtime.getSetting`) and a word for what
 * it is (`getSetting method`). An ordinary word such as "stop" is none, and neither is a property: guides explain those.
 *
 * @param heading - of the member on the page of its type, `getSetting()`
 */
export function namesMethod(query: string, heading: string): boolean {
  const name = namedIn(query).name.replace(/\(.*/u, '').replace(/^.*\./u, '');
  const method = /^(\w+)\??\(\)$/u.exec(heading)?.[1] ?? '';
  return (tokenize(method)[0]?.parts.length ?? 0) > 1 && method.toLowerCase() === name.toLowerCase();
}
