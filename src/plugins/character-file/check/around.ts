import { SyntaxKind } from 'jsonc-parser';
import { extraBracket, withoutBraces, type Repair } from './brackets';
import { replaceNode } from './edits';
import { excerpt, type JsonNode, type Place } from './jsonTree';
import { endOfLine, notJson } from './marks';
import { endOfFence, headOf, isCodeTail, isModuleTail } from './surroundings';
import { syntaxFinding, type SyntaxFinding } from './syntaxFindings';
import type { SyntaxReport } from './syntaxReport';

const ENDS = 'A character file starts with { and ends with }.';

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
      const fix = `Convert it to JSON, for example with an editor. ${ENDS}`;
      this.report.stop(syntaxFinding('yaml', place, 'This is YAML, not JSON.', fix));
    } else if (start === undefined) {
      this.report.stop(notJson(place, 'This is not a JSON object.', ENDS));
    } else if (kind === 'fence') {
      const message = 'The object is inside a code block of Markdown.';
      const fix = 'Keep only what is between the two lines with ```.';
      this.fence = syntaxFinding('markdown-fence', place, message, fix, replaceNode('Take it out', place, ''));
      this.report.note(this.fence);
    } else if (kind === 'other') {
      const message = `There is text before the first {: “${excerpt(this.text.slice(from, start).trim())}”.`;
      const edit = replaceNode('Remove it', place, '');
      this.report.note(syntaxFinding('text-around', place, message, 'Remove everything before {.', edit));
    }
    return start ?? this.text.length;
  }

  /**
   * Reads what is after the object.
   *
   * @param kind - of the first token there
   * @returns where to continue
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
      this.report.note(
        syntaxFinding(
          isSecond ? 'second-object' : 'text-around',
          place,
          isSecond ? 'A second object starts here.' : `There is text after the end of the object: “${excerpt(rest)}”.`,
          isSecond ? 'Keep one of them. Each character needs its own file.' : 'Remove it.',
          replaceNode(isSecond ? 'Remove the second one' : 'Remove it', place, ''),
        ),
      );
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
