import type { Element, ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { LEADS_SECTION } from './writeLeads';

const writer = unified().use(rehypeStringify, { omitOptionalTags: true, preferUnquoted: true });

/**
 * A rehype plugin that keeps the lists of leads out of the script of a page: they are in its HTML only. A hydrated page
 * would otherwise have each list twice. The headings stay, for the table of contents.
 *
 * @param baseUrl - base path of the site, which is added to addresses on it
 */
export function leadsInHtmlOnly({ baseUrl }: { baseUrl: string }): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (section) => {
      if (section.properties[LEADS_SECTION.property] === undefined) {
        return undefined;
      }
      section.children = inHtmlOnly(section.children, baseUrl);
      return SKIP;
    });
  };
}

/** Replaces what stands between headings. */
function inHtmlOnly(children: readonly ElementContent[], baseUrl: string): ElementContent[] {
  const result: ElementContent[] = [];
  let between: ElementContent[] = [];
  const close = (): void => {
    const html = writer
      .stringify({ type: 'root', children: between.map((child) => withAddresses(child, baseUrl)) })
      .trim();
    if (html) {
      result.push(htmlOf(html, result.length));
    }
    between = [];
  };
  for (const child of children) {
    if (child.type === 'element' && /^h[1-6]$/u.test(child.tagName)) {
      close();
      result.push(child);
    } else if (child.type !== 'text' || child.value.trim()) {
      between.push(child);
    }
  }
  close();
  return result;
}

/** Docusaurus does the same with links that it renders. */
function withAddresses(node: ElementContent, baseUrl: string): ElementContent {
  visit(node, 'element', (element: Element) => {
    // Blanks between the elements of a list are not shown.
    element.children = element.children.filter((child) => child.type !== 'text' || child.value !== '\n');
    const { href } = element.properties;
    if (typeof href === 'string') {
      element.properties = href.startsWith('/')
        ? { href: `${baseUrl}${href.slice(1)}` }
        : { href, target: '_blank', rel: ['noopener', 'noreferrer'] };
    }
  });
  return node;
}

/** Syntax of a script, as far as it is written here. */
interface Syntax {
  type: string;
  [member: string]: unknown;
}

/**
 * `<div data-built={1} dangerouslySetInnerHTML={{ __html: process.env.HYDRATE_CLIENT_ENTRY ? "" : "<ul>…" }} …>`: React leaves
 * the built HTML of such an element as it is.
 */
function htmlOf(html: string, index: number): ElementContent {
  const setHtml: Syntax = {
    type: 'Property',
    kind: 'init',
    key: identifier('__html'),
    // Defined as true in the browser's bundle of a production build only, which so leaves out the text.
    value: {
      type: 'ConditionalExpression',
      test: member(member(identifier('process'), 'env'), 'HYDRATE_CLIENT_ENTRY'),
      consequent: literal(''),
      alternate: literal(html),
    },
    method: false,
    shorthand: false,
    computed: false,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      expression('data-built', literal(index)),
      expression('suppressHydrationWarning', literal(true)),
      expression('dangerouslySetInnerHTML', { type: 'ObjectExpression', properties: [setHtml] }),
    ],
    children: [],
  } as unknown as ElementContent;
}

function expression(name: string, value: Syntax): object {
  const estree = program({ type: 'ExpressionStatement', expression: value });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

function program(statement: Syntax): Syntax {
  return { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
}

function identifier(name: string): Syntax {
  return { type: 'Identifier', name };
}

function literal(value: string | number | boolean): Syntax {
  return { type: 'Literal', value, raw: JSON.stringify(value) };
}

function member(object: Syntax, property: string): Syntax {
  return { type: 'MemberExpression', object, property: identifier(property), computed: false, optional: false };
}
