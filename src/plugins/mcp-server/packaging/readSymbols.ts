import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readApiSymbols } from '../../api-reference/identifier-links/apiSymbols';
import { isBroken, readFrontMatter } from '../../../utils/readFrontMatter';
import type { ApiMember, ApiSymbol, Source } from '../server/data';
import { linesOf, tableHeadAt, withoutMarks } from '../../../utils/markdownText';

const SOURCE = /^<small>Defined in \[([^\]]+)\]\(([^)]+)\)/mu;
const CODE = /^```ts\n([\s\S]*?)\n```$/mu;
const ROW = /^\| <a id="[\w-]+"><\/a> `([A-Za-z_]\w*)(?:\(\))?\??` \|(.*)\|$/gmu;
const MEMBER = /^### `([A-Za-z_]\w*)(?:\(\))?\??`$/gmu;
/** What the page says about changes since the release before: see `changes/` of api-reference. */
const CHANGE = /^<(div|details) class="api-change"[^]*?^<\/\1>\n/mu;
/** What is neither the text of a symbol nor of a member. */
const NO_TEXT = /^(?:<|#|\||[-*] |```|(?:Implements|Extends|Inherited|Overrides|Extended by|Implemented by|Returns) )/u;

/**
 * Reads the exports of the release from the generated API reference.
 *
 * @param directory - folder of the generated Markdown
 * @param routeBasePath - route of its pages, without slashes at its ends
 * @returns exports in the order of their names
 * @throws an error with the file if a page does not have the known form
 */
export function readSymbols(directory: string, routeBasePath: string): ApiSymbol[] {
  const routes = readApiSymbols(directory, routeBasePath);
  return [...routes]
    .filter(([name]) => !name.includes('.'))
    .map(([name, route]) => {
      const file = path.join(directory, ...route.split('/').slice(2, -1)) + '.md';
      return readSymbol(name, route.slice(1), readFileSync(file, 'utf8'), file, (member) =>
        routes.get(`${name}.${member}`)?.slice(1),
      );
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Reads one page of the reference.
 *
 * @param routeOf - the route of a member, with its anchor
 * @throws an error with the file if it has no kind or no declaration
 */
export function readSymbol(
  name: string,
  route: string,
  text: string,
  file: string,
  routeOf: (member: string) => string | undefined,
): ApiSymbol {
  const front = readFrontMatter(text);
  const { kind } = isBroken(front) ? {} : front.data;
  const body = isBroken(front) ? '' : front.body.replace(CHANGE, '');
  const head = body.slice(0, sectionStart(body));
  const signature = CODE.exec(head)?.[1];
  if (typeof kind !== 'string' || signature === undefined) {
    throw new Error(
      `${file}: this page of the API reference has no ${signature === undefined ? 'declaration' : 'kind'}. ` +
        'Its form has changed: fix src/plugins/mcp-server/packaging/readSymbols.ts.',
    );
  }
  const place = (member: string): string => routeOf(member) ?? route;
  return {
    name,
    kind,
    route,
    signature,
    summary: firstParagraph(head),
    ...sourceOf(head),
    members: [...membersOf(body, place), ...rowsOf(body, place)],
  };
}

/** Members with their own heading. */
function membersOf(body: string, routeOf: (member: string) => string): ApiMember[] {
  return [...body.matchAll(MEMBER)].map(({ 0: heading, 1: name = '', index }) => {
    const rest = body.slice(index + heading.length);
    const section = rest.slice(0, /^#{2,4} /mu.exec(rest)?.index);
    return {
      name,
      route: routeOf(name),
      signature: oneLine(CODE.exec(section)?.[1] ?? name),
      summary: firstSentence(firstParagraph(section)),
      ...sourceOf(section),
    };
  });
}

/** Members that are rows of a table: those of enumerations, and of objects. */
function rowsOf(body: string, routeOf: (member: string) => string): ApiMember[] {
  return [...body.matchAll(ROW)].map(({ 1: name = '', 2: cells = '', index }) => {
    const texts = cellsOf(cells);
    // The row starts with its name, which is not among the texts.
    const description = cellsOf(tableHeadAt(body, index)).indexOf('Description') - 2;
    return { name, route: routeOf(name), signature: `${name}: ${texts[0] ?? ''}`, summary: texts[description] ?? '' };
  });
}

function cellsOf(row: string): string[] {
  return row.split(/(?<!\\)\|/u).map((cell) => withoutMarks(cell.trim()).replaceAll('`', ''));
}

/** Where the first section of a page starts. */
function sectionStart(body: string): number | undefined {
  return linesOf(body).find(({ level }) => level === 2)?.start;
}

function sourceOf(text: string): { source?: Source } {
  const [, place, url] = SOURCE.exec(text) ?? [];
  return place && url ? { source: { place, url } } : {};
}

/** The first paragraph that says what something is; empty if there is none. */
function firstParagraph(text: string): string {
  const paragraphs = text.replace(new RegExp(CODE, 'gmu'), '').split(/\n{2,}/u);
  const found = paragraphs.map((paragraph) => paragraph.trim()).find((one) => one !== '' && !NO_TEXT.test(one));
  return withoutMarks(found ?? '').replaceAll(/\s+/gu, ' ');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}

function oneLine(code: string): string {
  return code
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/([([]) | (?=[)\]])/gu, '$1')
    .replace(/;$/u, '');
}
