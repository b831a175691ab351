import { SyntaxKind } from 'jsonc-parser';
import { extraBracket, withoutBraces, type Repair } from './brackets';
import { excerpt, type JsonNode, type Place } from './jsonTree';
import { endOfLine, notJson } from './marks';
import { endOfFence, headOf, isCodeTail, isModuleTail } from './surroundings';
import type { SyntaxFinding } from './syntaxFindings';
import type { SyntaxReport } from './syntaxReport';

/** Reads what is before and after the object of a file. */
export class Around {
  /** Places where no text of the author is, such as imports. */
  readonly syntax: Place[] = [];
  isCode = false;
  private fence?: SyntaxFinding;
  /** Whether the object was in a code block, so that what is after it needs no problem of its own. */
  private wasFenced = false;

  constructor(
    private readonly text: string,
    private readonly report: SyntaxReport,
  ) {}

  /**
   * Reads what is before the first bracket, such as the start of a block in Markdown or of a module.
   *
   * @returns where the object starts, or the end of the text
   */
  before(from: number): number {
    const { kind, start, isSyntax } = headOf(this.text, from);
    const place = { from, to: start ?? endOfLine(this.text, from) };
    if (isSyntax) {
      this.syntax.push(place);
    }
    this.isCode ||= kind === 'code';
    if (kind === 'yaml') {
      this.report.stop({
        ...place,
        mistake: 'yaml',
        message: 'This is YAML, not JSON.',
        fix: 'Convert it to JSON, for example with an editor. A character file starts with { and ends with }.',
      });
    } else if (start === undefined) {
      const fix = 'A character file starts with { and ends with }.';
      this.report.stop(notJson(place, 'This is not a JSON object.', fix));
    } else if (kind !== 'code') {
      const isFence = kind === 'fence';
      const finding = this.report.note({
        ...place,
        mistake: isFence ? 'markdown-fence' : 'text-around',
        message: isFence
          ? 'The object is inside a code block of Markdown.'
          : `There is text before the first {: “${excerpt(this.text.slice(from, start).trim())}”.`,
        fix: isFence ? 'Keep only what is between the two lines with ```.' : 'Remove everything before {.',
        edit: { label: isFence ? 'Take it out' : 'Remove it', changes: [{ ...place, insert: '' }] },
      });
      this.fence = isFence ? finding : this.fence;
    }
    return start ?? this.text.length;
  }

  /**
   * Reads what is after the object.
   *
   * @param kind - of the first token there
   * @returns where to go on
   */
  after(kind: SyntaxKind, from: number, root: JsonNode): number {
    const endOfBlock = this.fence && endOfFence(this.text, from);
    if (endOfBlock !== undefined) {
      this.syntax.push({ from, to: endOfBlock });
      this.fence?.edit?.changes.push({ from, to: endOfBlock, insert: '' });
      this.fence = undefined;
      this.wasFenced = true;
      return endOfBlock;
    }
    const rest = this.text.slice(from).trimEnd();
    const place = { from, to: from + rest.length };
    if (this.isCode || isCodeTail(this.text, from)) {
      this.isCode = true;
      if (isModuleTail(rest)) {
        this.syntax.push(place);
      }
      return this.text.length;
    }
    const repair = this.report.bestOf(repairsAfter(this.text, kind, from, root), this.text.length - from - 1);
    if (repair) {
      this.report.stop(repair);
      return this.text.length;
    }
    this.report.unread = this.text.length - from;
    if (!this.wasFenced) {
      const isSecond = /^,?\s*[[{]/u.test(rest);
      this.report.note({
        ...place,
        mistake: isSecond ? 'second-object' : 'text-around',
        message: isSecond
          ? 'A second object starts here.'
          : `There is text after the end of the object: “${excerpt(rest)}”.`,
        fix: isSecond ? 'Keep one of them. Each character needs a file of its own.' : 'Remove it.',
        edit: { label: isSecond ? 'Remove the second one' : 'Remove it', changes: [{ ...place, insert: '' }] },
      });
    }
    return this.text.length;
  }
}

function repairsAfter(text: string, kind: SyntaxKind, from: number, root: JsonNode): Repair[] {
  if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) {
    return [extraBracket(text, { from, to: from + 1 })];
  }
  if (root.type !== 'scalar') {
    return [extraBracket(text, { from: root.to - 1, to: root.to })];
  }
  return kind === SyntaxKind.ColonToken ? withoutBraces(text, root) : [];
}
