import { createScanner, ScanError, SyntaxKind } from 'jsonc-parser';
import type { Edit } from './types';

/** What keeps a text from being JSON. Each has a rule in rules/json.ts. */
export type SyntaxMistake =
  | 'empty-file'
  | 'too-deep'
  | 'too-many-parts'
  | 'comment'
  | 'extra-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'wrong-quotes'
  | 'missing-quote'
  | 'unquoted-text'
  | 'line-break-in-text'
  | 'bad-escape'
  | 'invisible-character'
  | 'text-around'
  | 'not-closed'
  | 'not-json';

export interface SyntaxFinding {
  mistake: SyntaxMistake;
  from: number;
  to: number;
  message: string;
  fix: string;
  edit?: Edit;
}

interface Place {
  from: number;
  to: number;
}

export interface JsonObject extends Place {
  type: 'object';
  members: JsonMember[];
}

export interface JsonList extends Place {
  type: 'list';
  items: JsonNode[];
}

export interface JsonScalar extends Place {
  type: 'scalar';
  value: string | number | boolean | null;
}

export type JsonNode = JsonObject | JsonList | JsonScalar;

/** A name and its value; its own place goes from the name to the end of the value. */
export interface JsonMember extends Place {
  name: string;
  nameEnd: number;
  value: JsonNode;
}

export interface ReadJson {
  findings: SyntaxFinding[];
  /** Missing if the text can't be understood in spite of the mistakes. */
  root?: JsonNode;
}

/** Objects and lists in each other. A character has five levels; deeper ones would only exhaust the stack. */
const DEEPEST = 200;
/** Texts, numbers, objects and lists. The largest character of the release has a few hundred. */
const MOST_PARTS = 20_000;
/** From here on more of the same would hide the rest. */
const MOST_FINDINGS = 200;
const QUOTES = /['`‘’‚‛“”„‟«»]/u;
const CLOSING_QUOTES = /['"`‘’‚‛“”„‟«»]/u;
// Byte order mark, spaces other than U+0020, marks without width: none of them is white space in JSON.
const INVISIBLE =
  /[\u{85}\u{a0}\u{ad}\u{1680}\u{180e}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{2064}\u{3000}\u{feff}\v\f]/u;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$.-]*$/u;
const WORDS: Readonly<Record<string, true | false | null>> = {
  True: true,
  TRUE: true,
  False: false,
  FALSE: false,
  None: null,
  undefined: null,
  NULL: null,
};

interface Frame {
  node: JsonObject | JsonList;
  expects: 'name' | 'colon' | 'value' | 'comma';
  /** The name that waits for its value. */
  name?: Place & { text: string };
  /** Where the last comma stands, as long as nothing follows it. */
  comma?: number;
}

/**
 * Reads JSON, and goes on after the mistakes that people make when they write it by hand, so that all of them can be told at
 * once. It doesn't call itself, so deep texts can't exhaust the stack.
 *
 * @param text - the file as it is
 * @returns no findings if and only if the text is JSON, and its values with their places
 */
export function readJson(text: string): ReadJson {
  return new Reader(text).read();
}

class Reader {
  private readonly findings: SyntaxFinding[] = [];
  private readonly frames: Frame[] = [];
  private readonly scanner;
  private root?: JsonNode;
  private isBroken = false;
  private parts = 0;
  /** Where the last token ended that is not white space or a comment. */
  private lastEnd = 0;

  constructor(private readonly text: string) {
    this.scanner = createScanner(text, false);
  }

  read(): ReadJson {
    while (!this.isBroken && this.findings.length < MOST_FINDINGS) {
      const kind = this.scanner.scan();
      const from = this.scanner.getTokenOffset();
      const to = from + this.scanner.getTokenLength();
      if (kind === SyntaxKind.EOF) {
        this.end();
        break;
      }
      if (kind === SyntaxKind.Trivia || kind === SyntaxKind.LineBreakTrivia) {
        continue;
      }
      if (kind === SyntaxKind.LineCommentTrivia || kind === SyntaxKind.BlockCommentTrivia) {
        this.comment(from, to);
        continue;
      }
      this.token(kind, from, to);
      this.lastEnd = this.scanner.getPosition();
    }
    return this.isBroken || !this.root || this.frames.length > 0
      ? { findings: this.findings }
      : { findings: this.findings, root: this.root };
  }

  private token(kind: SyntaxKind, from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (!frame && this.root) {
      this.after(from);
      return;
    }
    switch (kind) {
      case SyntaxKind.OpenBraceToken:
        this.open({ type: 'object', from, to, members: [] });
        return;
      case SyntaxKind.OpenBracketToken:
        this.open({ type: 'list', from, to, items: [] });
        return;
      case SyntaxKind.CloseBraceToken:
      case SyntaxKind.CloseBracketToken:
        this.close(kind === SyntaxKind.CloseBraceToken ? 'object' : 'list', from, to);
        return;
      case SyntaxKind.CommaToken:
        this.comma(from, to);
        return;
      case SyntaxKind.ColonToken:
        this.colon(from, to);
        return;
      case SyntaxKind.StringLiteral:
        this.string(from, to);
        return;
      case SyntaxKind.NumericLiteral:
        this.number(from, to);
        return;
      case SyntaxKind.TrueKeyword:
      case SyntaxKind.FalseKeyword:
      case SyntaxKind.NullKeyword:
        this.scalar({ from, to, value: kind === SyntaxKind.NullKeyword ? null : kind === SyntaxKind.TrueKeyword });
        return;
      default:
        this.unknown(from, to);
    }
  }

  private open(node: JsonObject | JsonList): void {
    if (!this.readyFor(node.from, node.to)) {
      return;
    }
    if (this.frames.length >= DEEPEST) {
      this.stop('too-deep', node, `There are more than ${DEEPEST} objects and lists in each other.`, {
        fix: 'Look for brackets that were written by mistake. A character needs five levels.',
      });
      return;
    }
    this.frames.push({ node, expects: node.type === 'object' ? 'name' : 'value' });
  }

  private close(type: 'object' | 'list', from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (!frame) {
      this.stop('not-json', { from, to }, `The file starts with “${this.text.slice(from, to)}”.`, {
        fix: 'A character file starts with {.',
      });
      return;
    }
    if (frame.node.type !== type) {
      const [what, mark] = frame.node.type === 'object' ? ['object', '}'] : ['list', ']'];
      this.stop(
        'not-closed',
        { from, to },
        `The ${what} that starts in line ${this.lineOf(frame.node.from)} is not closed here.`,
        {
          fix: `Write ${mark} before this bracket.`,
        },
      );
      return;
    }
    if (frame.expects === 'colon' || (frame.expects === 'value' && frame.name)) {
      this.stop('not-json', frame.name ?? frame.node, `“${excerpt(frame.name?.text ?? '')}” has no value.`, {
        fix: 'Write a colon and the value after the name, or remove the name.',
      });
      return;
    }
    if (frame.comma !== undefined) {
      this.add(
        'extra-comma',
        frame.comma,
        frame.comma + 1,
        `A comma stands before the closing ${type === 'object' ? '}' : ']'}.`,
        {
          fix: 'Remove the comma.',
          edit: { label: 'Remove the comma', changes: [{ from: frame.comma, to: frame.comma + 1, insert: '' }] },
        },
      );
    }
    this.frames.pop();
    frame.node.to = to;
    this.put(frame.node);
  }

  private comma(from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (frame?.expects === 'comma') {
      frame.expects = frame.node.type === 'object' ? 'name' : 'value';
      frame.comma = from;
      return;
    }
    if (!frame || frame.expects === 'colon' || frame.name) {
      this.stop('not-json', { from, to }, 'A value is missing before this comma.', {
        fix: 'Write the value, or remove the name.',
      });
      return;
    }
    this.add('extra-comma', from, to, 'There is one comma too many.', {
      fix: 'Remove the comma.',
      edit: { label: 'Remove the comma', changes: [{ from, to, insert: '' }] },
    });
  }

  private colon(from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (frame?.expects === 'colon') {
      frame.expects = 'value';
      return;
    }
    const last = frame?.node.type === 'list' ? frame.node.items.at(-1) : undefined;
    if (frame && last?.type === 'scalar' && typeof last.value === 'string') {
      const line = this.lineOf(frame.node.from);
      this.stop('not-closed', last, `A name stands in the list that starts in line ${line}.`, {
        fix: `Write ] where that list ends, before ${excerpt(this.text.slice(last.from, last.to))}.`,
      });
      return;
    }
    this.stop('not-json', { from, to }, 'A colon stands where none belongs.', {
      fix: 'Write members as "name": value, and only inside { and }.',
    });
  }

  private number(from: number, to: number): void {
    const text = this.text.slice(from, to);
    // The scanner takes `1.` for a number, and `01` for two.
    if (
      !/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text) ||
      (from === this.lastEnd && this.frames.at(-1)?.expects === 'comma')
    ) {
      this.stop('not-json', { from, to }, 'This number can’t be read.', {
        fix: 'Write it without zeros in front and with a digit after the point, such as 12 or 0.5.',
      });
      return;
    }
    this.scalar({ from, to, value: Number(text) });
  }

  private string(from: number, to: number): void {
    const error = this.scanner.getTokenError();
    if (error === ScanError.UnexpectedEndOfString) {
      this.unendedString(from, to);
      return;
    }
    if (error !== ScanError.None) {
      this.oddCharacters(from, to);
    }
    this.text_({ from, to, value: this.scanner.getTokenValue() });
  }

  /** A text that goes on in the next line, or one without its second quote. */
  private unendedString(from: number, to: number): void {
    const end = endOfBrokenText(this.text, to);
    if (end === undefined) {
      this.stop('missing-quote', { from, to }, 'This text has no closing quote.', {
        fix: 'Write " at the end of the text.',
      });
      return;
    }
    const lines = this.text.slice(from + 1, end - 1);
    this.add('line-break-in-text', from, end, 'This text goes on in the next line.', {
      fix: 'Write the text in one line, with \\n where a new line should start.',
      edit: {
        label: 'Write \\n instead',
        changes: [...lines.matchAll(/[^\S\r\n]*(?:\r\n|[\r\n])/gu)].map((match) => ({
          from: from + 1 + match.index,
          to: from + 1 + match.index + match[0].length,
          insert: '\\n',
        })),
      },
    });
    this.scanner.setPosition(end);
    this.text_({ from, to: end, value: lines });
  }

  /** Backslashes before a character that needs none, and tabs. */
  private oddCharacters(from: number, to: number): void {
    const source = this.text.slice(from, to);
    const changes: Edit['changes'] = [];
    for (const match of source.matchAll(/\\u[\da-fA-F]{4}|\\["\\/bfnrt]|\\|[\u{0}-\u{1f}]/gu)) {
      const place = { from: from + match.index, to: from + match.index + 1 };
      if (match[0] === '\\') {
        changes.push({ ...place, insert: '' });
      } else if (match[0].length === 1) {
        changes.push({ ...place, insert: JSON.stringify(match[0]).slice(1, -1) });
      }
    }
    const [first] = changes;
    const isBackslash = first?.insert === '';
    const part = first ? this.text.slice(first.from, first.from + 2) : '';
    this.add(
      'bad-escape',
      first?.from ?? from,
      first?.to ?? to,
      isBackslash ? `JSON doesn’t know “${part}”.` : 'This text has a tab or another control character in it.',
      {
        fix: isBackslash ? 'Remove the backslash, or write two for a backslash in the text.' : 'Write \\t for a tab.',
        ...(changes.length > 0 && {
          edit: { label: isBackslash ? 'Remove the backslash' : 'Write it as JSON does', changes },
        }),
      },
    );
  }

  private unknown(from: number, to: number): void {
    const first = this.text.charAt(from);
    if (INVISIBLE.test(first)) {
      this.invisible(from);
      return;
    }
    if (!this.root && this.frames.length === 0) {
      this.before(from);
      return;
    }
    if (QUOTES.test(first)) {
      this.otherQuotes(from);
      return;
    }
    this.bare(from, to);
  }

  private invisible(from: number): void {
    let to = from + 1;
    while (INVISIBLE.test(this.text.charAt(to))) {
      to += 1;
    }
    const isMark = from === 0 && this.text.charCodeAt(0) === 0xfeff;
    this.add(
      'invisible-character',
      from,
      to,
      isMark ? 'The file starts with a byte order mark.' : 'An invisible character stands here.',
      {
        fix: isMark ? 'Save the file as UTF-8 without BOM.' : 'Remove it, or type a space instead.',
        edit: {
          label: isMark ? 'Remove the mark' : 'Replace it with a space',
          changes: [{ from, to, insert: isMark ? '' : ' ' }],
        },
      },
    );
    this.scanner.setPosition(to);
  }

  private otherQuotes(from: number): void {
    const open = this.text.charAt(from);
    let to = from + 1;
    while (to < this.text.length && !/[\r\n]/u.test(this.text.charAt(to))) {
      const character = this.text.charAt(to);
      const isEnd = "'`".includes(open) ? character === open : CLOSING_QUOTES.test(character);
      // An apostrophe inside a text is no end: what follows the end is a mark of JSON.
      if (isEnd && /^\s*(?:[,:\]}]|$|\/[/*])/u.test(this.text.slice(to + 1, to + 20))) {
        break;
      }
      to += character === '\\' ? 2 : 1;
    }
    if (to >= this.text.length || /[\r\n]/u.test(this.text.charAt(to))) {
      this.stop('missing-quote', { from, to }, 'This text has no closing quote.', {
        fix: 'Write " before and after the text.',
      });
      return;
    }
    const value = this.text.slice(from + 1, to).replaceAll(/\\(['`])/gu, '$1');
    to += 1;
    this.add('wrong-quotes', from, to, `This text stands in ${open} instead of ".`, {
      fix: 'Write " before and after the text.',
      edit: { label: 'Write "', changes: [{ from, to, insert: quoted(value) }] },
    });
    this.scanner.setPosition(to);
    this.text_({ from, to, value });
  }

  /** Words without quotes. */
  private bare(from: number, to: number): void {
    const word = this.text.slice(from, to);
    const frame = this.frames.at(-1);
    if (frame?.expects !== 'name' && Object.hasOwn(WORDS, word)) {
      const value = WORDS[word] ?? null;
      this.add('unquoted-text', from, to, `JSON doesn’t know ${word}.`, {
        fix: `Write ${String(value)}.`,
        edit: { label: `Write ${String(value)}`, changes: [{ from, to, insert: String(value) }] },
      });
      this.scalar({ from, to, value });
      return;
    }
    if (!NAME.test(word)) {
      this.stop('not-json', { from, to }, `“${excerpt(word)}” can’t be read.`, {
        fix: 'Write texts between ", or remove it.',
      });
      return;
    }
    this.add('unquoted-text', from, to, `${excerpt(word)} stands without quotes.`, {
      fix: `Write "${excerpt(word)}".`,
      edit: { label: 'Write quotes', changes: [{ from, to, insert: quoted(word) }] },
    });
    this.text_({ from, to, value: word });
  }

  /** A string, as a name or a value. */
  private text_({ from, to, value }: Place & { value: string }): void {
    const frame = this.frames.at(-1);
    if (frame?.node.type === 'object' && frame.expects === 'comma') {
      this.missing('comma', from, to);
      frame.expects = 'name';
    }
    if (frame?.expects === 'name') {
      frame.name = { from, to, text: value };
      frame.expects = 'colon';
      frame.comma = undefined;
      return;
    }
    this.scalar({ from, to, value });
  }

  private scalar(scalar: Omit<JsonScalar, 'type'>): void {
    if (this.readyFor(scalar.from, scalar.to)) {
      this.put({ type: 'scalar', ...scalar });
    }
  }

  /** Whether a value may stand here, if need be after a comma or a colon that is missing. */
  private readyFor(from: number, to: number): boolean {
    const frame = this.frames.at(-1);
    if (frame?.expects === 'comma' && frame.node.type === 'list') {
      this.missing('comma', from, to);
      frame.expects = 'value';
    } else if (frame?.expects === 'colon') {
      this.missing('colon', from, to);
      frame.expects = 'value';
    }
    if (frame && frame.expects !== 'value') {
      this.stop('not-json', { from, to }, 'A name is missing before this value.', {
        fix: 'Write members as "name": value.',
      });
      return false;
    }
    return true;
  }

  private missing(mark: 'comma' | 'colon', from: number, to: number): void {
    const sign = mark === 'comma' ? ',' : ':';
    const at = this.lastEnd;
    this.add(mark === 'comma' ? 'missing-comma' : 'missing-colon', at, at, `A ${mark} is missing here.`, {
      fix: `Write ${sign} before “${excerpt(this.text.slice(from, to))}”.`,
      edit: { label: `Write the ${mark}`, changes: [{ from: at, to: at, insert: sign }] },
    });
  }

  private put(node: JsonNode): void {
    this.parts += 1;
    if (this.parts > MOST_PARTS) {
      this.stop(
        'too-many-parts',
        { from: 0, to: 0 },
        `The file has more than ${MOST_PARTS} parts, so it was not checked.`,
        {
          fix: 'Put several sentences into one text, or take out what the character doesn’t need.',
        },
      );
      return;
    }
    const frame = this.frames.at(-1);
    if (!frame) {
      this.root = node;
      return;
    }
    if (frame.node.type === 'list') {
      frame.node.items.push(node);
    } else if (frame.name) {
      const { from, to, text } = frame.name;
      frame.node.members.push({ from, to: node.to, name: text, nameEnd: to, value: node });
      frame.name = undefined;
    }
    frame.expects = 'comma';
    frame.comma = undefined;
  }

  private comment(from: number, to: number): void {
    this.add('comment', from, to, 'This is a comment.', {
      fix: 'Remove it, or write it as a member whose name starts with _.',
      edit: { label: 'Remove the comment', changes: [{ from, to, insert: '' }] },
    });
  }

  /** Text before the first bracket, such as the start of a block in Markdown or of a module. */
  private before(from: number): void {
    const start = this.text.indexOf('{', from);
    if (start === -1) {
      this.stop('not-json', { from, to: this.endOfLine(from) }, 'This is not a JSON object.', {
        fix: 'A character file starts with { and ends with }.',
      });
      return;
    }
    this.add(
      'text-around',
      from,
      start,
      `Text stands before the first {: “${excerpt(this.text.slice(from, start).trim())}”.`,
      {
        fix: 'Remove everything before {.',
        edit: { label: 'Remove it', changes: [{ from, to: start, insert: '' }] },
      },
    );
    this.scanner.setPosition(start);
  }

  /** Text after the last bracket. */
  private after(from: number): void {
    const rest = this.text.slice(from).trimEnd();
    this.add(
      'text-around',
      from,
      from + rest.length,
      `Text stands after the end of the file’s object: “${excerpt(rest)}”.`,
      {
        fix: 'Remove it. If it belongs to the character, a bracket before it closes too early.',
      },
    );
    this.scanner.setPosition(this.text.length);
  }

  private end(): void {
    const frame = this.frames.at(-1);
    if (frame) {
      const [what, mark] = frame.node.type === 'object' ? ['object', '}'] : ['list', ']'];
      this.stop('not-closed', { from: frame.node.from, to: frame.node.from + 1 }, `This ${what} is never closed.`, {
        fix: `Write ${mark} where it ends.`,
      });
    } else if (!this.root && this.findings.length === 0) {
      this.stop('empty-file', { from: 0, to: 0 }, 'The file is empty.', {
        fix: 'Start from the smallest character, and replace its texts.',
      });
    }
  }

  private add(
    mistake: SyntaxMistake,
    from: number,
    to: number,
    message: string,
    more: Pick<SyntaxFinding, 'fix' | 'edit'>,
  ): void {
    this.findings.push({ mistake, from, to, message, ...more });
  }

  /** Tells a mistake after which the rest can't be understood. */
  private stop(mistake: SyntaxMistake, { from, to }: Place, message: string, more: Pick<SyntaxFinding, 'fix'>): void {
    this.add(mistake, from, to, message, more);
    this.isBroken = true;
  }

  private lineOf(offset: number): number {
    return this.text.slice(0, offset).split(/\r\n|[\r\n]/u).length;
  }

  private endOfLine(from: number): number {
    const length = this.text.slice(from).search(/[\r\n]/u);
    return length === -1 ? this.text.length : from + length;
  }
}

/** Where a text ends that a line break interrupts; undefined if the next quote starts another text. */
function endOfBrokenText(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') {
      at += 1;
    } else if (text.charAt(at) === '"') {
      return /^\s*(?:[,:\]}]|$)/u.test(text.slice(at + 1, at + 200)) &&
        !/[[{,:]\s*$/u.test(text.slice(Math.max(from, at - 200), at))
        ? at + 1
        : undefined;
    }
  }
  return undefined;
}

function quoted(value: string): string {
  // A text in single quotes may hold \n and the like, which stay as they are.
  const inside = value.replaceAll(/\\.|"/gu, (part) => (part === '"' ? '\\"' : part));
  return `"${inside}"`;
}

/** The beginning of a text, for a message. */
export function excerpt(text: string, most = 40): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/**
 * The value of a node, as JSON.parse would make it: a name such as `__proto__` is a member like any other, and of members
 * with the same name the last one counts.
 *
 * @param node - a node of readJson
 */
export function valueOf(node: JsonNode): unknown {
  if (node.type === 'scalar') {
    return node.value;
  }
  if (node.type === 'list') {
    return node.items.map(valueOf);
  }
  const value = {};
  for (const { name, value: member } of node.members) {
    Object.defineProperty(value, name, {
      value: valueOf(member),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return value;
}
