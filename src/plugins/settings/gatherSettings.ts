import path from 'node:path';
import type { Emphasis, Link, List, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SettingsOptions } from './options';
import { readSettings, type Setting } from './readSettings';
import { anchorOf, isSettingsTable, nameIn } from './settingsTable';

interface Options extends Pick<SettingsOptions, 'path'> {
  /** Folder of the site. */
  siteDir: string;
}

/**
 * A remark plugin that gives each row of a table of settings an anchor, and the table its class. It puts a list of all settings into
 * `<SettingFilter />`, so that it is in the page without any script.
 *
 * @throws an error with file, line and fix of what is wrong in the tables
 */
export function gatherSettings({ siteDir, path: folder }: Options): (tree: Root, file: { path?: string }) => void {
  return (tree, { path: page = '' }) => {
    const isOurs = !path.relative(path.join(siteDir, folder), page).startsWith('..');
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
        const { settings, problems } = readSettings(siteDir, folder);
        if (problems.length > 0) {
          throw new Error(problems.join('\n'));
        }
        node.children = [listOf(settings)];
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

function listOf(settings: readonly Setting[]): List {
  return {
    type: 'list',
    spread: false,
    children: settings.map(({ name, meaning, area, address }) => ({
      type: 'listItem',
      spread: false,
      data: { hProperties: { dataSetting: name } },
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: address, children: [{ type: 'inlineCode', value: name }] } satisfies Link,
            { type: 'text', value: ' ' },
            ...withoutLinks(meaning),
            { type: 'text', value: ' ' },
            {
              type: 'emphasis',
              data: { hName: 'span', hProperties: { dataArea: '' } },
              children: [{ type: 'text', value: area }],
            } satisfies Emphasis,
          ],
        },
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
