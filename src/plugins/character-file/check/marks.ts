import { excerpt, printNode, type JsonNode, type Place } from './jsonTree';
import type { SyntaxFinding } from './syntaxFindings';

/** A comma or a colon that is missing at an offset, before what is at a place. */
export function missingMark(text: string, mark: 'comma' | 'colon', at: number, next: Place): SyntaxFinding {
  const sign = mark === 'comma' ? ',' : ':';
  return {
    mistake: mark === 'comma' ? 'missing-comma' : 'missing-colon',
    from: at,
    to: at,
    message: `A ${mark} is missing here.`,
    fix: `Write ${sign} before “${excerpt(text.slice(next.from, next.to))}”.`,
    edit: { label: `Write the ${mark}`, changes: [{ from: at, to: at, insert: sign }] },
  };
}

/** A comma that nothing is before or after. */
export function extraComma(from: number, fix: string): SyntaxFinding {
  const place = { from, to: from + 1 };
  const edit = { label: 'Remove the comma', changes: [{ ...place, insert: '' }] };
  return { ...place, mistake: 'extra-comma', message: 'There is one comma too many.', fix, edit };
}

/** A comment of JavaScript. */
export function comment(place: Place): SyntaxFinding {
  return {
    ...place,
    mistake: 'comment',
    message: 'JSON has no comments.',
    fix: 'Remove it, or write it as a field whose name starts with _.',
    edit: { label: 'Remove the comment', changes: [{ ...place, insert: '' }] },
  };
}

/** Nothing but white space. */
export const EMPTY_FILE: SyntaxFinding = {
  mistake: 'empty-file',
  from: 0,
  to: 0,
  message: 'The file is empty.',
  fix: 'Start from the smallest character, and replace its texts.',
};

/** An object or a list that too many others are around. */
export function tooDeep({ from, to }: Place, most: number): SyntaxFinding {
  return {
    mistake: 'too-deep',
    from,
    to,
    message: `More than ${most} objects and lists are inside each other.`,
    fix: 'Look for brackets that were written by mistake. A character needs five levels.',
  };
}

/** What can't be read in any way that is known. */
export function notJson({ from, to }: Place, message: string, fix: string): SyntaxFinding {
  return { mistake: 'not-json', from, to, message, fix };
}

/** A file that is a module instead of JSON. */
export function moduleFile(text: string, root: JsonNode | undefined): SyntaxFinding {
  const from = text.search(/\S/u);
  return {
    mistake: 'code',
    from,
    to: endOfLine(text, from),
    message: 'This is TypeScript or JavaScript, not JSON.',
    fix: 'Convert the object to JSON: double quotes around all names and strings, no comments, and nothing around it.',
    ...(root && {
      edit: { label: 'Convert to JSON', changes: [{ from: 0, to: text.length, insert: `${printNode(root)}\n` }] },
    }),
  };
}

/** Offset of the end of the line that an offset is in. */
export function endOfLine(text: string, from: number): number {
  const length = text.slice(from).search(/[\r\n]/u);
  return length === -1 ? text.length : from + length;
}
