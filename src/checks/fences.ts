import { visit } from 'unist-util-visit';
import type { WrittenPage } from '../page-model/written';

const FENCE = /^[\t >]*(?<marks>`{3,}|~{3,})(?<language>(?:[^`~\n][^`\n]*)?)$/u;

/**
 * Every code block ends where it is meant to: with its own fence, and before the next block starts.
 *
 * @returns `docs/x.md:12: what is wrong: the fix`, one line for each block
 */
export function checkFences({ file, text, tree, lineOfNode }: WrittenPage): string[] {
  const lines = text.split('\n');
  const problems: string[] = [];
  visit(tree, 'code', (node) => {
    const start = lineOfNode(node);
    const length = (node.position?.end.line ?? 0) - (node.position?.start.line ?? 0);
    const block = lines.slice(start - 1, start + length).map((line) => line.trimEnd());
    // In a list, the first line starts with the item's mark.
    const { marks } = FENCE.exec(block[0]?.slice((node.position?.start.column ?? 1) - 1) ?? '')?.groups ?? {};
    if (marks === undefined) {
      return;
    }
    const isFence = (line: string | undefined, hasLanguage: boolean): boolean => {
      const found = FENCE.exec(line ?? '')?.groups;
      return found?.marks?.startsWith(marks) === true && (found.language?.trim() !== '') === hasLanguage;
    };
    const next = block.findIndex((line, index) => index > 0 && isFence(line, true));
    if (next > 0) {
      problems.push(`${file}:${start}: this code block is still open on line ${start + next}: end it with ${marks}`);
    } else if (block.length < 2 || !isFence(block.at(-1), false)) {
      problems.push(`${file}:${start}: this code block has no end: write ${marks} on its own line below it`);
    }
  });
  return problems;
}
