import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { WrittenPage } from '../page-model/written';

/** A line that looks like a row or the line below a header. */
const ROW = /^\s*\|.*\|\s*$/u;

/**
 * Every table has a header with a name for each column but the first, and every row as many cells as the header.
 *
 * @returns `docs/x.md:12: what is wrong: the fix`, one line each
 */
export function checkTables({ file, tree, lineOfNode }: WrittenPage): string[] {
  const problems: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [header, ...rows] = node.children;
      const columns = header?.children.length ?? 0;
      if (header?.children.slice(1).some((cell) => toString(cell) === '') || (header && toString(header) === '')) {
        problems.push(`${file}:${lineOfNode(header)}: a column of this table has no name: write one into its header`);
      }
      for (const row of rows.filter(({ children }) => children.length !== columns)) {
        problems.push(
          `${file}:${lineOfNode(row)}: this row has ${row.children.length} cells, the table ${columns} columns: write ${columns} cells, and | in a cell as \\|`,
        );
      }
    } else if (node.type === 'text' && node.value.split('\n').filter((line) => ROW.test(line)).length > 1) {
      problems.push(
        `${file}:${lineOfNode(node)}: this isn't a table: write a header, a line such as | --- | --- | below it, and an empty line above both`,
      );
    }
  });
  return problems;
}
