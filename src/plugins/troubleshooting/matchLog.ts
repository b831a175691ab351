/** What is known of a message. */
export interface KnownMessage {
  /** Code in what readers see: messages, word for word. "…" stands for anything. */
  codes: readonly string[];
  /** What readers see, as text. */
  text: string;
  /** Why, and what to do: it tells which words are common. */
  rest: string;
  /** It only says that something failed. */
  isAnnouncement: boolean;
}

/** How much of a message has to be in a log. */
const MIN_COVERAGE = 0.7;
/** What a shell says of any program that isn't there: only the whole of it names the program. */
const MISSING_PROGRAM = /: command not found$/u;
/** Least weight of the words that were found: that of one rare word. */
const MIN_WEIGHT = 4;
/** What words beside the code count. */
const BESIDE_CODE = 0.3;
/** What stands for a number, or an id. */
export const NUMBER = '#';
const NUMBER_WEIGHT = 0.3;
/** What `wordsOf` makes a number of. */
const NUMBER_WORD = ' 0 ';
/** What comes after the message that tells the cause. */
const ANNOUNCEMENT = 0.2;

/** Zsh names the program last, other shells first. */
const ZSH = /command not found: (\S+)/gu;
const ANSI = /\u001b?\[\d+(?:;\d+)*m/gu;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gu;
/** A file of the reader's own that was not found, as Node names it. */
const OWN_FILE = /[^\s']*[\\/]agent[\\/]src[\\/][\w./\\-]+\.[jt]s'/gu;
const PATH = /(?:\b[a-z]+:|(?<![\w@.…])\.{0,2})(?:[\\/]+[^\s\\/:"'`,()<>[\]…]+){2,}(?::\d+)*/gu;
/** A fence, too: models write them. */
const WORD = /[\p{L}\p{N}_]+|`{3}/gu;
/** Status of HTTP, and the codes that a killed process leaves: they tell causes apart. */
const CODE = /^[1-5]\d\d$/u;
const ID = /^(?:\d+|(?=.*\d)[\da-f]{8,})$/u;
/** What a message leaves open. */
const OPEN = /…|<[a-z][\w -]*>/giu;

/** Words of a text that tell messages apart: without colours and paths, with a mark for each number and id. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(ANSI, ' ')
    .replace(ZSH, '$1: command not found')
    .replace(UUID, NUMBER_WORD)
    .replace(OWN_FILE, ' agentfile ')
    .replace(PATH, ' ');
  return (plain.match(WORD) ?? []).map((word) => (ID.test(word) && !CODE.test(word) ? NUMBER : word));
}

/**
 * Prepares known messages for `find`.
 *
 * @returns a function that gives the indexes of the messages in a log, the likeliest first: those of which the longest
 *   part stands there word for word, where rare words count more than common ones
 */
export function createMatcher(messages: readonly KnownMessage[]): (log: string) => number[] {
  const texts = messages.map(({ text, rest }) => new Set(wordsOf(`${text} ${rest}`)));
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string): number =>
    word === NUMBER ? NUMBER_WEIGHT : Math.log((messages.length + 1) / (counts.get(word) ?? 1));
  const weigh = (words: readonly string[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

  const prepared = messages.map(({ codes, text, isAnnouncement }) => {
    const beside = wordsOf(codes.reduce((left, code) => left.replace(code, ' '), text));
    return {
      codes: codes
        .map((code) => ({ parts: code.split(OPEN).map(wordsOf), isWhole: MISSING_PROGRAM.test(code) }))
        .map(({ parts, isWhole }) => {
          const weight = weigh(parts.flat());
          return { parts, weight, least: isWhole ? weight : weight * MIN_COVERAGE };
        }),
      beside: new Set(beside),
      besideWeight: weigh([...new Set(beside)]),
      isAnnouncement,
    };
  });

  return (log) => {
    const places = placesOf(wordsOf(log));
    const scores = prepared.map(({ codes, beside, besideWeight, isAnnouncement }, index) => {
      const found = codes
        .map(({ parts, weight, least }) => {
          const run = parts.reduce((sum, part) => sum + longestRun(part, places, weightOf), 0);
          return weight > 0 && run >= least ? (run * run) / weight : 0;
        })
        .sort((one, other) => other - one);
      const [best = 0, ...others] = found;
      const met = weigh([...beside].filter((word) => places.has(word)));
      const code = best + others.reduce((sum, score) => sum + score, 0) / 2;
      const isWhole = best >= MIN_WEIGHT || (met >= besideWeight * MIN_COVERAGE && code + met >= MIN_WEIGHT);
      const score = isWhole ? code + met * BESIDE_CODE : 0;
      return { index, score: isAnnouncement ? score * ANNOUNCEMENT : score };
    });
    return scores
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ index }) => index);
  };
}

/** Whether a log has a message as a whole, but for what the message leaves open. */
export function hasWhole(log: string, message: string): boolean {
  const words = ` ${wordsOf(log).join(' ')} `;
  return message.split(OPEN).every((part) => words.includes(` ${wordsOf(part).join(' ')} `.replace(/^ +$/u, '')));
}

/** Where each word stands. */
function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  words.forEach((word, place) => {
    const known = places.get(word);
    if (known) {
      known.push(place);
    } else {
      places.set(word, [place]);
    }
  });
  return places;
}

/** Weight of the longest row of words that stands in a log as it is. */
function longestRun(
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  weightOf: (word: string) => number,
): number {
  let longest = 0;
  let runs = new Map<number, number>();
  for (const word of words) {
    const weight = weightOf(word);
    const longer = new Map<number, number>();
    for (const place of places.get(word) ?? []) {
      const run = (runs.get(place - 1) ?? 0) + weight;
      longer.set(place, run);
      longest = Math.max(longest, run);
    }
    runs = longer;
  }
  return longest;
}
