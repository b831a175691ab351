import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type {
  BlockContent,
  Blockquote,
  Heading,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableCell,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { anchorOf } from './anchorOf';
import { readDefects, type Defect } from './readDefects';
import { DEFECTS_HEADING, readGuides } from './readGuides';
import { readGroups } from './readGroups';
import { MESSAGES_HEADING } from '../../checks/errorRows';
import { linkNode, paragraphNode, textNode } from '../../page-model/nodes';
import { routeOfFile } from '../../page-model/written';
import { readMessages, type Cause, type Message } from './readMessages';
import { MESSAGES_ROUTE } from './route';

interface Options {
  /** Folder of the site. */
  siteDir: string;
}

/** What of a page is gathered, by the name of the component that shows it. */
const GATHERED: Readonly<Record<string, (siteDir: string) => RootContent[]>> = {
  MessageFinder: (siteDir) => {
    const { messages, problems } = readMessages(readGuides(siteDir));
    refuse(problems);
    return messageNodes(messages);
  },
  DefectFilter: (siteDir) => {
    const { defects, problems } = readDefects(readGuides(siteDir));
    refuse(problems);
    return defectNodes(defects);
  },
};

/**
 * A remark plugin that adds the rows of all guides to `<MessageFinder>`, and their defects to `<DefectFilter>`, so
 * that they are in the page without any script. In guides it links each row to its place there. It has to run before the
 * headings get their ids.
 *
 * @throws an error with file, line and fix of what is wrong in the guides
 */
export function gatherFromGuides({ siteDir }: Options): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node: object) => {
      const gather = isComponent(node) ? GATHERED[node.name] : undefined;
      if (gather && isComponent(node)) {
        node.children.push(...gather(siteDir));
        return 'skip';
      }
      return undefined;
    });
    linkRows(tree);
  };
}

interface Component {
  name: string;
  children: RootContent[];
}

function isComponent(node: object): node is Component {
  return 'type' in node && node.type === 'mdxJsxFlowElement' && 'name' in node && typeof node.name === 'string';
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

/** Links the first cell of each row, or the first code in it, to the message on the page of all messages. */
function linkRows({ children }: Root): void {
  let areMessages = false;
  for (const node of children) {
    if (node.type === 'heading' && node.depth <= 2) {
      areMessages = toString(node) === MESSAGES_HEADING;
    } else if (areMessages && node.type === 'table') {
      node.children.slice(1).forEach(({ children: [seen] }) => seen && linkCell(seen));
    }
  }
}

function linkCell(seen: TableCell): void {
  const url = `${MESSAGES_ROUTE}#${anchorOf(toString(seen))}`;
  const code = seen.children.findIndex((node) => node.type === 'inlineCode');
  // What a link holds can be no link, so where there is one, there is code before it, or it stays alone.
  const linked = seen.children.slice(...(code < 0 ? [0] : [code, code + 1]));
  if (linked.every((node) => node.type === 'text' || node.type === 'inlineCode')) {
    seen.children.splice(Math.max(code, 0), linked.length, linkNode(url, ...linked));
  }
}

function messageNodes(messages: readonly Message[]): RootContent[] {
  const { groups } = readGroups().data;
  return Object.entries(groups).flatMap(([group, title]) => [
    heading(2, groupAnchor(group), [textNode(title)]),
    ...messages.filter((message) => message.group === group).map(messageNode),
  ]);
}

/** Not that of a message. */
function groupAnchor(group: string): string {
  return `messages-${group}`;
}

function messageNode({ anchor, seen, causes, isAnnouncement }: Message): RootContent {
  return element('section', { dataMessage: isAnnouncement ? 'announcement' : 'cause' }, [
    heading(3, anchor, rebased(seen, causes[0]?.guide.file)),
    ...causes.map(causeNode),
  ]);
}

function causeNode({ guide, why, fix }: Cause): Blockquote {
  const entry = (term: string, children: PhrasingContent[]): Paragraph[] => [
    { type: 'paragraph', data: { hName: 'dt' }, children: [textNode(term)] },
    { type: 'paragraph', data: { hName: 'dd' }, children },
  ];
  return element('dl', {}, [
    ...entry('Why', rebased(why, guide.file)),
    ...entry('Fix', rebased(fix, guide.file)),
    ...entry('Guide', [linkTo(guide, MESSAGES_HEADING)]),
  ]);
}

function defectNodes(defects: readonly Defect[]): RootContent[] {
  const packages = [...new Set(defects.map(({ packages: [name] }) => name))];
  return packages.flatMap((name): RootContent[] => [
    heading(2, name, [textNode(name)]),
    {
      type: 'list',
      spread: false,
      children: defects
        .filter((defect) => defect.packages[0] === name)
        .map((defect) => ({
          type: 'listItem',
          spread: false,
          data: { hProperties: { id: defect.anchor, dataPackages: defect.packages.join(' ') } },
          children: withSource(defect),
        })),
    },
  ]);
}

/** The text of a defect, with a link to its guide at the end. */
function withSource({ guide, content }: Defect): (typeof content)[number][] {
  const children = rebased(content, guide.file);
  const source = [textNode(' ('), linkTo(guide, DEFECTS_HEADING), textNode(')')];
  const last = children.at(-1);
  if (last?.type === 'paragraph') {
    last.children.push(...source);
  } else {
    children.push(paragraphNode({}, ...source));
  }
  return children;
}

function linkTo({ title, route }: Cause['guide'], section: string): Link {
  return linkNode(`${route}#${createSlugger().slug(section)}`, textNode(title));
}

function heading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children };
}

function element(hName: string, hProperties: Record<string, string>, children: BlockContent[]): Blockquote {
  return { type: 'blockquote', data: { hName, hProperties }, children };
}

/** Copies of nodes for another page: links lead where they led, and nothing claims a line of this one. */
function rebased<Content extends RootContent>(nodes: readonly Content[], file = ''): Content[] {
  const copies = structuredClone([...nodes]);
  for (const copy of copies) {
    visit(copy, (node) => {
      delete node.position;
      if (node.type === 'link') {
        node.url = rebasedUrl(node.url, file);
      }
    });
  }
  return copies;
}

/**
 * The address of a link of one page, for another one.
 *
 * @param file - the page that has the link
 */
export function rebasedUrl(url: string, file: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/iu.test(url)) {
    return url;
  }
  const [target = '', anchor] = url.split('#');
  const route = routeOfFile(target ? path.posix.join(path.posix.dirname(file), target) : file);
  return anchor === undefined ? route : `${route}#${anchor}`;
}
