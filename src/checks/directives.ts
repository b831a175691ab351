import { closest } from 'fastest-levenshtein';
import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { WrittenPage } from '../page-model/written';

/** The call-outs and blocks of .github/blocks.md. */
const NAMES = [
  ...['note', 'tip', 'warning', 'danger', 'broken', 'differs', 'costs', 'security'],
  ...['steps', 'tabs', 'tab', 'cards', 'files'],
];

/** Colons at the start of a line, which may be in a list or a quote. */
const MARKS = /^[\s>*+-]*(?<marks>:{3,})(?<rest>(?:[^:].*)?)$/u;

/**
 * Every call-out and block has a name that the site knows, and an end; every end has a start.
 *
 * @returns `docs/x.md:12: what is wrong: the fix`, one line each
 */
export function checkDirectives({ file, text, tree, lineOfNode }: WrittenPage): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  const report = (line: number, problem: string): void => {
    problems.push(`${file}:${line}: ${problem}`);
  };
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const line = lineOfNode(node);
      const height = (node.position?.end.line ?? 0) - (node.position?.start.line ?? 0);
      const { marks = ':::' } = MARKS.exec(lines[line - 1] ?? '')?.groups ?? {};
      const end = MARKS.exec(lines[line - 1 + height] ?? '')?.groups;
      if (!NAMES.includes(node.name)) {
        report(line, `there is no block "${marks}${node.name}": write "${marks}${closest(node.name, NAMES)}"`);
      } else if (height === 0 || !end?.marks?.startsWith(marks) || end.rest?.trim() !== '') {
        report(line, `"${marks}${node.name}" has no end: write ${marks} on its own line below it`);
      }
    } else if (node.type === 'text') {
      for (const { below, marks, rest } of strayMarks(node)) {
        report(
          lineOfNode(node) + below,
          rest === ''
            ? `"${marks}" ends no block: remove it, or give the block around another one more colon`
            : `"${marks}${rest}" starts no block: write the name directly after the colons, and a label in brackets`,
        );
      }
    }
  });
  return problems;
}

/** Lines of a paragraph that start with colons: their number in it, the colons, and what follows. */
function strayMarks({ value }: Text): { below: number; marks: string; rest: string }[] {
  return value.split('\n').flatMap((line, below) => {
    const { marks, rest = '' } = MARKS.exec(line)?.groups ?? {};
    return marks === undefined ? [] : [{ below, marks, rest: rest.trimEnd() }];
  });
}
