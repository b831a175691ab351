import { Parser } from 'htmlparser2';

/** A built page, as far as its Markdown needs it. */
export interface BuiltPage {
  title: string;
  description: string;
  /** The HTML of what readers came for: the article, or, without one, the main part. */
  content: string;
}

/**
 * Reads a built page.
 *
 * @param html - the whole page
 * @param siteTitle - what the title of each page ends with, after the delimiter
 * @returns the page; nothing if it has no content, like the search or a redirect
 */
export function readPage(html: string, siteTitle: string): BuiltPage | undefined {
  const content = contentOf(html, 'article') ?? contentOf(html, 'main');
  if (content === undefined) {
    return undefined;
  }
  const { title, description } = readHead(html.slice(0, html.indexOf('<body')));
  return { title: title.replace(new RegExp(` \\| ${siteTitle}$`, 'u'), ''), description, content };
}

/** What is inside the first such element, up to the end of the last: there are articles inside articles. */
function contentOf(html: string, tag: string): string | undefined {
  const start = html.search(new RegExp(`<${tag}[\\s>]`, 'u'));
  const end = html.lastIndexOf(`</${tag}>`);
  return start < 0 || end < start ? undefined : html.slice(html.indexOf('>', start) + 1, end);
}

function readHead(head: string): Pick<BuiltPage, 'title' | 'description'> {
  const read = { title: '', description: '' };
  let inTitle = false;
  const parser = new Parser({
    onopentag(tag, { name, content = '' }) {
      inTitle = tag === 'title';
      if (tag === 'meta' && name === 'description') {
        read.description = content;
      }
    },
    ontext(text) {
      read.title += inTitle ? text : '';
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(head);
  return read;
}
