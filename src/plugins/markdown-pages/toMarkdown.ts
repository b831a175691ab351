import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Blockquote, Code, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

type Handle = NonNullable<NonNullable<RehypeRemarkOptions['handlers']>[string]>;
type State = Parameters<Handle>[0];

/** Elements that are for using the page, not for reading it. */
const CONTROLS = new Set(['nav', 'button', 'input', 'select', 'textarea', 'label', 'script', 'style', 'svg', 'wbr']);
/** Roles of elements that repeat or announce what stands elsewhere on the page. */
const REPEATING_ROLES = new Set(['tooltip', 'status', 'tablist']);
/** Classes of Docusaurus and of src/plugins/pictures, for elements that have nothing else to be known by. */
const CONTROL_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-footer', 'picture--dark'];

const converter = unified().use(rehypeRemark, { handlers: handlers() });
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true });

/**
 * Converts the content of a built page to Markdown, without its controls and without elements that have the attribute
 * `data-no-markdown`.
 *
 * @param html - the content of the page's article
 * @param address - gives the absolute address of a link or a picture
 * @returns with a line feed at its end
 */
export function toMarkdown(html: string, address: (href: string) => string): string {
  // With rehype-parse, which also tells where each node stands, converting would take twice as long.
  const tree = fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root;
  tidy(tree, address);
  return writer.stringify(converter.runSync(tree));
}

/** Leaves out the controls of the page, and makes the addresses absolute. */
function tidy(tree: Root, address: (href: string) => string): void {
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && (node.type === 'comment' || (node.type === 'element' && isControl(node)))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(tree, 'element', (element) => {
    for (const property of ['href', 'src']) {
      const value = element.properties[property];
      if (typeof value === 'string') {
        element.properties[property] = address(value);
      }
    }
    if (element.tagName === 'p' || element.tagName === 'li') {
      element.children = apart(element.children);
    }
  });
}

function isControl(element: Element): boolean {
  const { properties, tagName } = element;
  return (
    CONTROLS.has(tagName) ||
    properties.dataNoMarkdown !== undefined ||
    REPEATING_ROLES.has(String(properties.role)) ||
    // Only the target of a link.
    (tagName === 'a' && properties.href === undefined && element.children.length === 0) ||
    CONTROL_CLASSES.some((name) => hasClass(element, name))
  );
}

/** Elements in a line that only their style keeps apart, like the badges of an API page. */
const IN_LINE = new Set(['a', 'b', 'span', 'strong', 'time']);

/** Puts a space between such elements. */
function apart(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) =>
    isInLine(child) && isInLine(children[index - 1]) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

function isInLine(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && IN_LINE.has(node.tagName);
}

/** For what Markdown has no element for, and for elements that mean more than their tag says. */
function handlers(): Record<string, Handle> {
  return {
    div: (state: State, element: Element) => {
      if (hasClass(element, 'theme-code-block')) {
        return codeBlock(element);
      }
      if (hasClass(element, 'theme-admonition')) {
        return callOut(state, element);
      }
      const diagram = element.properties.dataDiagram !== undefined && find(element, ({ tagName }) => tagName === 'pre');
      return diagram ? code(textOf(diagram), 'mermaid') : state.toFlow(state.all(element));
    },
    pre: (_state: State, element: Element) => code(textOf(element), languageOf(element)),
    summary: (state: State, element: Element) => strongLine(state, element),
    dl: descriptions,
  };
}

function codeBlock(element: Element): Code | undefined {
  const pre = find(element, ({ tagName }) => tagName === 'pre');
  const title = find(element, (part) => hasClass(part, 'codeBlockTitle'));
  return pre && code(textOf(pre), languageOf(pre), title && `title="${textOf(title)}"`);
}

function code(value: string, lang?: string, meta?: string): Code {
  return { type: 'code', lang, meta, value: value.replace(/^\n+|(?<!\n)\n+$/gu, '') };
}

function languageOf(element: Element): string | undefined {
  return classesOf(element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

/** A quote that starts with the title of the call-out. */
function callOut(state: State, element: Element): Blockquote {
  const [title, ...content] = element.children;
  return {
    type: 'blockquote',
    children: [
      ...(title?.type === 'element' ? [strongLine(state, title)] : []),
      ...(state.toFlow(state.all({ ...element, children: content })) as Blockquote['children']),
    ],
  };
}

/** A list whose items start with the term: Markdown has no other form for it. */
function descriptions(state: State, element: Element): List {
  const items = element.children.filter((child) => child.type === 'element');
  const children = items.flatMap((item, index): ListItem[] => {
    const term = items[index - 1];
    if (item.tagName !== 'dd' || !term) {
      return [];
    }
    const [first, ...rest] = state.toFlow(state.all(item));
    const name: PhrasingContent[] = [{ type: 'strong', children: [{ type: 'text', value: `${textOf(term)}:` }] }];
    const start: Paragraph = { type: 'paragraph', children: name };
    if (first?.type === 'paragraph') {
      start.children.push({ type: 'text', value: ' ' }, ...first.children);
    }
    const after = (first?.type === 'paragraph' ? rest : [first, ...rest]) as ListItem['children'];
    return [{ type: 'listItem', spread: false, children: [start, ...after] }];
  });
  return { type: 'list', ordered: false, spread: false, children };
}

function strongLine(state: State, element: Element): Paragraph {
  const children = state.all(element) as PhrasingContent[];
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

function hasClass(element: Element, name: string): boolean {
  // A CSS module adds a hash to its names.
  return classesOf(element).some((found) => found === name || found.startsWith(`${name}_`));
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

function find(tree: Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    found = matches(element) ? element : undefined;
    return found ? EXIT : undefined;
  });
  return found;
}

/** The text of a node; a line break is a line feed. */
function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
