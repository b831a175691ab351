import path from 'node:path';
import { activeParts, isActiveAddress } from './activeContent';

/** The part of a unified file that this plugin uses. */
interface File {
  cwd: string;
  path: string;
  value: unknown;
  data: { frontMatter?: unknown };
}

/**
 * A rehype plugin that fails the build for content that would run code in a reader's page: scripts, frames, event
 * handlers, links to `javascript:` and the like. It sees Markdown as a browser would, after raw HTML and entities are
 * parsed, and in MDX also the JSX inside expressions and exports.
 *
 * @throws an error that names file, line and fix of every problem in the file
 */
export function refuseActiveContent(): (tree: unknown, file: File) => void {
  return (tree, file) => {
    const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const problems = [...inFrontMatter(file), ...inTree(tree, 1)].map(
      ({ line, message }) => `${name}:${line}: ${message}`,
    );
    if (problems.length > 0) {
      throw new Error([...new Set(problems)].join('\n'));
    }
  };
}

interface Problem {
  line: number;
  message: string;
}

/** A node of hast, of MDX or of a JavaScript syntax tree. The plugin looks up properties by name. */
type Node = Readonly<Record<string, unknown>>;

/** Keys for the position of a node, which contain no other nodes. */
const PLACES = new Set(['position', 'loc', 'range', 'start', 'end']);

function inTree(value: unknown, line: number): Problem[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry) => inTree(entry, line));
  }
  if (!isNode(value)) {
    return [];
  }
  const ownLine = lineOf(value) ?? line;
  const element = readElement(value);
  const found = element ? activeParts(element.name, element.attributes) : [];
  return [
    ...found.map((message) => ({ line: ownLine, message })),
    ...Object.entries(value).flatMap(([key, inner]) => (PLACES.has(key) ? [] : inTree(inner, ownLine))),
  ];
}

interface ReadElement {
  name: string;
  attributes: [string, unknown][];
}

function readElement(node: Node): ReadElement | undefined {
  switch (node.type) {
    case 'element':
      return { name: String(node.tagName), attributes: Object.entries(isNode(node.properties) ? node.properties : {}) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return { name: typeof node.name === 'string' ? node.name : '', attributes: readAttributes(node.attributes) };
    case 'JSXOpeningElement':
      return { name: jsxName(node.name), attributes: readAttributes(node.attributes) };
    default:
      return undefined;
  }
}

/** JSX attributes, in the form of MDX or of the syntax tree; spread attributes have no name and are left out. */
function readAttributes(attributes: unknown): [string, unknown][] {
  return (Array.isArray(attributes) ? attributes : [])
    .filter(isNode)
    .filter(({ name }) => name !== undefined)
    .map(({ name, value }) => [jsxName(name), constantOf(value)]);
}

/** `name`, `xlink:href` or `Tabs.Item`. */
function jsxName(name: unknown): string {
  if (!isNode(name)) {
    return String(name);
  }
  if (name.type === 'JSXNamespacedName') {
    return `${jsxName(name.namespace)}:${jsxName(name.name)}`;
  }
  return name.type === 'JSXMemberExpression' ? jsxName(name.property) : String(name.name);
}

/** The text of a literal value: `"x"`, `{'x'}`, `` {`x`} ``. */
function constantOf(value: unknown): unknown {
  if (!isNode(value)) {
    return value;
  }
  switch (value.type) {
    case 'Literal':
      return value.value;
    case 'TemplateLiteral':
      // The first item with a position.
      return Array.isArray(value.quasis) ? (value.quasis[0] as { value: { cooked: string } }).value.cooked : undefined;
    case 'JSXExpressionContainer':
    case 'ExpressionStatement':
      return constantOf(value.expression);
    case 'mdxJsxAttributeValueExpression':
      return constantOf((value.data as { estree?: { body: unknown[] } } | undefined)?.estree?.body[0]);
    default:
      return undefined;
  }
}

function lineOf({ position, loc }: Node): number | undefined {
  const place = (position ?? loc) as { start?: { line?: number } } | null | undefined;
  return place?.start?.line;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The theme turns addresses in the front matter, such as `custom_edit_url`, into links. */
function inFrontMatter({ data: { frontMatter }, value }: File): Problem[] {
  const lines = String(value).split('\n');
  const search = (part: unknown): Problem[] => {
    if (typeof part === 'string' && isActiveAddress(part)) {
      const line = lines.findIndex((text) => text.includes(part)) + 1 || 1;
      return [{ line, message: `"${part}" runs code: write the URL of a page, or an https URL` }];
    }
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(search) : [];
  };
  return search(frontMatter);
}
