import GithubSlugger from 'github-slugger';

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/u;
const HEADING = /^(#{1,6})\s/u;
/** `## Title {#anchor}`, and the anchors of rows in the API reference. */
const OWN_ANCHOR = /\{#([\w-]+)\}\s*$/u;
const ANCHOR_ELEMENT = /<a id="([\w-]+)"><\/a>/u;
/** A row whose first cell is a name in code, such as a setting. */
const NAMED_ROW = /^\|\s*`([^`|]+)`\s*\|/u;

const LIST_ITEM = /^\s*[-*] (.*)$/u;
/** Shorter anchors could be those of any list item. */
const WORDS_OF_ITEM = 12;

/** A line of Markdown, with what it is. */
interface Line {
  text: string;
  /** Where it starts, in characters. */
  start: number;
  /** Whether it is in a block of code, or is its first or last line. */
  isCode: boolean;
  /** Of a heading, from 1 to 6. */
  level?: number;
}

/** The lines of a text. */
export function linesOf(markdown: string): Line[] {
  let start = 0;
  let fence: string | undefined;
  return markdown.split('\n').map((text): Line => {
    const [, mark] = FENCE.exec(text) ?? [];
    const isEnd = mark !== undefined && fence !== undefined && mark.startsWith(fence);
    const isCode = fence !== undefined || mark !== undefined;
    if (isEnd) {
      fence = undefined;
    } else if (fence === undefined) {
      fence = mark;
    }
    const level = isCode ? undefined : HEADING.exec(text)?.[1]?.length;
    const line = { text, start, isCode, ...(level !== undefined && { level }) };
    start += text.length + 1;
    return line;
  });
}

/** Text without the marks of Markdown: links become their text. Code keeps its backticks. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[((?:`[^`]*`|[^[\]`])*)\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/gu, '$1')
    .replace(/<\/?(?:a|small|nav|br|kbd|span|div|sub|sup|details|summary)\b[^>]*>/gu, '')
    .replace(/(?<![\w*\\])(\*{1,2}|__)(?=\S)(.+?)(?<=\S)\1(?![\w*])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/gu, '$1');
}

/** A heading of a page, and where its section starts. */
export interface Heading {
  text: string;
  level: number;
  anchor: string;
  start: number;
}

/** The headings of a page with the anchors that Docusaurus gives them. */
export function headingsOf(markdown: string): Heading[] {
  const slugger = new GithubSlugger();
  return linesOf(markdown).flatMap(({ text, start, level }) => {
    if (level === undefined) {
      return [];
    }
    const written = text.replace(/^#+\s+/u, '');
    const heading = withoutMarks(written.replace(OWN_ANCHOR, '')).trim();
    const own = OWN_ANCHOR.exec(written)?.[1] ?? ANCHOR_ELEMENT.exec(written)?.[1];
    // A title is in the header of the page and takes part in no table of contents, but its anchor is taken.
    const anchor = own ?? slugger.slug(heading.replaceAll('`', ''));
    return [{ text: heading, level, anchor, start }];
  });
}

/**
 * Where an anchor of a page is, in characters: a heading, an element, a row with that name, or a list item that starts with
 * these words.
 *
 * @param text - of the heading, if it is known: not every anchor follows from it
 */
export function placeOf(markdown: string, anchor: string, text?: string): number | undefined {
  const headings = headingsOf(markdown);
  const heading = headings.find((one) => one.anchor === anchor) ?? headings.find((one) => isSame(one.text, text));
  return heading?.start ?? linesOf(markdown).find((line) => !line.isCode && isAt(line.text, anchor))?.start;
}

function isSame(heading: string, text: string | undefined): boolean {
  return text !== undefined && heading.replaceAll('`', '') === text.replaceAll('`', '');
}

/** Whether a line has an anchor that is not that of a heading. */
function isAt(line: string, anchor: string): boolean {
  const name = NAMED_ROW.exec(line)?.[1]
    ?.toLowerCase()
    .replaceAll(/[^a-z\d_]/gu, '');
  const item = LIST_ITEM.exec(line)?.[1];
  return (
    ANCHOR_ELEMENT.exec(line)?.[1] === anchor ||
    (name !== undefined && (name === anchor || anchor.endsWith(`-${name}`))) ||
    (item !== undefined &&
      anchor.length >= WORDS_OF_ITEM &&
      new GithubSlugger().slug(withoutMarks(item)).startsWith(anchor))
  );
}

/** The text from a place up to the next heading, without the heading at its start. */
export function sectionAt(markdown: string, place: number): string {
  const [first, ...lines] = linesOf(markdown).filter(({ start }) => start >= place);
  const end = lines.findIndex(({ level }) => level !== undefined);
  const section = (end < 0 ? lines : lines.slice(0, end)).map(({ text }) => text).join('\n');
  return first?.level === undefined ? `${first?.text ?? ''}\n${section}` : section;
}

/** The header of the table whose rows continue at a place; empty if no table is cut there. */
export function tableHeadAt(markdown: string, place: number): string {
  const lines = linesOf(markdown);
  const at = lines.findIndex(({ start }) => start === place);
  const isRow = (index: number): boolean => lines[index]?.isCode === false && lines[index].text.startsWith('|');
  let first = at;
  while (isRow(first - 1)) {
    first -= 1;
  }
  return isRow(at) && at - first >= 2 ? `${lines[first]?.text ?? ''}\n${lines[first + 1]?.text ?? ''}\n` : '';
}

/** Where a text may be cut, from the best to the worst: before a heading, between blocks, between lines. */
const CUTS: ((line: Line, before: Line | undefined) => boolean)[] = [
  ({ level }) => level !== undefined && level <= 3,
  ({ text, isCode }, before) => !isCode && text.trim() !== '' && before?.text.trim() === '',
  () => true,
];

/**
 * Where a part of a text ends that starts at an offset: before a heading or between blocks if there is such a place in the
 * second half of the part, never within a line unless a line is longer than a part.
 *
 * @param most - length of the part, in characters
 */
export function endOfPart(markdown: string, offset: number, most: number): number {
  if (markdown.length - offset <= most) {
    return markdown.length;
  }
  const lines = linesOf(markdown);
  for (const isCut of CUTS) {
    const cut = lines.findLast(
      (line, place) => line.start > offset + most / 2 && line.start <= offset + most && isCut(line, lines[place - 1]),
    );
    if (cut) {
      return cut.start;
    }
  }
  return offset + most;
}
