import { isStatus, OPEN, readWords, type LogWord } from './logWords';

/** Words that follow each other. */
interface Part {
  words: readonly Pick<LogWord, 'word' | 'size'>[];
  /** How many pieces between blanks it is away from the part before it; undefined if anything may be between them. */
  reach?: number;
}

/** Code in "You see", as it is looked for in logs. */
export interface Code {
  code: string;
  parts: readonly Part[];
  /** Statuses that the text around it names: each of them has to be in the log. */
  statuses: readonly string[];
}

/** What has to be in a log: of each group one code. */
export interface MessageForm {
  groups: readonly (readonly Code[])[];
  /** Words outside of code. */
  beside: ReadonlySet<string>;
}

const LEFT_OPEN = /…|<[a-z][\w -]*>/giu;
/** Not a part of a path or of quoted text. */
const OPEN_ALONE = /^\u0001[!),.:;?]*$/u;
/** Text before code that is in the log as well. */
const AND = /(?:^|[\s,;])(?:and|below|then|with)$/u;
/** Text before code that is in the log instead. Any other code is a place, a cause or a condition. */
const OR = /,$|[\s,;](?:also|or)(?:\s.*)?$/su;
/** Two backticks around code that has one. */
const CODE = /``((?:[^`]|`(?!`))+)``|`([^`]+)`/gu;

/**
 * Takes apart what readers see.
 *
 * @param seen - with backticks around code: "`A` with `B` or `C`" is in logs that have A, and B or C
 */
export function readForm(seen: string): MessageForm {
  const groups: { code: string; parts: Part[]; statuses: string[] }[][] = [];
  const beside = new Set<string>();
  let end = 0;
  /** Takes the text up to an offset, and its statuses, which belong to the code before it, or else to the first one. */
  const takeText = (to: number): { text: string; statuses: string[] } => {
    const text = seen.slice(end, to).trimEnd();
    const words = readWords(text).map(({ word }) => word);
    words.forEach((word) => beside.add(word));
    const statuses = words.filter(isStatus);
    groups
      .at(-1)
      ?.at(-1)
      ?.statuses.push(...statuses);
    return { text, statuses: groups.length > 0 ? [] : statuses };
  };
  for (const { 0: whole, 1: inner, 2: plain, index } of seen.matchAll(CODE)) {
    const { text, statuses } = takeText(index);
    end = index + whole.length;
    const code = inner ?? plain ?? '';
    const parts = readParts(code);
    const last = groups.at(-1);
    if (parts.length > 0 && (!last || AND.test(text))) {
      groups.push([{ code, parts, statuses }]);
    } else if (parts.length > 0 && OR.test(text)) {
      last?.push({ code, parts, statuses: [] });
    }
  }
  takeText(seen.length);
  return { groups, beside };
}

/** The form of code alone, such as a line of a log. */
export function readCode(code: string): Code {
  return { code, parts: readParts(code), statuses: [] };
}

function readParts(code: string): Part[] {
  const parts: { words: Part['words'][number][]; reach?: number }[] = [];
  let open: 'nothing' | 'a piece' | 'anything' = 'nothing';
  let lastPiece = 0;
  for (const [index, piece] of (code.replace(LEFT_OPEN, OPEN).match(/\S+/gu) ?? []).entries()) {
    if (OPEN_ALONE.test(piece)) {
      open = 'anything';
      continue;
    }
    for (const { word, size } of readWords(piece)) {
      if (word === OPEN) {
        open = open === 'anything' ? open : 'a piece';
        continue;
      }
      const last = parts.at(-1);
      if (last && open === 'nothing') {
        last.words.push({ word, size });
      } else {
        parts.push({ words: [{ word, size }], ...(last && open === 'a piece' && { reach: index - lastPiece }) });
      }
      open = 'nothing';
      lastPiece = index;
    }
  }
  return parts;
}
