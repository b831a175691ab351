import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Emphasis, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
// Its types let nodes name the element that they become.
import type {} from 'remark-rehype';
import { readGlossary, type Term } from './readGlossary';

export interface ExplainTermsOptions {
  /** The glossary, in the folder of the pages. */
  glossary: string;
  /** Folder of pages that stay as they are, with a slash at its end. */
  exclude?: string;
}

/** Of the words on a page, those that come first. Notes are read, not searched: more would only make the page longer. */
const MOST_TERMS = 3;

/** Where prose stands. Tables clip what hangs out of them; headings and links have a meaning of their own. */
const HOLDS_PROSE = new Set<Nodes['type']>(['root', 'list', 'listItem', 'blockquote']);

/**
 * A remark plugin that adds a note to the first use of a glossary's word in the prose of a page: the word can be focused,
 * and styles show the note on hover and focus. The page that the entry leads to explains the word itself.
 */
export function explainTerms({
  glossary,
  exclude,
}: ExplainTermsOptions): (tree: Root, file: { path?: string }) => void {
  let known: { terms: Map<string, Term>; pattern: RegExp } | undefined;
  return (tree, { path: page = '' }) => {
    if (page === glossary || (exclude && page.startsWith(exclude))) {
      return;
    }
    known ??= prepare(readGlossary(path.basename(glossary), readFileSync(glossary, 'utf8')).terms);
    const { terms, pattern } = known;
    const explained = new Set<Term>([...terms.values()].filter(({ route }) => leadsTo(route, page)));
    let left = MOST_TERMS;

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
            parts.push({ type: 'text', value: node.value.slice(rest, index) }, withNote(form, term));
            rest = index + form.length;
          }
        }
        return rest === 0 ? [node] : [...parts, { type: 'text', value: node.value.slice(rest) }];
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

/** Emphasis is a node that holds text and may become any element. */
function withNote(form: string, { name, note }: Term): Emphasis {
  const id = `term-${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['term'], tabIndex: 0, ariaDescribedBy: [id] } },
    children: [
      { type: 'text', value: form },
      {
        type: 'emphasis',
        data: { hName: 'span', hProperties: { role: 'tooltip', id } },
        children: [{ type: 'text', value: note }],
      },
    ],
  };
}
