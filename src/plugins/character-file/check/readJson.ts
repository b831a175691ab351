import { createScanner, SyntaxKind } from 'jsonc-parser';
import { Around } from './around';
import { closedTooLate, nameInList, neverClosed, notOpened, withoutName, wrongBracket, type Repair } from './brackets';
import {
  excerpt,
  lastValueIn,
  type JsonList,
  type JsonNode,
  type JsonObject,
  type JsonScalar,
  type Place,
} from './jsonTree';
import { comment, EMPTY_FILE, extraComma, missingMark, moduleFile, notJson, tooDeep } from './marks';
import { isOtherQuote, readOtherString, readString, type ReadString } from './readString';
import type { StringRole } from './stringEnd';
import type { SyntaxFinding } from './syntaxFindings';
import { SyntaxReport, type Trial } from './syntaxReport';
import { Tree } from './tree';
import { invisibleAt, numberOf, readWord } from './words';

export interface ReadJson {
  findings: SyntaxFinding[];
  /** Missing if the text can't be understood in spite of the mistakes. */
  root?: JsonNode;
  /** What could be read, even if the text can't be understood. */
  tree?: JsonNode;
  /** Places outside of the object where no text of the author is, such as imports. */
  syntax: readonly Place[];
}

export * from './jsonTree';
export type { SyntaxMistake } from './syntaxFindings';

/** Objects and lists in each other. A character has five levels; deeper ones would only exhaust the stack. */
const MAX_DEPTH = 200;

/**
 * Reads JSON, and continues after the mistakes that people make when they write it by hand, so that all of them can be told at
 * once. It doesn't call itself for nested parts, so deep texts can't exhaust the stack.
 *
 * @param text - the file as it is
 * @returns no findings if and only if the text is JSON, and its values with their places
 */
export function readJson(text: string): ReadJson {
  return new Reader(text).read();
}

class Reader {
  private readonly report: SyntaxReport;
  private readonly around: Around;
  private readonly tree = new Tree();
  private readonly scanner;
  private names = 0;
  private bareNames = 0;
  /** Where the last token ended that is not white space or a comment. */
  private lastEnd = 0;
  /** The string to which the next one is added with +. */
  private joined?: JsonScalar;

  /** @param isTrial - whether it only tells how far a text can be read */
  constructor(
    private readonly text: string,
    isTrial = false,
  ) {
    this.scanner = createScanner(text, false);
    this.report = new SyntaxReport(text, isTrial ? undefined : (repaired) => new Reader(repaired, true).tryOut());
    this.around = new Around(text, this.report);
  }

  read(): ReadJson {
    this.readTokens();
    const tree = this.tree.fold(this.lastEnd);
    const root = this.report.isBroken || this.report.areTooMany ? undefined : this.tree.root;
    return { findings: this.allFindings(root), syntax: this.around.syntax, root, tree };
  }

  tryOut(): Trial {
    this.readTokens();
    return { unread: this.report.unread, mistakes: this.report.count };
  }

  private readTokens(): void {
    while (!this.report.isBroken && !this.report.areTooMany) {
      const kind = this.scanner.scan();
      const from = this.scanner.getTokenOffset();
      const to = from + this.scanner.getTokenLength();
      if (kind === SyntaxKind.EOF) {
        return this.end();
      }
      if (kind === SyntaxKind.Trivia || kind === SyntaxKind.LineBreakTrivia) {
        continue;
      }
      if (kind === SyntaxKind.LineCommentTrivia || kind === SyntaxKind.BlockCommentTrivia) {
        this.around.syntax.push({ from, to });
        this.report.note(comment({ from, to }));
        continue;
      }
      this.token(kind, from, to);
      this.lastEnd = this.scanner.getPosition();
    }
  }

  private token(kind: SyntaxKind, from: number, to: number): void {
    if (this.tree.depth === 0 && this.tree.root) {
      this.scanner.setPosition(this.around.after(kind, from, this.tree.root));
      return;
    }
    switch (kind) {
      case SyntaxKind.OpenBraceToken:
        return this.open({ type: 'object', from, to, members: [] });
      case SyntaxKind.OpenBracketToken:
        return this.open({ type: 'list', from, to, items: [] });
      case SyntaxKind.CloseBraceToken:
      case SyntaxKind.CloseBracketToken:
        return this.close(kind === SyntaxKind.CloseBraceToken ? 'object' : 'list', from, to);
      case SyntaxKind.CommaToken:
        return this.comma(from, to);
      case SyntaxKind.ColonToken:
        return this.colon(from, to);
      case SyntaxKind.StringLiteral:
        return this.string(readString(this.text, from, this.role));
      case SyntaxKind.NumericLiteral:
        return this.number(from, to);
      case SyntaxKind.TrueKeyword:
      case SyntaxKind.FalseKeyword:
      case SyntaxKind.NullKeyword:
        return this.scalar(from, to, kind === SyntaxKind.NullKeyword ? null : kind === SyntaxKind.TrueKeyword);
      default:
        this.unknown(from, to);
    }
  }

  private open(node: JsonObject | JsonList): void {
    if (!this.readyFor(node.from, node.to)) {
      return;
    }
    if (this.tree.depth >= MAX_DEPTH) {
      return this.report.stop(tooDeep(node, MAX_DEPTH));
    }
    this.tree.push(node);
  }

  private close(type: 'object' | 'list', from: number, to: number): void {
    const { frame } = this.tree;
    if (!frame) {
      const message = `The file starts with “${this.text.slice(from, to)}”.`;
      return this.report.stop(notJson({ from, to }, message, 'A character file starts with {.'));
    }
    if (frame.node.type !== type) {
      const [first, ...others] = wrongBracket(this.text, frame.node, { from, to }, this.lastEnd, frame.name?.text);
      return this.repairOrStop(to, [first, ...others], first);
    }
    if (frame.expects === 'colon' || (frame.expects === 'value' && frame.name)) {
      const message = `“${excerpt(frame.name?.text ?? '')}” has no value.`;
      const fix = 'Write a colon and the value after the name, or remove the name.';
      return this.report.stop(notJson(frame.name ?? frame.node, message, fix));
    }
    if (frame.comma !== undefined) {
      const fix = `Remove the comma before the closing ${type === 'object' ? '}' : ']'}.`;
      this.report.note(extraComma(frame.comma, fix));
    }
    this.tree.pop();
    frame.node.to = to;
    this.put(frame.node);
  }

  private comma(from: number, to: number): void {
    const { frame } = this.tree;
    if (frame?.expects === 'comma') {
      frame.expects = frame.node.type === 'object' ? 'name' : 'value';
      frame.comma = from;
      return;
    }
    if (!frame || frame.expects === 'colon' || frame.name) {
      const value = frame && lastValueIn(frame.node);
      const repairs = value ? [notOpened(this.text, 'list', value.from)] : [];
      const fix = 'Write the value, or remove the name.';
      return this.repairOrStop(to, repairs, notJson({ from, to }, 'A value is missing before this comma.', fix));
    }
    this.report.note(extraComma(from, 'Remove the comma: nothing is before it.'));
  }

  private colon(from: number, to: number): void {
    const { frame } = this.tree;
    if (frame?.expects === 'colon') {
      frame.expects = 'value';
      return;
    }
    if (frame?.node.type === 'list' && this.tree.last && frame.expects === 'comma') {
      // The bracket is what is missing there.
      this.report.takeBack('missing-comma');
      const repair = nameInList(this.text, frame.node, this.tree.last);
      return this.repairOrStop(to, [repair], repair);
    }
    const { last } = this.tree;
    const repairs = frame?.node.type === 'object' && last ? [notOpened(this.text, 'object', last.from)] : [];
    const fix = 'Write fields as "name": value, between { and }.';
    this.repairOrStop(to, repairs, notJson({ from, to }, 'Unexpected colon.', fix));
  }

  /** Stops with the cause: a repair after which more than what was read so far can be read. */
  private repairOrStop(to: number, repairs: readonly Repair[], finding: SyntaxFinding): void {
    this.report.repairOrStop(repairs, this.text.length - to, finding);
  }

  private number(from: number, to: number): void {
    const value = numberOf(this.text.slice(from, to));
    // The scanner takes `01` for two numbers.
    if (value === undefined || (from === this.lastEnd && this.tree.frame?.expects === 'comma')) {
      const fix = 'Write it without leading zeros and with a digit after the point, such as 12 or 0.5.';
      return this.report.stop(notJson({ from, to }, 'This number can’t be read.', fix));
    }
    this.scalar(from, to, value);
  }

  private string(read: ReadString): void {
    const { from, to, value, finding } = read;
    this.scanner.setPosition(to);
    if (value === undefined) {
      return this.report.stop(finding);
    }
    if (finding) {
      this.report.add(finding);
    }
    this.putString({ from, to, value });
  }

  private get role(): StringRole {
    const { frame } = this.tree;
    return frame?.node.type === 'list' ? 'item' : frame && !frame.name ? 'name' : 'value';
  }

  private unknown(from: number, to: number): void {
    const first = this.text.charAt(from);
    const invisible = invisibleAt(this.text, from);
    if (invisible) {
      this.report.note(invisible);
      this.scanner.setPosition(invisible.to);
    } else if (!this.tree.root && this.tree.depth === 0) {
      this.scanner.setPosition(this.around.before(from));
    } else if (isOtherQuote(first)) {
      this.string(readOtherString(this.text, from));
    } else if (first === '+' && this.tree.last && this.tree.frame?.expects === 'comma') {
      this.around.isCode = true;
      this.joined = this.tree.last;
      this.scanner.setPosition(from + 1);
    } else {
      this.word({ from, to });
    }
  }

  /** A word without quotes. */
  private word({ from, to }: Place): void {
    const isName = this.role === 'name';
    const { value, finding } = readWord(this.text, { from, to }, isName);
    if (value === undefined) {
      return this.report.stop(finding);
    }
    if (finding) {
      this.report.note(finding);
    } else {
      this.around.isCode = true;
    }
    if (typeof value === 'string') {
      this.bareNames += isName ? 1 : 0;
      this.putString({ from, to, value });
    } else {
      this.scalar(from, to, value);
    }
  }

  /** A string, as a name or a value. */
  private putString({ from, to, value }: Place & { value: string }): void {
    const { frame } = this.tree;
    if (this.joined) {
      this.tree.join(this.joined, value, to);
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
    this.scalar(from, to, value);
  }

  private scalar(from: number, to: number, value: JsonScalar['value']): void {
    if (this.readyFor(from, to)) {
      this.put({ type: 'scalar', from, to, value });
    }
  }

  /** Whether a value may be here, if need be after a comma or a colon that is missing. */
  private readyFor(from: number, to: number): boolean {
    const { frame } = this.tree;
    if (frame?.expects === 'comma' && frame.node.type === 'list') {
      this.missing('comma', from, to);
      frame.expects = 'value';
    } else if (frame?.expects === 'colon') {
      this.missing('colon', from, to);
      frame.expects = 'value';
    }
    if (frame && frame.expects !== 'value') {
      const finding = notJson({ from, to }, 'A name is missing before this value.', 'Write fields as "name": value.');
      this.repairOrStop(to, withoutName(this.text, frame.node, { from, to }), finding);
      return false;
    }
    return true;
  }

  private missing(mark: 'comma' | 'colon', from: number, to: number): void {
    this.report.note(missingMark(this.text, mark, this.lastEnd, { from, to }));
  }

  private put(node: JsonNode): void {
    this.report.countPart();
    if (!this.report.isBroken) {
      this.tree.put(node);
    }
  }

  private end(): void {
    if (this.tree.depth > 0) {
      const { open } = this.tree;
      const repair = neverClosed(this.text, open);
      this.report.repairOrStop([...closedTooLate(this.text, open), repair], 0, repair);
    } else if (!this.tree.root && this.report.count === 0) {
      this.report.stop(EMPTY_FILE);
    }
  }

  private allFindings(root: JsonNode | undefined): SyntaxFinding[] {
    if (!this.around.isCode && (this.bareNames < 2 || this.bareNames < this.names)) {
      return this.report.all();
    }
    const code = moduleFile(this.text, root);
    return root || !this.report.last ? [code] : [code, this.report.last];
  }
}
