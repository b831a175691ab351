import { Parser } from 'htmlparser2';

/** What a built page says about itself. */
export interface PageFacts {
  /** Address of the image for link previews. */
  image?: string;
  /** Its description. */
  imageAlt?: string;
  /** Names of the categories around the page, outermost first. */
  categories: string[];
}

/**
 * Reads the head of a built page and its breadcrumbs, which end with the page itself.
 *
 * @param html - a whole HTML document
 */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = { categories: [] };
  const names: string[] = [];
  let inBreadcrumbs = false;
  let inName = false;
  const parser = new Parser({
    onopentag(element, { property, content, itemtype, itemprop }) {
      if (property === 'og:image') {
        facts.image = content;
      } else if (property === 'og:image:alt') {
        facts.imageAlt = content;
      } else if (itemtype?.endsWith('/BreadcrumbList')) {
        inBreadcrumbs = true;
      } else if (inBreadcrumbs && itemprop === 'name') {
        inName = true;
        names.push('');
      } else if (element === 'h1') {
        // What follows is the text of the page, which is long.
        parser.reset();
      }
    },
    ontext(text) {
      if (inName) {
        names.push((names.pop() ?? '') + text);
      }
    },
    onclosetag(element) {
      inName = false;
      inBreadcrumbs &&= element !== 'nav';
    },
  });
  parser.write(html);
  return { ...facts, categories: names.slice(0, -1) };
}
