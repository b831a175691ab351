import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { CURRENT_SNAPSHOT, PREVIOUS_SNAPSHOT } from '../../../release/snapshots';
import { CHANGES_ROUTE } from './changesPage';
import type { ExportChange } from './comparison';
import { readComparison } from './readComparison';
import { anchorsOf } from './wording';

const MARKER = `/${CURRENT_SNAPSHOT.routeBasePath}/${CHANGES_ROUTE}`;

/**
 * A remark plugin that puts a table of all breaking changes in place of a paragraph that is only a link to
 * the page of changes: which code breaks, and what to do.
 *
 * @throws an error with the fix if the comparison is of other releases, or a change has no advice
 */
export function listBreakingChanges(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const [link, ...others] = node.children;
      if (link?.type !== 'link' || link.url !== MARKER || others.length > 0 || !parent || index === undefined) {
        return;
      }
      parent.children.splice(index, 1, ...nodesOf(breakingTable(readComparison().changes)));
    });
  };
}

/** Whose code breaks, as the rest of "breaks code that". */
const WHO: Readonly<Record<string, string>> = {
  callers: 'uses it',
  implementers: 'makes or extends it',
  'callers implementers': 'uses, makes or extends it',
};

/**
 * The breaking changes as a table in Markdown: what is gone or has another name, then the rest. Exports with the same
 * advice share a row.
 *
 * @throws an error that names exports without advice
 */
export function breakingTable(changes: readonly ExportChange[]): string {
  const breaking = [...anchorsOf(changes).keys()].filter(({ breaks }) => breaks.length > 0);
  const without = breaking.filter(({ note }) => !note);
  if (without.length > 0) {
    const names = without.map(({ before }) => before ?? '').join(', ');
    throw new Error(
      `Breaking changes without advice: ${names}. Write it in changes/compare/decisions.ts of api-reference, and run npm run api-diff.`,
    );
  }
  const rows = new Map<string, string[]>();
  for (const change of breaking) {
    const cells = `${WHO[change.breaks.join(' ')] ?? ''} | ${todo(change)}`;
    rows.set(cells, [...(rows.get(cells) ?? []), `\`${change.before ?? ''}\``]);
  }
  return [
    `| Export of ${PREVIOUS_SNAPSHOT.version} | Breaks code that | What to do |`,
    '| --- | --- | --- |',
    ...[...rows].map(([cells, names]) => `| ${names.join(', ')} | ${cells} |`),
  ].join('\n');
}

function todo({ kind, after, note = '' }: ExportChange): string {
  return kind === 'renamed' ? `Rename it to \`${after ?? ''}\`. ${note}` : note;
}

/** Nodes without positions, because they belong to no line of the page. */
function nodesOf(markdown: string): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}
