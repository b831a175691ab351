import { excerpt, printNode, type JsonNode, type Place } from './jsonTree';
import { replaceNode } from './edits';
import { syntaxFinding, type SyntaxFinding } from './syntaxFindings';

/** A comma or a colon that is missing at an offset, before what is at a place. */
export function missingMark(text: string, mark: 'comma' | 'colon', at: number, next: Place): SyntaxFinding {
  const sign = mark === 'comma' ? ',' : ':';
  const place = { from: at, to: at };
  const fix = `Write ${sign} before “${excerpt(text.slice(next.from, next.to))}”.`;
  const edit = replaceNode(`Write the ${mark}`, place, sign);
  return syntaxFinding(`missing-${mark}`, place, `A ${mark} is missing here.`, fix, edit);
}

/** A comma that nothing is before or after. */
export function extraComma(from: number, fix: string): SyntaxFinding {
  const place = { from, to: from + 1 };
  const edit = replaceNode('Remove the comma', place, '');
  return syntaxFinding('extra-comma', place, 'There is one comma too many.', fix, edit);
}

/** A comment of JavaScript. */
export function comment(place: Place): SyntaxFinding {
  const fix = 'Remove it, or write it as a field whose name starts with _.';
  return syntaxFinding('comment', place, 'JSON has no comments.', fix, replaceNode('Remove the comment', place, ''));
}

/** Nothing but white space. */
export const EMPTY_FILE = syntaxFinding(
  'empty-file',
  { from: 0, to: 0 },
  'The file is empty.',
  'Start from the smallest character, and replace its strings.',
);

/** An object or a list that too many others are around. */
export function tooDeep(place: Place, most: number): SyntaxFinding {
  const fix = 'Look for brackets that were written by mistake. A character needs five levels.';
  return syntaxFinding('too-deep', place, `More than ${most} objects and lists are inside each other.`, fix);
}

/** What can't be read in any way that is known. */
export function notJson(place: Place, message: string, fix: string): SyntaxFinding {
  return syntaxFinding('not-json', place, message, fix);
}

/** A file that is a module instead of JSON. */
export function moduleFile(text: string, root: JsonNode | undefined): SyntaxFinding {
  const from = text.search(/\S/u);
  return syntaxFinding(
    'code',
    { from, to: endOfLine(text, from) },
    'This is TypeScript or JavaScript, not JSON.',
    'Convert the object to JSON: double quotes around all names and strings, no comments, and nothing around it.',
    root && replaceNode('Convert to JSON', { from: 0, to: text.length }, `${printNode(root)}\n`),
  );
}

/** Offset of the end of the line that an offset is in. */
export function endOfLine(text: string, from: number): number {
  const length = text.slice(from).search(/[\r\n]/u);
  return length === -1 ? text.length : from + length;
}
