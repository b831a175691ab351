import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { CORRECTION_MARK } from '../../release/version';
import { escapeHtml } from '../../utils/escapeHtml';
import type { TocItem } from './pages';

export interface PageSettings {
  /** Base path of the site, with slashes at its ends. */
  baseUrl: string;
  /** Changes the tree before it is rendered; links the identifiers of the framework. */
  linkIdentifiers: (tree: Root, file: { path?: string }) => void;
  /** Returns the address at which a file can be edited; files are relative to the site. */
  editUrl: (file: string) => string;
}

const processor = unified().use(remarkRehype).use(rehypeStringify).freeze();

/** How marked paragraphs start, with their class. */
const MARKS: Readonly<Record<string, string>> = { 'Open.': 'digest-open', [CORRECTION_MARK]: 'digest-correction' };

/**
 * Renders Markdown of a digest as HTML: headings with anchors, links to pages of this site below its base path, other
 * links in a new tab.
 *
 * @param body - is not changed
 */
export function renderBody(body: Root, { baseUrl, linkIdentifiers }: PageSettings): { html: string; toc: TocItem[] } {
  const tree = structuredClone(body);
  linkIdentifiers(tree, {});
  const toc: TocItem[] = [];
  const slugger = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const value = toString(node);
      const id = slugger.slug(value);
      // The table of contents takes HTML.
      toc.push({ value: escapeHtml(value), id, level: node.depth });
      setProperties(node, { id, className: ['anchor'] });
      node.children.push({
        type: 'link',
        url: `#${id}`,
        data: { hProperties: { className: ['hash-link'], ariaLabel: `Direct link to ${value}` } },
        children: [{ type: 'text', value: '\u200B' }],
      });
    } else if (node.type === 'paragraph') {
      const first = node.children[0];
      const mark = first?.type === 'strong' ? MARKS[toString(first)] : undefined;
      if (mark) {
        setProperties(node, { className: [mark] });
      }
    } else if (node.type === 'link' && /^https?:/u.test(node.url)) {
      setProperties(node, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    } else if (node.type === 'link' && node.url.startsWith('/')) {
      // Not with normalizeUrl, which removes the slash before a hash.
      node.url = baseUrl + node.url.slice(1);
    }
  });
  return { html: processor.stringify(processor.runSync(tree)), toc };
}

function setProperties(node: Nodes, hProperties: NonNullable<NonNullable<Nodes['data']>['hProperties']>): void {
  node.data = { ...node.data, hProperties };
}
