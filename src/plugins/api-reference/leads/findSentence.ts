import { type MarkdownText, toMarkdown } from './markdownText';
import type { Mention } from './namesIn';
import { type Piece, plain, type Section, type TableRow } from './readGuide';

export interface Sentence {
  markdown: MarkdownText;
  /** How much it says about the symbol; higher is better. */
  score: number;
}

/** Longer sentences are cut. */
const LONGEST = 150;
const SHORTEST = 34;

/** Such sentences lean on the one before. */
const LEANS =
  /^(?:it|its|this|these|that|those|they|them|their|then|there|both|here|but|and|or|so|also|otherwise|instead|neither|either|none|all|each|same|such|only|like|in it|with it|with them|for it|of these|after that|before that|for that|for example|on it|its|he|she|now|next|again|as above|the same|the other|the others|if (?:that|this|it|they)|(?:in|with|without|for|on|from|by|of)\b[^,;]* it|the first|the second|the last|the former|the rest|another|if so|if not|else|yes|no)\b/iu;
const POINTS_ELSEWHERE =
  /\b(?:below|above|as follows|this page|these pages|next step|previous|following|last line|step \d|the table|see|any other|the others?)\b|:$/iu;
const INSTRUCTION =
  /^(?:add|put|write|use|open|run|copy|paste|replace|start|stop|set|make|call|pass|give|create|change|take|read|send|remove|keep|look|see|check|import|install|export|name|say|import|choose|don't|do|let|to)\b/iu;

/**
 * The sentence of a section that says most about an export, and can be read alone.
 *
 * @param names - the exports that a piece of text names
 * @returns undefined if no sentence names the export and reads well out of context
 */
export function findSentence(
  { paragraphs, rows }: Pick<Section, 'paragraphs' | 'rows'>,
  symbol: string,
  names: (piece: Piece) => Mention[],
): Sentence | undefined {
  const sentences = paragraphs.flatMap((paragraph, place) =>
    splitSentences(paragraph)
      .filter((sentence) => sentence.some((piece) => names(piece).some((mention) => mention.symbol === symbol)))
      .flatMap((sentence) => {
        const score = rate(sentence, symbol, names);
        return score === undefined
          ? []
          : [{ markdown: toMarkdown(shorten(sentence)), score: score - Math.min(place, 3) * 0.2 }];
      }),
  );
  const described = rows.flatMap((row) => sentenceOfRow(row, symbol, names));
  return [...sentences, ...described].sort((one, other) => other.score - one.score)[0];
}

/** Splits text at ends of sentences that are outside of inline code. */
function splitSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.isCode) {
      sentences.at(-1)?.push(piece);
      continue;
    }
    piece.text.split(/(?<=[.!?]["')]?)\s+(?!\p{Ll})/u).forEach((text, index) => {
      if (index > 0) {
        sentences.push([]);
      }
      if (text) {
        sentences.at(-1)?.push({ ...piece, text });
      }
    });
  }
  return sentences.filter((sentence) => plain(sentence).trim() !== '');
}

function rate(sentence: readonly Piece[], symbol: string, names: (piece: Piece) => Mention[]): number | undefined {
  const text = plain(sentence).trim();
  if (text.length < SHORTEST || LEANS.test(text) || POINTS_ELSEWHERE.test(text) || !/[.!]$/u.test(text)) {
    return undefined;
  }
  // "That `fetch`" was named before.
  if (
    sentence.some(
      ({ isCode }, index) => isCode && /\b(?:that|this|these|those) $/u.test(sentence[index - 1]?.text ?? ''),
    )
  ) {
    return undefined;
  }
  const codes = sentence.filter(({ isCode }) => isCode);
  const first = sentence.find((piece) => piece.text.trim() !== '');
  // Items of lists that are no sentences.
  if (!first || (!first.isCode && /^\s*\p{Ll}/u.test(first.text))) {
    return undefined;
  }
  const isOnlyMember = sentence.flatMap(names).every((mention) => mention.symbol !== symbol || mention.isMember);
  const start = text.slice(0, 40);
  let score = 2;
  if (isOnlyMember) {
    score -= 0.5;
  } else if (isNamed(names(first), symbol)) {
    score += 3;
  } else if (start.includes(symbol)) {
    score += 2;
  }
  if (INSTRUCTION.test(text)) {
    score -= 1;
  }
  // A list of names says little about each.
  score -= Math.max(0, codes.length - 3) * 0.5;
  if (text.length > LONGEST) {
    score -= 1;
  }
  return score;
}

/** Columns of tables that say what the name in the first cell is for. */
const SAYS_WHAT = /^(?:what it does|what it is|what it returns|meaning|content|what|does|purpose|use|what for)$/u;

/** `name`: what the row says about it. */
function sentenceOfRow({ head, cells }: TableRow, symbol: string, names: (piece: Piece) => Mention[]): [Sentence] | [] {
  const [only, ...others] = (cells[0] ?? []).filter(({ text }) => text.trim() !== '');
  const mention = only && names(only).find((one) => one.symbol === symbol);
  const text = cells[head.findIndex((title, index) => index > 0 && SAYS_WHAT.test(title))];
  if (!mention || others.length > 0 || !text || plain(text).trim().length < SHORTEST) {
    return [];
  }
  const markdown = toMarkdown(shorten([{ text: only.text, isCode: true }, { text: ': ', isCode: false }, ...text]));
  return [{ markdown: /[.!?…]$/u.test(markdown) ? markdown : `${markdown}.`, score: mention.isMember ? 0.5 : 3.5 }];
}

function isNamed(mentions: readonly Mention[], symbol: string): boolean {
  return mentions.some((mention) => mention.symbol === symbol && !mention.isMember);
}

/** Cuts a sentence that is too long, after a word. */
function shorten(sentence: readonly Piece[]): Piece[] {
  const short: Piece[] = [];
  let room = LONGEST;
  if (plain(sentence).trim().length <= LONGEST) {
    return [...sentence];
  }
  for (const piece of sentence) {
    if (piece.text.length <= room) {
      short.push(piece);
      room -= piece.text.length;
      continue;
    }
    if (!piece.isCode) {
      const cut = piece.text.slice(0, room);
      short.push({ ...piece, text: cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) });
    }
    break;
  }
  const last = short.at(-1);
  if (last && !last.isCode) {
    // What is left must not end in a mark or in half of a pair of brackets.
    const text = last.text
      .replace(/(?<![\s,;:.(–-])[\s,;:.(–-]+$/u, '')
      .replace(/(?<!\s)\s+(?:a|an|the|of|to|and|or|with|in|for|by|from|that|which|is|as)$/iu, '');
    short[short.length - 1] = { ...last, text };
  }
  return [...short, { text: '…', isCode: false }];
}
