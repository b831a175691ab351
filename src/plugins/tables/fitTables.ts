import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { CHOICES } from '../../components/PluginFilter/choices';
import { partsOfName } from '../../utils/partsOfName';

/** Tables with fewer columns fit on a phone. */
const COLUMNS_OF_WIDE_TABLES = 3;

/** What cells say of how much works. */
const STATES: ReadonlySet<string> = new Set(CHOICES.state.values);

/** What MDX calls JSX that the author wrote. MDX leaves its name as it is, without looking for a component. */
interface WrittenElement {
  type: 'mdxJsxTextElement';
  name: string;
  attributes: [];
  children: ElementContent[];
  data: { _mdxExplicitJsx: true };
}

/**
 * A rehype plugin that lets tables fit into narrow columns:
 *
 * - Long names in code and links can break after `_` and `.`, and before capitals. Copied text stays the same.
 * - A table of three or more columns carries the texts of its headers as custom properties `--header-1` and so on. On
 *   small screens, styles show each row as a list with these labels.
 * - A cell that only says how much works says it in an element with `data-state`, for its mark.
 */
export function fitTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return undefined;
      }
      const headers = cellsOf(table, 'th').map((header) => toString(header));
      if (headers.length >= COLUMNS_OF_WIDE_TABLES) {
        table.properties.style = headers.map((text, index) => `--header-${index + 1}:${cssString(text)}`).join(';');
      }
      for (const cell of cellsOf(table, 'td')) {
        const text = toString(cell);
        if (STATES.has(text)) {
          cell.children = [
            { type: 'element', tagName: 'span', properties: { dataState: text }, children: cell.children },
          ];
        }
      }
      for (const cell of [...cellsOf(table, 'th'), ...cellsOf(table, 'td')]) {
        breakNames(cell);
      }
      return SKIP;
    });
  };
}

function cellsOf(table: Element, tagName: 'td' | 'th'): Element[] {
  const cells: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === tagName) {
      cells.push(element);
    }
  });
  return cells;
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ')}"`;
}

/** Adds places to break to the code and the links in a cell. */
function breakNames(parent: Element): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text' && parent.tagName === 'a') {
      return withPlacesToBreak(child.value);
    }
    if (child.type !== 'element') {
      return [child];
    }
    if (child.tagName !== 'code') {
      breakNames(child);
      return [child];
    }
    const children = withPlacesToBreak(toString(child));
    if (children.length === 1) {
      return [child];
    }
    // As an element of Markdown, the theme would take code with elements inside for a code block.
    const written: WrittenElement = {
      type: 'mdxJsxTextElement',
      name: 'code',
      attributes: [],
      children,
      data: { _mdxExplicitJsx: true },
    };
    return [written];
  });
}

function withPlacesToBreak(text: string): ElementContent[] {
  return partsOfName(text).flatMap((value, index): ElementContent[] => {
    const part: ElementContent = { type: 'text', value };
    return index === 0 ? [part] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, part];
  });
}
