import type { Properties } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading, ListItem, Node, Paragraph, Parent, Root, RootContent } from 'mdast';
import { textNode } from '../../page-model/nodes';
import { TAB_GROUPS } from './tabGroups';

/** A node of remark-directive: `:::name[label]{attribute=value}` and what is inside. */
interface Directive extends Parent {
  type: 'containerDirective';
  name: string;
  attributes?: Record<string, string | null | undefined>;
}

const NUMBER = /^(\d+)(\.)(?= )/u;
const NEEDS = 'You need:';

/**
 * A remark plugin that shows the blocks of .github/blocks.md: steps, cards, files, tabs, numbers of headings, and the paragraph
 * about what readers need. Pages stay Markdown, so that everything else that reads them finds what is inside.
 *
 * @throws an error with file, line and fix if a block is not as it has to be
 */
export function showBlocks(): (tree: Root, file: { path?: string }) => void {
  return (tree, { path = '' }) => {
    let imports: RootContent[] = [];
    const wrong = (node: Node, problem: string): Error =>
      new Error(`${path}:${node.position?.start.line ?? 1}: ${problem}`);
    visit(tree, (node: Node) => {
      if (node.type === 'heading') {
        markNumber(node as Heading);
      } else if (node.type === 'paragraph') {
        markNeeds(node as Paragraph);
      } else if (isDirective(node, 'steps')) {
        asList(node, 'ol');
      } else if (isDirective(node, 'files')) {
        asList(node, 'ul', (item) => noteBehind(item, 'inlineCode', 'a name in code'));
      } else if (isDirective(node, 'cards')) {
        asList(node, 'ul or ol', (item) => noteBehind(item, 'link', 'a link'));
      } else if (isDirective(node, 'tabs')) {
        asTabs(node);
        imports = [importOf('Tabs'), importOf('TabItem')];
      } else if (isDirective(node, 'tab')) {
        throw wrong(node, 'a tab is outside of tabs: put it between "::::tabs{group=…}" and "::::"');
      }
    });
    tree.children.unshift(...imports);

    /** A block that is one list. */
    function asList(
      block: Directive,
      kind: 'ol' | 'ul' | 'ul or ol',
      mark?: (item: ListItem) => string | undefined,
    ): void {
      const [list, ...others] = block.children;
      const isList = list?.type === 'list' && others.length === 0;
      if (!isList || (kind !== 'ul or ol' && Boolean(list.ordered) !== (kind === 'ol'))) {
        const wanted = { ol: 'numbered list', ul: 'list with dashes', 'ul or ol': 'list' }[kind];
        throw wrong(
          block,
          `":::${block.name}" must contain exactly one ${wanted}: write one, with empty lines around it`,
        );
      }
      block.data = { hName: 'div', hProperties: { className: [block.name] } };
      visit(list, 'listItem', (item) => {
        const missing = mark?.(item);
        if (missing) {
          throw wrong(
            item,
            `an entry of ":::${block.name}" doesn't start with ${missing}: write it as in .github/blocks.md`,
          );
        }
      });
    }

    function asTabs(block: Directive): void {
      const group = block.attributes?.group ?? '';
      if (!(TAB_GROUPS as readonly string[]).includes(group)) {
        throw wrong(
          block,
          `the group of tabs "${group}" is unknown: write one of ${TAB_GROUPS.join(', ')} into {group=…}`,
        );
      }
      const tabs = block.children.map((tab) => {
        const [label, ...content] = isDirective(tab, 'tab') ? tab.children : [];
        if (!label || !isLabel(label)) {
          throw wrong(tab, 'tabs may contain only ":::tab[Name]": put the text into a tab, and name each tab');
        }
        const name = toString(label);
        return jsx('TabItem', { value: name.toLowerCase().replaceAll(/\W+/gu, '-'), label: name }, [
          // Shown where there are no buttons with the names: without JavaScript, and on paper.
          element('p', { className: ['tab-name'] }, (label as Parent).children),
          ...content,
        ]);
      });
      Object.assign(block, jsx('Tabs', { groupId: group }, tabs));
    }
  };
}

function isDirective(node: Node, name: string): node is Directive {
  return node.type === 'containerDirective' && (node as Directive).name === name;
}

function isLabel(node: Node): boolean {
  return 'directiveLabel' in (node.data ?? {});
}

/** Puts the number of a heading such as "1. Install" into a circle. The text stays the same, and so does its anchor. */
function markNumber(heading: Heading): void {
  const [first] = heading.children;
  const [, number, dot] = (heading.depth === 2 && first?.type === 'text' && NUMBER.exec(first.value)) || [];
  if (first?.type === 'text' && number && dot) {
    first.value = first.value.slice(number.length + dot.length);
    const children = [textNode(number), element('span', {}, [textNode(dot)])];
    (heading.children as Node[]).unshift(element('span', { className: ['step-number'] }, children));
  }
}

/** A paragraph such as "**You need:** Node 23.3.0". */
function markNeeds(paragraph: Paragraph): void {
  const [first] = paragraph.children;
  if (first?.type === 'strong' && toString(first) === NEEDS) {
    paragraph.data = { hProperties: { className: ['needs'] } };
  }
}

/**
 * Puts what an entry says about its first part, after a colon, into its own element, without the colon.
 *
 * @returns what the entry lacks, if something
 */
function noteBehind(item: ListItem, type: 'link' | 'inlineCode', what: string): string | undefined {
  const [paragraph] = item.children;
  const [first, second, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || first?.type !== type) {
    return what;
  }
  if (second?.type === 'text' && second.value.startsWith(':')) {
    const note = element('span', {}, [textNode(second.value.slice(1).trimStart()), ...others]);
    (paragraph as Parent).children = [first, textNode(' '), note];
  }
  return undefined;
}

/** An element has its name and attributes from `data`, whatever its type. */
function element(hName: string, hProperties: Properties, children: Node[]): RootContent {
  return { type: 'element of a block', data: { hName, hProperties }, children } as unknown as RootContent;
}

/** What MDX makes of `<Name attribute="value">`, which also works in pages that are plain Markdown. */
function jsx(name: string, attributes: Record<string, string>, children: Node[]): Parent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  } as Parent;
}

/** What MDX makes of `import Name from '@theme/Name'`. Only pages with tabs load their code. */
function importOf(name: string): RootContent {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: `@theme/${name}`, raw: `'@theme/${name}'` },
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  } as unknown as RootContent;
}
