import { endOfLog } from './logLength';
import { isStatus, NUMBER, readWords, type LogWord } from './logWords';
import { readCode, readForm, type Code } from './messageForm';

/** What is known of a message. */
export interface KnownMessage {
  /** What readers see, with backticks around what is printed word for word. "…" stands for anything. */
  seen: string;
  /** It only says that something failed. */
  isAnnouncement?: boolean;
}

/** What logs have anyway: see createBackground.ts. */
export interface Background {
  /** How many texts were counted. */
  texts: number;
  /** In how many of them a word of a message is, if in more than one. */
  counts: Readonly<Record<string, number>>;
  /** Code that other programs print as well. */
  foreign: readonly string[];
  /** Code that is a whole text of the release. */
  own: readonly string[];
  /** Lines of normal operation that have words of a message. */
  normal: readonly string[];
}

/** A message that is in a log. */
export interface FoundMessage {
  /** Position of the message among those known. */
  index: number;
  /** Its code that is in the log. */
  found: readonly string[];
}

/** So much of a line is shown and searched. */
const MAX_LINE_LENGTH = 200;
const SEARCH_WORDS = 8;

/** How rare the words of a message have to be. 1 is a word that no other text has. */
const MIN_RARITY = 1.5;
/** The same for a text that the release prints. */
const MIN_RARITY_OF_OWN = 1;
/** How many words "…" can stand for. */
const MAX_OPEN_WORDS = 40;
/** Words before the message on a line of a log: date, time, level, name of a container. */
const MAX_PREFIX_WORDS = 12;

/** A log, as it is searched. */
export interface Log {
  words: readonly LogWord[];
  places: ReadonlyMap<string, readonly number[]>;
}

/**
 * Prepares known messages.
 *
 * @param background - what logs have anyway
 * @returns a function that tells which messages are in a log, the likeliest first. Its time grows with the length of the log
 */
export function createMatcher(
  messages: readonly KnownMessage[],
  { texts, counts, foreign, own, normal }: Background,
): (log: string) => FoundMessage[] {
  const foreignCode = new Set(foreign);
  const ownCode = new Set(own);
  const normalLines = normal.map(readCode);
  const forms = messages.map(({ seen, isAnnouncement = false }) => ({ ...readForm(seen), isAnnouncement }));
  const rarityOf = (word: string, size = 1): number => {
    const count = Object.hasOwn(counts, word) ? (counts[word] ?? 1) : 1;
    return word === NUMBER || isStatus(word) ? 0 : size * (1 - Math.log(count) / Math.log(texts + 1));
  };

  return (text) => {
    const log = withoutLines(readLog(endOfLog(text)), normalLines);
    return forms
      .flatMap(({ groups, beside, isAnnouncement }, index) => {
        const found = groups.map((codes) => codes.filter((code) => contains(log, code)));
        if (found.length === 0 || found.some((codes) => codes.length === 0)) {
          return [];
        }
        const telling = found.flat().filter(({ code }) => !foreignCode.has(code));
        const sizes = new Map(
          telling.flatMap(({ parts }) => parts).flatMap(({ words }) => words.map(({ word, size }) => [word, size])),
        );
        const rarity = [...sizes].reduce((sum, [word, size]) => sum + rarityOf(word, size), 0);
        if (rarity < (telling.some(({ code }) => ownCode.has(code)) ? MIN_RARITY_OF_OWN : MIN_RARITY)) {
          return [];
        }
        return [
          {
            index,
            found: found.flat().map(({ code }) => code),
            // What ends with a colon announces what follows it.
            announces: isAnnouncement ? 2 : Number(telling.every(({ code }) => code.endsWith(':'))),
            rarity,
            beside: [...beside].filter((word) => log.places.has(word)).reduce((sum, word) => sum + rarityOf(word), 0),
          },
        ];
      })
      .sort((one, other) => one.announces - other.announces || other.rarity - one.rarity || other.beside - one.beside)
      .map(({ index, found }) => ({ index, found }));
  };
}

/** The words of a log for a search: without paths, addresses, numbers and statuses, each once. */
export function plainWords(log: string): string[] {
  const pieces = endOfLog(log)
    .split(/\s/u)
    .filter((piece) => piece.split(/[\\/]/u).length <= 2);
  const words = readWords(pieces.join(' ')).map(({ word }) => word);
  return [...new Set(words)].filter((word) => word !== NUMBER && !isStatus(word));
}

/**
 * The line of a log that looks most like the error: of those that do, the one with the most words, without the lines of a
 * stack. A log without such a line has no answer.
 *
 * @param looksLikeError - whether a line looks like an error
 * @returns the line, cut, and words of it to search for
 */
export function likeliestError(
  log: string,
  looksLikeError: (line: string) => boolean,
): { line: string; words: string } | undefined {
  const [best] = endOfLog(log)
    .split(/[\r\n]/u)
    .map((line) => line.trim().slice(0, MAX_LINE_LENGTH))
    .filter((line) => !line.startsWith('at ') && looksLikeError(line))
    .map((line) => ({ line, words: plainWords(line).slice(0, SEARCH_WORDS) }))
    .sort((one, other) => other.words.length - one.words.length);
  return best && { line: best.line, words: best.words.join(' ') };
}

/** Whether a log has code of a message in it, word for word, and the statuses that belong to it. */
export function contains(log: Log, code: Code): boolean {
  return code.statuses.every((status) => log.places.has(status)) && findCode(code, log).length > 0;
}

/** Prepares a text to be searched. */
export function readLog(text: string): Log {
  return logOf(readWords(text));
}

function logOf(words: readonly LogWord[]): Log {
  const places = new Map<string, number[]>();
  words.forEach(({ word }, place) => {
    const known = places.get(word);
    if (known) {
      known.push(place);
    } else {
      places.set(word, [place]);
    }
  });
  return { words, places };
}

/** A log without the lines that are one of the given texts, apart from what a logger writes before it. */
function withoutLines(log: Log, texts: readonly Code[]): Log {
  const lineStarts = new Map<number, number>();
  log.words.forEach(({ line }, place) => {
    if (!lineStarts.has(line)) {
      lineStarts.set(line, place);
    }
  });
  const lines = new Set<number>();
  for (const text of texts) {
    const hasValue = goesOn(text.code);
    for (const { start, end } of findCode(text, log)) {
      const line = log.words[end]?.line ?? 0;
      const before = start - (lineStarts.get(line) ?? 0);
      const isWhole = hasValue || log.words[end + 1]?.line !== line;
      if (before >= 0 && before <= MAX_PREFIX_WORDS && isWhole) {
        lines.add(line);
      }
    }
  }
  return lines.size === 0 ? log : logOf(log.words.filter(({ line }) => !lines.has(line)));
}

/** Whether a text continues with a value. */
function goesOn(code: string): boolean {
  const open = Math.max(code.lastIndexOf(':'), code.lastIndexOf('…'));
  return open >= 0 && !/[\p{L}\p{N}]/u.test(code.slice(open));
}

/** The places of the first and the last words of code in a log. */
function findCode({ parts: [first, ...rest] }: Code, log: Log): { start: number; end: number }[] {
  if (!first) {
    return [];
  }
  let found = placesOf(first.words, log).map((start) => ({ start, end: start + first.words.length - 1 }));
  for (const { words, reach } of rest) {
    const places = placesOf(words, log);
    let at = 0;
    found = found.flatMap(({ start, end }) => {
      while ((places[at] ?? Infinity) <= end) {
        at += 1;
      }
      const next = places[at] ?? Infinity;
      const pieces = (log.words[next]?.piece ?? Infinity) - (log.words[end]?.piece ?? 0);
      const isNear = reach === undefined ? next - end <= MAX_OPEN_WORDS : pieces <= reach;
      return isNear ? [{ start, end: next + words.length - 1 }] : [];
    });
  }
  return found;
}

/** The places where words follow each other in a log. */
function placesOf(words: Code['parts'][number]['words'], { words: all, places }: Log): number[] {
  const countOf = (index: number): number => {
    const word = words[index]?.word ?? '';
    return word === NUMBER ? Infinity : (places.get(word)?.length ?? 0);
  };
  const rarest = words.reduce((best, _, index) => (countOf(index) < countOf(best) ? index : best), 0);
  return (places.get(words[rarest]?.word ?? '') ?? [])
    .map((place) => place - rarest)
    .filter((start) =>
      words.every(({ word }, index) => {
        const there = all[start + index]?.word;
        return there === word || (word === NUMBER && there !== undefined && isStatus(there));
      }),
    );
}
