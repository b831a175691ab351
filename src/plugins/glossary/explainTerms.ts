import path from 'node:path';
import type { Emphasis, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { elementNode, textNode } from '../../page-model/nodes';
import { written } from '../../page-model/written';
import { GLOSSARY_FILE, readGlossary, type Term } from './readGlossary';

export interface ExplainTermsOptions {
  /** Folder of the site. */
  siteDir: string;
  /** Folder of pages that stay as they are, with a slash at its end. */
  exclude?: string;
}

/** Of the words on a page, those that come first. Notes are read, not searched: more would only make the page longer. */
const MAX_TERMS = 3;

/** Where prose is. Tables clip what hangs out of them; headings and links have their own meaning. */
const HOLDS_PROSE = new Set<Nodes['type']>(['root', 'list', 'listItem', 'blockquote']);

/**
 * A remark plugin that adds a note to the first use of a glossary's word in the prose of a page: the word can be focused,
 * and styles show the note on hover and focus. The page that the entry leads to explains the word itself.
 */
export function explainTerms({ siteDir, exclude }: ExplainTermsOptions): (tree: Root, file: { path?: string }) => void {
  let known: { terms: Map<string, Term>; pattern: RegExp } | undefined;
  return (tree, { path: page = '' }) => {
    if (page === path.join(siteDir, GLOSSARY_FILE) || (exclude && page.startsWith(exclude))) {
      return;
    }
    known ??= prepare(readGlossary(written(GLOSSARY_FILE, siteDir)).terms);
    const { terms, pattern } = known;
    const explained = new Set<Term>([...terms.values()].filter(({ route }) => leadsTo(route, page)));
    let left = MAX_TERMS;

    const explain = (paragraph: Paragraph): void => {
      paragraph.children = paragraph.children.flatMap((node): PhrasingContent[] => {
        if (node.type !== 'text') {
          return [node];
        }
        const parts: PhrasingContent[] = [];
        let rest = 0;
        for (const { 0: form, index } of node.value.matchAll(pattern)) {
          const term = terms.get(form);
          if (term && left > 0 && !explained.has(term)) {
            explained.add(term);
            left -= 1;
            parts.push(textNode(node.value.slice(rest, index)), withNote(form, term));
            rest = index + form.length;
          }
        }
        return rest === 0 ? [node] : [...parts, textNode(node.value.slice(rest))];
      });
    };
    const walk = (node: Nodes): void => {
      if (node.type === 'paragraph') {
        explain(node);
      } else if ('children' in node && HOLDS_PROSE.has(node.type)) {
        node.children.forEach(walk);
      }
    };
    walk(tree);
  };
}

function prepare(list: readonly Term[]): { terms: Map<string, Term>; pattern: RegExp } {
  const terms = new Map(list.flatMap((term) => term.forms.map((form) => [form, term])));
  // "database adapter" before "adapter".
  const forms = [...terms.keys()].sort((one, other) => other.length - one.length);
  return { terms, pattern: new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'gu') };
}

/** Whether a route is that of a page: `/docs/core/actions/` of `…/docs/core/actions.md`. */
function leadsTo(route: string, page: string): boolean {
  return page.replace(/(?:\/index)?\.mdx?$/u, '/').endsWith(route);
}

function withNote(form: string, { name, note }: Term): Emphasis {
  const id = `term-${name.toLowerCase().replaceAll(' ', '-')}`;
  return elementNode(
    'span',
    { className: ['term'], tabIndex: 0, ariaDescribedBy: [id] },
    textNode(form),
    elementNode('span', { role: 'tooltip', id }, textNode(note)),
  );
}
