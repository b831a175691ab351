import { createScanner, SyntaxKind } from 'jsonc-parser';
import { applyChanges } from './applyChanges';
import {
  closedTooLate,
  extraBracket,
  nameInList,
  neverClosed,
  notClosed,
  notOpened,
  withoutBraces,
  wrongBracket,
  type Repair,
} from './brackets';
import {
  excerpt,
  printNode,
  type JsonList,
  type JsonNode,
  type JsonObject,
  type JsonScalar,
  type Place,
} from './jsonTree';
import { isOtherQuote, readOtherString, readString, type ReadString } from './readString';
import type { StringRole } from './stringEnd';
import { SyntaxFindings, type SyntaxFinding, type SyntaxMistake } from './syntaxFindings';
import { endOfFence, headOf, isCodeTail, isModuleTail } from './surroundings';

export * from './jsonTree';
export type { SyntaxMistake } from './syntaxFindings';

export interface ReadJson {
  findings: SyntaxFinding[];
  /** Missing if the text can't be understood in spite of the mistakes. */
  root?: JsonNode;
  /** What could be read, even if the text can't be understood. */
  tree?: JsonNode;
  /** Places outside of the object where no text of the author is, such as imports. */
  syntax: readonly Place[];
}

/** Objects and lists in each other. A character has five levels; deeper ones would only exhaust the stack. */
const MAX_DEPTH = 200;
/** Strings, numbers, objects and lists. The largest character of the release has a few hundred. */
const MAX_PARTS = 20_000;
// Byte order mark, spaces other than U+0020, marks without width: none of them is white space in JSON.
const INVISIBLE =
  /[\u{85}\u{a0}\u{ad}\u{1680}\u{180e}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{2064}\u{3000}\u{feff}\v\f]/u;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$.-]*$/u;
/** A value of an enumeration, such as `Clients.DISCORD`. Those of the release are the names in lowercase. */
const ENUM_VALUE = /^[A-Z]\w*\.([A-Z][A-Z\d_]*)$/u;
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
  /** Where the last comma is, as long as nothing follows it. */
  comma?: number;
}

/**
 * Reads JSON, and goes on after the mistakes that people make when they write it by hand, so that all of them can be told at
 * once. It doesn't call itself for nested parts, so deep texts can't exhaust the stack.
 *
 * @param text - the file as it is
 * @returns no findings if and only if the text is JSON, and its values with their places
 */
export function readJson(text: string): ReadJson {
  return new Reader(text).read();
}

class Reader {
  private readonly findings = new SyntaxFindings();
  private readonly syntax: Place[] = [];
  private readonly frames: Frame[] = [];
  private readonly scanner;
  private root?: JsonNode;
  private isBroken = false;
  private isCode = false;
  private parts = 0;
  private names = 0;
  private bareNames = 0;
  /** Where the last token ended that is not white space or a comment. */
  private lastEnd = 0;
  /** The string to which the next one is added with +. */
  private joined?: JsonScalar;
  /** The last value, if it is a string. */
  private last?: JsonScalar;
  private fence?: SyntaxFinding;
  /** Whether the object was in a code block, so that what is after it needs no problem of its own. */
  private wasFenced = false;
  /** How much of the text was not understood. */
  private unread = 0;

  /** @param isTrial - whether it only tells how far a text can be read */
  constructor(
    private readonly text: string,
    private readonly isTrial = false,
  ) {
    this.scanner = createScanner(text, false);
  }

  read(): ReadJson {
    this.readTokens();
    const tree = this.foldFrames();
    const root = this.isBroken || this.findings.areTooMany ? undefined : this.root;
    return {
      findings: this.allFindings(root),
      syntax: this.syntax,
      ...(root && { root }),
      ...(tree && { tree }),
    };
  }

  /** @returns how much of the text was not understood, and how many mistakes the rest has */
  tryOut(): { unread: number; mistakes: number } {
    this.readTokens();
    return { unread: this.unread, mistakes: this.findings.count };
  }

  private readTokens(): void {
    while (!this.isBroken && !this.findings.areTooMany) {
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
  }

  private token(kind: SyntaxKind, from: number, to: number): void {
    if (this.frames.length === 0 && this.root) {
      this.after(kind, from);
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
        this.string(readString(this.text, from, this.role));
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
    if (this.frames.length >= MAX_DEPTH) {
      this.stopAt(
        'too-deep',
        node,
        `More than ${MAX_DEPTH} objects and lists are inside each other.`,
        'Look for brackets that were written by mistake. A character needs five levels.',
      );
      return;
    }
    this.frames.push({ node, expects: node.type === 'object' ? 'name' : 'value' });
  }

  private close(type: 'object' | 'list', from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (!frame) {
      this.stopAt(
        'not-json',
        { from, to },
        `The file starts with “${this.text.slice(from, to)}”.`,
        'A character file starts with {.',
      );
      return;
    }
    if (frame.node.type !== type) {
      const [first, ...others] = wrongBracket(this.text, frame.node, { from, to }, this.lastEnd, frame.name?.text);
      this.repairOrStop([first, ...others], this.text.length - to, first);
      return;
    }
    if (frame.expects === 'colon' || (frame.expects === 'value' && frame.name)) {
      this.stopAt(
        'not-json',
        frame.name ?? frame.node,
        `“${excerpt(frame.name?.text ?? '')}” has no value.`,
        'Write a colon and the value after the name, or remove the name.',
      );
      return;
    }
    if (frame.comma !== undefined) {
      this.extraComma(frame.comma, `Remove the comma before the closing ${type === 'object' ? '}' : ']'}.`);
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
      const value = lastValueIn(frame?.node);
      this.repairOrStop(value ? [notOpened(this.text, 'list', value.from)] : [], this.text.length - to, {
        mistake: 'not-json',
        from,
        to,
        message: 'A value is missing before this comma.',
        fix: 'Write the value, or remove the name.',
      });
      return;
    }
    this.extraComma(from, 'Remove the comma: nothing is before it.');
  }

  private colon(from: number, to: number): void {
    const frame = this.frames.at(-1);
    if (frame?.expects === 'colon') {
      frame.expects = 'value';
      return;
    }
    if (frame?.node.type === 'list' && this.last && frame.expects === 'comma') {
      // The bracket is what is missing there.
      this.findings.takeBack('missing-comma');
      const repair = nameInList(this.text, frame.node, this.last);
      this.repairOrStop([repair], this.text.length - to, repair);
      return;
    }
    this.repairOrStop(
      frame?.node.type === 'object' && this.last ? [notOpened(this.text, 'object', this.last.from)] : [],
      this.text.length - to,
      {
        mistake: 'not-json',
        from,
        to,
        message: 'Unexpected colon.',
        fix: 'Write fields as "name": value, between { and }.',
      },
    );
  }

  private number(from: number, to: number): void {
    const text = this.text.slice(from, to);
    // The scanner takes `1.` for a number, and `01` for two.
    if (
      !/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u.test(text) ||
      (from === this.lastEnd && this.frames.at(-1)?.expects === 'comma')
    ) {
      this.stopAt(
        'not-json',
        { from, to },
        'This number can’t be read.',
        'Write it without leading zeros and with a digit after the point, such as 12 or 0.5.',
      );
      return;
    }
    this.scalar({ from, to, value: Number(text) });
  }

  private string(read: ReadString): void {
    const { from, to, value, finding } = read;
    this.scanner.setPosition(to);
    if (value === undefined) {
      this.stop(finding);
      return;
    }
    if (finding) {
      this.findings.add(finding);
    }
    this.putString({ from, to, value });
  }

  private get role(): StringRole {
    const frame = this.frames.at(-1);
    return frame?.node.type === 'list' ? 'item' : frame && !frame.name ? 'name' : 'value';
  }

  private unknown(from: number, to: number): void {
    const first = this.text.charAt(from);
    if (INVISIBLE.test(first)) {
      this.invisible(from);
    } else if (!this.root && this.frames.length === 0) {
      this.before(from);
    } else if (isOtherQuote(first)) {
      this.string(readOtherString(this.text, from));
    } else if (first === '+' && this.last && this.frames.at(-1)?.expects === 'comma') {
      this.isCode = true;
      this.joined = this.last;
      this.scanner.setPosition(from + 1);
    } else {
      this.bare(from, to);
    }
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
      isMark ? 'The file starts with a byte order mark.' : 'There is an invisible character here.',
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

  /** Words without quotes. */
  private bare(from: number, to: number): void {
    const word = this.text.slice(from, to);
    const isName = this.role === 'name';
    const enumValue = isName ? undefined : ENUM_VALUE.exec(word)?.[1];
    if (enumValue !== undefined) {
      this.isCode = true;
      this.putString({ from, to, value: enumValue.toLowerCase() });
      return;
    }
    if (!isName && Object.hasOwn(WORDS, word)) {
      const value = WORDS[word] ?? null;
      this.add('unquoted-text', from, to, `${word} isn’t a value in JSON.`, {
        fix: `Write ${String(value)}.`,
        edit: { label: `Write ${String(value)}`, changes: [{ from, to, insert: String(value) }] },
      });
      this.scalar({ from, to, value });
      return;
    }
    if (!NAME.test(word)) {
      this.stopAt(
        'not-json',
        { from, to },
        `“${excerpt(word)}” can’t be read.`,
        'Write strings between ", or remove it.',
      );
      return;
    }
    this.bareNames += isName ? 1 : 0;
    this.add('unquoted-text', from, to, `${excerpt(word)} has no quotes.`, {
      fix: `Write "${excerpt(word)}".`,
      edit: { label: 'Write quotes', changes: [{ from, to, insert: JSON.stringify(word) }] },
    });
    this.putString({ from, to, value: word });
  }

  /** A string, as a name or a value. */
  private putString({ from, to, value }: Place & { value: string }): void {
    const frame = this.frames.at(-1);
    if (this.joined) {
      this.joined.value = `${String(this.joined.value)}${value}`;
      this.joined.to = to;
      const member = frame?.node.type === 'object' ? frame.node.members.at(-1) : undefined;
      if (member) {
        member.to = to;
      }
      this.joined = undefined;
      return;
    }
    if (frame?.node.type === 'object' && frame.expects === 'comma') {
      this.missing('comma', from, to);
      frame.expects = 'name';
    }
    if (frame?.expects === 'name') {
      this.names += 1;
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

  /** Whether a value may be here, if need be after a comma or a colon that is missing. */
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
      this.valueWithoutName(frame, { from, to });
      return false;
    }
    return true;
  }

  private valueWithoutName({ node }: Frame, place: Place): void {
    const before = lastValueIn(node);
    this.repairOrStop(
      before
        ? [
            ...(before.type === 'scalar' ? [] : [extraBracket(this.text, { from: before.to - 1, to: before.to })]),
            notClosed(this.text, node, place, before.to),
          ]
        : [],
      this.text.length - place.to,
      {
        ...place,
        mistake: 'not-json',
        message: 'A name is missing before this value.',
        fix: 'Write fields as "name": value.',
      },
    );
  }

  private missing(mark: 'comma' | 'colon', from: number, to: number): void {
    const sign = mark === 'comma' ? ',' : ':';
    const at = this.lastEnd;
    this.add(mark === 'comma' ? 'missing-comma' : 'missing-colon', at, at, `A ${mark} is missing here.`, {
      fix: `Write ${sign} before “${excerpt(this.text.slice(from, to))}”.`,
      edit: { label: `Write the ${mark}`, changes: [{ from: at, to: at, insert: sign }] },
    });
  }

  private extraComma(from: number, fix: string): void {
    this.add('extra-comma', from, from + 1, 'There is one comma too many.', {
      fix,
      edit: { label: 'Remove the comma', changes: [{ from, to: from + 1, insert: '' }] },
    });
  }

  private put(node: JsonNode): void {
    this.countPart();
    if (this.isBroken) {
      return;
    }
    this.last = node.type === 'scalar' && typeof node.value === 'string' ? node : undefined;
    const frame = this.frames.at(-1);
    if (!frame) {
      this.root = node;
      return;
    }
    addTo(frame, node);
    frame.name = undefined;
    frame.expects = 'comma';
    frame.comma = undefined;
  }

  private comment(from: number, to: number): void {
    this.syntax.push({ from, to });
    this.add('comment', from, to, 'JSON has no comments.', {
      fix: 'Remove it, or write it as a field whose name starts with _.',
      edit: { label: 'Remove the comment', changes: [{ from, to, insert: '' }] },
    });
  }

  /** What is before the first bracket, such as the start of a block in Markdown or of a module. */
  private before(from: number): void {
    const { kind, start, isSyntax } = headOf(this.text, from);
    const place = { from, to: start ?? this.endOfLine(from) };
    if (isSyntax) {
      this.syntax.push(place);
    }
    this.isCode ||= kind === 'code';
    if (kind === 'yaml') {
      this.stopAt(
        'yaml',
        place,
        'This is YAML, not JSON.',
        'Convert it to JSON, for example with an editor. A character file starts with { and ends with }.',
      );
    } else if (start === undefined) {
      this.stopAt('not-json', place, 'This is not a JSON object.', 'A character file starts with { and ends with }.');
    } else if (kind !== 'code') {
      const isFence = kind === 'fence';
      const finding = this.add(
        isFence ? 'markdown-fence' : 'text-around',
        from,
        start,
        isFence
          ? 'The object is inside a code block of Markdown.'
          : `There is text before the first {: “${excerpt(this.text.slice(from, start).trim())}”.`,
        {
          fix: isFence ? 'Keep only what is between the two lines with ```.' : 'Remove everything before {.',
          edit: { label: isFence ? 'Take it out' : 'Remove it', changes: [{ from, to: start, insert: '' }] },
        },
      );
      this.fence = isFence ? finding : this.fence;
    }
    this.scanner.setPosition(start ?? this.text.length);
  }

  /** What is after the object. */
  private after(kind: SyntaxKind, from: number): void {
    const rest = this.text.slice(from).trimEnd();
    const place = { from, to: from + rest.length };
    const endOfBlock = this.fence && endOfFence(this.text, from);
    if (endOfBlock !== undefined) {
      this.syntax.push({ from, to: endOfBlock });
      this.fence?.edit?.changes.push({ from, to: endOfBlock, insert: '' });
      this.fence = undefined;
      this.wasFenced = true;
      this.scanner.setPosition(endOfBlock);
      return;
    }
    this.scanner.setPosition(this.text.length);
    if (this.isCode || isCodeTail(this.text, from)) {
      this.isCode = true;
      if (isModuleTail(rest)) {
        this.syntax.push(place);
      }
      return;
    }
    const repair = this.bestOf(this.repairsAfter(kind, from), this.text.length - from - 1);
    if (repair) {
      this.stop(repair);
      return;
    }
    this.unread = this.text.length - from;
    if (this.wasFenced) {
      return;
    }
    const second = /^,?\s*[[{]/u.exec(rest)?.[0].length;
    if (second !== undefined) {
      this.add('second-object', place.from, place.to, 'A second object starts here.', {
        fix: 'Keep one of them. Each character needs a file of its own.',
        edit: { label: 'Remove the second one', changes: [{ ...place, insert: '' }] },
      });
      return;
    }
    this.add('text-around', place.from, place.to, `There is text after the end of the object: “${excerpt(rest)}”.`, {
      fix: 'Remove it.',
      edit: { label: 'Remove it', changes: [{ ...place, insert: '' }] },
    });
  }

  private repairsAfter(kind: SyntaxKind, from: number): Repair[] {
    const { root } = this;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) {
      return [extraBracket(this.text, { from, to: from + 1 })];
    }
    if (root && root.type !== 'scalar') {
      return [extraBracket(this.text, { from: root.to - 1, to: root.to })];
    }
    return root && kind === SyntaxKind.ColonToken ? withoutBraces(this.text, root) : [];
  }

  private end(): void {
    if (this.frames.length > 0) {
      const open = this.frames.map(({ node }) => node);
      const repair = neverClosed(this.text, open);
      this.repairOrStop([...closedTooLate(this.text, open), repair], 0, repair);
    } else if (!this.root && this.findings.count === 0) {
      this.stop({
        mistake: 'empty-file',
        from: 0,
        to: 0,
        message: 'The file is empty.',
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
  ): SyntaxFinding {
    const finding = { mistake, from, to, message, ...more };
    this.findings.add(finding);
    // Thousands of comments or commas are like thousands of values.
    this.countPart();
    return finding;
  }

  private countPart(): void {
    this.parts += 1;
    if (this.parts > MAX_PARTS && !this.isBroken) {
      this.stop({
        mistake: 'too-many-parts',
        from: 0,
        to: 0,
        message: `The file has more than ${MAX_PARTS} parts, so it was not checked.`,
        fix: 'Put several sentences into one string, or take out what the character doesn’t need.',
      });
    }
  }

  /** Tells a mistake after which the rest can't be understood. */
  private stop({ mistake, from, to, message, fix, edit }: SyntaxFinding): void {
    this.findings.add({ mistake, from, to, message, fix, ...(edit && { edit }) });
    this.isBroken = true;
    this.unread = this.text.length - from;
    if (this.wasFenced) {
      return;
    }
  }

  private stopAt(mistake: SyntaxMistake, { from, to }: Place, message: string, fix: string): void {
    this.stop({ mistake, from, to, message, fix });
  }

  /** Stops with the cause: the repair after which most of the file can be read. */
  private repairOrStop(
    repairs: readonly Repair[],
    mostUnread: number,
    { mistake, from, to, message, fix }: SyntaxFinding,
  ): void {
    this.stop(this.bestOf(repairs, mostUnread) ?? { mistake, from, to, message, fix });
  }

  /** @param mostUnread - how much of the text may not be understood after it */
  private bestOf(repairs: readonly Repair[], mostUnread: number): Repair | undefined {
    if (this.isTrial) {
      return undefined;
    }
    return repairs
      .map((repair) => ({ repair, ...new Reader(applyChanges(this.text, repair.edit.changes), true).tryOut() }))
      .filter(({ unread }) => unread <= mostUnread)
      .sort((one, other) => one.unread - other.unread || one.mistakes - other.mistakes)[0]?.repair;
  }

  private allFindings(root: JsonNode | undefined): SyntaxFinding[] {
    if (!this.isCode && (this.bareNames < 2 || this.bareNames < this.names)) {
      return this.findings.all();
    }
    const from = this.text.search(/\S/u);
    const code: SyntaxFinding = {
      mistake: 'code',
      from,
      to: this.endOfLine(from),
      message: 'This is TypeScript or JavaScript, not JSON.',
      fix: 'Convert the object to JSON: double quotes around all names and strings, no comments, and nothing around it.',
      ...(root && {
        edit: {
          label: 'Convert to JSON',
          changes: [{ from: 0, to: this.text.length, insert: `${printNode(root)}\n` }],
        },
      }),
    };
    return root || !this.findings.last ? [code] : [code, this.findings.last];
  }

  /** Closes what is still open, so that there is a tree of what could be read. */
  private foldFrames(): JsonNode | undefined {
    for (let frame = this.frames.pop(); frame; frame = this.frames.pop()) {
      frame.node.to = Math.max(frame.node.to, this.lastEnd);
      const parent = this.frames.at(-1);
      if (!parent) {
        return frame.node;
      }
      addTo(parent, frame.node);
    }
    return this.root;
  }

  private endOfLine(from: number): number {
    const length = this.text.slice(from).search(/[\r\n]/u);
    return length === -1 ? this.text.length : from + length;
  }
}

function lastValueIn(node: JsonNode | undefined): JsonNode | undefined {
  return node?.type === 'object' ? node.members.at(-1)?.value : undefined;
}

function addTo({ node: parent, name }: Frame, node: JsonNode): void {
  if (parent.type === 'list') {
    parent.items.push(node);
  } else if (name) {
    parent.members.push({ from: name.from, to: node.to, name: name.text, nameEnd: name.to, value: node });
  }
}
