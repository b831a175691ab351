import * as matcher from '../../troubleshooting/matchLog';
import { MESSAGES_ROUTE } from '../../troubleshooting/route';
import { excerpt, readDocuments, SearchEngine, type Hit } from '../../search/engine';
import { PARTS, type DocsData, type DocsPage, type Part, type SearchData } from './data';
import { linesOf, placeOf, sectionAt, withoutMarks } from '../../../utils/markdownText';

/** The documentation as the tools read it. */
export class Docs {
  private readonly byRoute: ReadonlyMap<string, DocsPage>;
  private started?: SearchEngine;
  private loaded?: SearchData;

  /** @param readSearch - reads what the search needs, which is only done for the first search */
  constructor(
    readonly data: DocsData,
    private readonly readSearch: () => SearchData,
  ) {
    this.byRoute = new Map(data.pages.map((page) => [page.route.toLowerCase(), page]));
  }

  /** The page at a route, in any case. */
  pageAt(route: string): DocsPage | undefined {
    return this.byRoute.get(route.toLowerCase());
  }

  /** Address of a route below the base path. */
  addressOf(route: string): string {
    return this.data.siteUrl + route;
  }

  /** A link to a page, with a title that can't break it. */
  linkTo(title: string, route: string): string {
    return `[${title.replaceAll(/[[\]]/gu, '')}](${this.addressOf(route)})`;
  }

  /** The search of the site, with the parts that are in the package. */
  get search(): SearchEngine {
    if (!this.started) {
      const { parts, messages } = this.searchData;
      this.started = new SearchEngine();
      for (const part of PARTS) {
        this.started.add(part, readDocuments(parts[part].documents), parts[part].index);
      }
      this.started.addMessages(messages, matcher);
    }
    return this.started;
  }

  /** The sentence, list item or row of a hit that matches the query best. */
  excerptOf({ route, heading, title, terms, text }: Hit): string {
    return excerpt(text ?? this.textOf(route), terms, heading ?? title)
      .map((part) => (part.code ? `\`${part.text}\`` : part.text))
      .join('')
      .replaceAll('``', '')
      .trim();
  }

  /** The best pages of a part of the site that contain a name as it is, with their best hits first. */
  pagesThatName(name: string, parts: readonly Part[], most: number): DocsPage[] {
    const whole = new RegExp(`(?<![\\w$])${name.replaceAll(/[^\w]/gu, '\\$&')}(?![\\w$])`, 'u');
    const routes = this.search.search(name, { contexts: parts }).hits.map(({ route }) => route.replace(/#.*/u, ''));
    return [...new Set(routes)]
      .flatMap((route) => this.pageAt(route) ?? [])
      .filter(({ text }) => whole.test(text))
      .slice(0, most);
  }

  /** Where an anchor of a page is, in the characters of its text. */
  placeOf({ route, part, text }: DocsPage, anchor: string): number | undefined {
    return placeOf(text, anchor) ?? placeOf(text, anchor, this.headingAt(route, part, anchor));
  }

  /** The heading with an anchor, as the built page has it. */
  private headingAt(route: string, part: Part, anchor: string): string | undefined {
    const { parts, messages } = this.searchData;
    const page = readDocuments(parts[part].documents).find((one) => one.route === route);
    const [, heading] = page?.sections.find(([one]) => one === anchor) ?? [];
    return (
      heading ??
      (route === MESSAGES_ROUTE.slice(1) ? messages.messages.find((one) => one.anchor === anchor)?.seen : undefined)
    );
  }

  private get searchData(): SearchData {
    this.loaded ??= this.readSearch();
    return this.loaded;
  }

  /** The text of a section in the form that excerpts are made of: a line for each block, tabs between cells. */
  private textOf(route: string): string {
    const [path = '', anchor] = route.split('#');
    const page = this.pageAt(path);
    const place = page && (anchor ? this.placeOf(page, anchor) : 0);
    if (!page || place === undefined) {
      return '';
    }
    return plainText(sectionAt(page.text, place)) || page.description;
  }
}

/** Markdown as the search has it: see src/plugins/search/indexing/markBlocks.ts. */
function plainText(markdown: string): string {
  const blocks: string[] = [];
  let code: string[] = [];
  let isNew = true;
  const endCode = (): void => {
    if (code.length > 0) {
      blocks.push(`\`${code.join(' ').replaceAll('`', '')}\``);
      code = [];
    }
  };
  for (const { text, isCode } of linesOf(markdown)) {
    const line = text.trim();
    if (isCode) {
      if (!/^(?:>\s*)*(?:`{3,}|~{3,})/u.test(line)) {
        code.push(line);
      }
      isNew = true;
      continue;
    }
    endCode();
    if (line === '' || /^(?::{3,}|\|[\s:|-]+\|$)/u.test(line)) {
      if (line.startsWith('|')) {
        // What is above it is the header of a table.
        blocks.push(`\t${blocks.pop() ?? ''}`);
      }
      isNew = true;
      continue;
    }
    const plain = withoutMarks(
      line.startsWith('|')
        ? line
            .replace(/^\||\|$/gu, '')
            .split(/(?<!\\)\|/u)
            .map((cell) => cell.trim())
            .join('\t')
        : line.replace(/^(?:>\s*)*(?:(?:[-*]|\d+\.)\s+)?/u, ''),
    );
    if (isNew || /^(?:[-*|>]|\d+\.\s)/u.test(line)) {
      blocks.push(plain);
    } else {
      blocks.push(`${blocks.pop() ?? ''} ${plain}`);
    }
    isNew = false;
  }
  endCode();
  return blocks.join('\n');
}
