import type { Fence, WrittenPage } from '../page-model/written';

/** Parses diagrams as the browser does; throws Mermaid's errors. */
type ParseDiagram = (text: string) => Promise<unknown>;

/** What a diagram tells readers who can't see it. Mermaid puts both into the drawing. */
const ALTERNATIVES = [
  { sign: /^[\t ]*accTitle:\s*\S/mu, missing: 'accTitle', fix: 'name it in a few words' },
  { sign: /^[\t ]*accDescr\s*[:{]\s*[^\s}]/mu, missing: 'accDescr', fix: 'say in sentences what it shows' },
];

/** Parses every `mermaid` code block of the pages with Mermaid's own parser, and looks for their text alternatives. */
export async function checkDiagrams(pages: readonly WrittenPage[]): Promise<string[]> {
  const diagrams = pages.flatMap(({ file, fences }) =>
    fences.filter(({ language }) => language === 'mermaid').map((fence) => ({ file, fence })),
  );
  if (diagrams.length === 0) {
    return [];
  }
  const problems: string[] = [];
  const parseDiagram = await loadParser();
  for (const { file, fence } of diagrams) {
    try {
      await parseDiagram(fence.code);
    } catch (error) {
      const { message } = error as Error;
      problems.push(`${file}:${lineOf(fence, error)}: Mermaid cannot read the diagram: ${reason(message)}: fix it`);
    }
    for (const { sign, missing, fix } of ALTERNATIVES) {
      if (!sign.test(fence.code)) {
        problems.push(`${file}:${fence.line}: the diagram has no ${missing}: ${fix}, for readers who can't see it`);
      }
    }
  }
  return problems;
}

/** Takes half a second, which a site without diagrams does not need. */
async function loadParser(): Promise<ParseDiagram> {
  const { default: purify } = await import('dompurify');
  // Without a browser, DOMPurify lacks functions that Mermaid calls when it reads labels. Nothing is shown here, so
  // nothing has to be purified.
  Object.assign(purify, { addHook: () => undefined, sanitize: String });
  const { default: mermaid } = await import('mermaid');
  return (text) => mermaid.parse(text);
}

/** Line in the file for the error that Mermaid reports; the first line of the diagram if it reports none. */
function lineOf({ code, line }: Fence, error: unknown): number {
  const { message, hash } = error as Error & { hash?: { loc?: { first_line?: number } } };
  const named = hash?.loc?.first_line ?? Number(/\bon line (\d+)/u.exec(message)?.[1] ?? 0);
  const lines = linesThatMermaidCounts(code);
  return line + (lines[Math.min(named, lines.length) - 1] ?? 0);
}

/** Mermaid removes front matter, directives and comments before it counts lines. Lines of the diagram count from 0. */
function linesThatMermaidCounts(code: string): number[] {
  const lines = code.split('\n');
  const end = lines[0]?.trim() === '---' ? lines.findIndex((text, index) => index > 0 && text.trim() === '---') : -1;
  const counted = lines.flatMap((text, index) => (index <= end || /^\s*%%/u.test(text) ? [] : [index]));
  const first = counted.findIndex((index) => lines[index]?.trim() !== '');
  return counted.slice(Math.max(first, 0));
}

/**
 * Mermaid's message without the line number, which is already in front of it, and without the excerpt that points at
 * the error.
 */
function reason(message: string): string {
  const lines = message.split('\n').filter((text) => !/^-+\^$/u.test(text) && text.trim() !== '');
  return lines
    .join(' ')
    .replace(/^(?:Lexical|Parse) error on line \d+[:.]\s*/u, '')
    .replaceAll(/\s+/gu, ' ');
}
