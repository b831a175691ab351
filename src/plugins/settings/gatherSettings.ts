import path from 'node:path';
import type { List, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { elementNode, linkNode, paragraphNode, textNode } from '../../page-model/nodes';
import { readSettings, SETTINGS_FOLDER, type Setting } from './readSettings';
import { anchorOf, isSettingsTable, nameIn } from './settingsTable';

interface Options {
  /** Folder of the site. */
  siteDir: string;
}

/**
 * A remark plugin that gives each row of a table of settings an anchor, and the table its class. It puts a list of all settings into
 * `<SettingFilter />`, so that it is in the page without any script.
 *
 * @throws an error with file, line and fix of what is wrong in the tables
 */
export function gatherSettings({ siteDir }: Options): (tree: Root, file: { path?: string }) => void {
  return (tree, { path: page = '' }) => {
    const isOurs = !path.relative(path.join(siteDir, SETTINGS_FOLDER), page).startsWith('..');
    if (!isOurs) {
      return;
    }
    visit(tree, (node) => {
      if (node.type === 'table' && isSettingsTable(node)) {
        node.data = { ...node.data, hProperties: { className: ['settings'] } };
        for (const row of node.children.slice(1)) {
          const name = nameIn(row);
          if (name !== undefined) {
            row.data = { ...row.data, hProperties: { id: anchorOf(name) } };
          }
        }
      } else if (isFilter(node)) {
        const { settings, problems } = readSettings(siteDir);
        if (problems.length > 0) {
          throw new Error(problems.join('\n'));
        }
        node.children = [listOf(inOrderOf(pagesIn(tree), settings))];
      }
    });
  };
}

interface Filter {
  children: RootContent[];
}

function isFilter(node: object): node is Filter {
  return 'type' in node && node.type === 'mdxJsxFlowElement' && 'name' in node && node.name === 'SettingFilter';
}

/** The pages that the entries of lists lead to: the page lists the areas in the order in which readers need them. */
function pagesIn(tree: Root): string[] {
  const pages: string[] = [];
  visit(tree, 'listItem', (item) => {
    visit(item, 'link', ({ url }) => {
      pages.push(url);
    });
  });
  return pages;
}

/** Settings by their page; those of a page stay in the order of their rows, and those of other pages come last. */
function inOrderOf(pages: readonly string[], settings: readonly Setting[]): Setting[] {
  const rank = ({ address }: Setting): number => {
    const place = pages.indexOf(address.replace(/#.*/u, ''));
    return place < 0 ? pages.length : place;
  };
  return [...settings].sort((one, other) => rank(one) - rank(other));
}

function listOf(settings: readonly Setting[]): List {
  return {
    type: 'list',
    spread: false,
    children: settings.map(({ name, meaning, area, address }) => ({
      type: 'listItem',
      spread: false,
      data: { hProperties: { dataSetting: name } },
      children: [
        paragraphNode(
          {},
          linkNode(address, { type: 'inlineCode', value: name }),
          textNode(' '),
          ...withoutLinks(meaning),
          textNode(' '),
          elementNode('span', { dataArea: '' }, textNode(area)),
        ),
      ],
    })),
  };
}

/** Copies that belong to no line of the page. Each entry has one link, that of its name. */
function withoutLinks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') {
      return withoutLinks(node.children);
    }
    const copy = structuredClone(node);
    visit(copy, (part) => {
      delete part.position;
    });
    return [copy];
  });
}
