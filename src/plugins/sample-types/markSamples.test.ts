import type { Code, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { markSamples } from './markSamples';

interface Marked {
  classes: unknown[];
  /** Whether the page loads the code that shows the types. */
  isLoaded: boolean;
}

function mark(text: string, path = '/site/docs/x.md'): Marked {
  const tree: Root = fromMarkdown(text);
  markSamples({ exclude: '/site/docs/api/' })(tree, { path });
  const classes: unknown[] = [];
  visit(tree, 'code', (node: Code) => {
    classes.push(node.data?.hProperties?.className);
  });
  return { classes, isLoaded: (tree.children[0]?.type as string) === 'mdxjsEsm' };
}

describe('markSamples', () => {
  it('marks TypeScript, and lets its page load the code for it', () => {
    expect(mark('```ts\na\n```\n\n```bash\nb\n```')).toEqual({
      classes: [['language-ts', 'has-types'], undefined],
      isLoaded: true,
    });
  });

  it.each([
    ['other languages', '```json\n{}\n```', undefined],
    ['samples that nothing compiles', '<!-- sample-skip: an excerpt -->\n\n```ts\na(\n```', undefined],
    ['generated pages', '```ts\na\n```', '/site/docs/api/Action.md'],
  ])('leaves %s alone', (_, text, path) => {
    expect(mark(text, path)).toEqual({ classes: [undefined], isLoaded: false });
  });

  it('marks samples with other comments above', () => {
    expect(mark('<!-- sample-context\ndeclare const a: string;\n-->\n```ts\na;\n```').classes).toEqual([
      ['language-ts', 'has-types'],
    ]);
  });
});
