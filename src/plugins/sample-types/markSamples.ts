import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { SAMPLE_CLASS } from './sampleClass';

/** The module that waits until the reader points at a sample. */
const MODULE = '@site/src/plugins/sample-types/client/waitForReader';
const LANGUAGES = new Set(['ts', 'tsx', 'typescript']);
/** In .mdx files, Docusaurus turns comments into expressions. */
const SKIPPED = /^(?:<!--|\/\*|\{\/\*)\s*sample-skip:/u;
const COMMENT = /^(?:<!--|\/\*|\{\/\*)/u;

export interface MarkSamplesOptions {
  /** Folder of generated pages, with a slash at its end. */
  exclude: string;
}

interface Node {
  type: string;
  value?: unknown;
}

/**
 * A remark plugin that marks the TypeScript samples that have types, and lets their pages, and only those, load the code
 * that shows them. It has to run before plugins that move comments away from their samples.
 */
export function markSamples({ exclude }: MarkSamplesOptions): (tree: Root, file: { path?: string }) => void {
  return (tree, { path }) => {
    if (path?.startsWith(exclude)) {
      return;
    }
    const samples: Code[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (LANGUAGES.has(node.lang ?? '') && !isSkipped(parent?.children ?? [], index ?? 0)) {
        samples.push(node);
      }
    });
    samples.forEach(mark);
    if (samples.length > 0) {
      tree.children.unshift(importOfModule());
    }
  };
}

function mark(node: Code): void {
  node.data = { ...node.data, hProperties: { className: [`language-${node.lang ?? ''}`, SAMPLE_CLASS] } };
}

/** Whether one of the comments directly above a sample skips it. */
function isSkipped(siblings: readonly Node[], index: number): boolean {
  for (let above = index - 1; above >= 0; above -= 1) {
    const text = siblings[above]?.value;
    if (typeof text !== 'string' || !COMMENT.test(text.trim())) {
      return false;
    }
    if (SKIPPED.test(text.trim())) {
      return true;
    }
  }
  return false;
}

/** What MDX makes of `import 'module'`. */
function importOfModule(): RootContent {
  const source = { type: 'Literal', value: MODULE, raw: `'${MODULE}'` };
  const declaration = { type: 'ImportDeclaration', specifiers: [], source };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  } as unknown as RootContent;
}
