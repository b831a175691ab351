import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import { AMBIGUOUS_NAMES } from './ambiguousNames';
import type { ApiSymbols } from './apiSymbols';

export interface LinkIdentifiersOptions {
  /** Called for the first page, because by then the reference has been generated. */
  symbols: () => ApiSymbols;
  /** Folder whose pages are left unchanged, with a slash at its end. */
  exclude?: string;
}

/** Elements in which inline code is left unchanged. */
const SKIPPED = new Set<Nodes['type']>(['heading', 'link', 'linkReference', 'definition']);

/**
 * A remark plugin that links inline code naming a symbol (`AgentRuntime`, `composeContext()`, `ModelClass.LARGE`) to
 * its API page: its first mention in each section, never in headings or links. Names in AMBIGUOUS_NAMES are left alone.
 */
export function linkIdentifiers({
  symbols,
  exclude,
}: LinkIdentifiersOptions): (tree: Root, file: { path?: string }) => void {
  let known: ApiSymbols | undefined;
  return (tree, { path }) => {
    if (exclude && path?.startsWith(exclude)) {
      return;
    }
    const routes = (known ??= symbols());
    let linked = new Set<string>();
    const walk = (parent: Parents): void => {
      parent.children.forEach((node, index) => {
        if (node.type === 'heading') {
          linked = new Set();
        }
        if (SKIPPED.has(node.type)) {
          return;
        }
        if (node.type === 'inlineCode') {
          const route = routeOf(node.value, routes);
          if (route && !linked.has(route)) {
            linked.add(route);
            // A link has phrasing content, like every parent of inline code.
            (parent.children as (InlineCode | Link)[])[index] = { type: 'link', url: route, children: [node] };
          }
        } else if ('children' in node) {
          walk(node);
        }
      });
    };
    walk(tree);
  };
}

function routeOf(code: string, routes: ApiSymbols): string | undefined {
  const name = code.replace(/\(\)$/u, '');
  return Object.hasOwn(AMBIGUOUS_NAMES, name) ? undefined : routes.get(name);
}
