import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { writtenMeta } from '../../utils/writtenMeta';

/** A remark plugin that shows titles of code blocks as they are written, with the backslashes of Windows paths. */
export function keepBackslashes(): (tree: Root, file: { value: string | Uint8Array }) => void {
  return (tree, file) => {
    const source = String(file.value);
    visit(tree, 'code', (node) => {
      node.meta = writtenMeta(node, source);
    });
  };
}
