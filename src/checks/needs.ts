import { toString } from 'mdast-util-to-string';
import type { WrittenPage } from '../page-model/written';

const NEEDS = 'You need:';
/** Pages that lead to something that runs; the index of each folder only lists them. */
const RECIPE = /^docs\/(?:recipes|tutorial)\/(?!index\.)/u;

/**
 * Every recipe and every lesson says what a reader needs, once and before the first step.
 *
 * @returns `docs/recipes/x.md:5: what is wrong: the fix`, or nothing
 */
export function checkNeeds({ file, tree, lineOfNode }: WrittenPage): string[] {
  if (!RECIPE.test(file)) {
    return [];
  }
  const isStart = (node: (typeof tree.children)[number]): boolean => node.type === 'heading' && node.depth === 2;
  const end = tree.children.findIndex(isStart);
  const introduction = tree.children.slice(0, end < 0 ? undefined : end);
  const found = introduction.some(
    (node) => node.type === 'paragraph' && node.children[0]?.type === 'strong' && toString(node.children[0]) === NEEDS,
  );
  const title = introduction.find(({ type }) => type === 'heading');
  return found
    ? []
    : [
        `${file}:${title ? lineOfNode(title) : 1}: this page doesn't say what a reader needs: write a paragraph "**${NEEDS}** …" below its first sentence`,
      ];
}
