import { parsePage } from '../../../page-model/written';
import { linkTo, type SectionLink, toMarkdown } from './markdownText';
import type { Names } from './namesIn';
import type { Section } from './readGuide';

/** A day of the chat archive that names exports. */
export interface ChatDay extends SectionLink {
  symbols: readonly string[];
}

/**
 * Finds the sections whose samples use each export.
 *
 * @param sections - of guides and lessons
 * @returns by the name of the export
 */
export function findSamples(sections: readonly Section[], names: Names): Map<string, SectionLink[]> {
  const uses = new Map<string, SectionLink[]>();
  const sorted = [...sections].sort((one, other) => orderOf(one) - orderOf(other));
  for (const section of sorted) {
    for (const symbol of new Set(section.samples.flatMap(names.inSample))) {
      uses.set(symbol, [...(uses.get(symbol) ?? []), linkTo(section)]);
    }
  }
  return uses;
}

/** What readers should meet first: whole tasks before details. */
const ORDER = [
  /^docs\/tutorial\//u,
  /^docs\/recipes\//u,
  /^docs\/core\/[a-z]+\.md/u,
  /^docs\/guides\//u,
  /^docs\/packages\//u,
  /^docs\//u,
];

function orderOf({ file }: Section): number {
  const order = ORDER.findIndex((folder) => folder.test(file));
  return order === -1 ? ORDER.length : order;
}

const INLINE_CODE = /`([^`\n]+)`/gu;

/**
 * Reads which exports a digest of the chat archive names in inline code.
 *
 * @returns undefined if it names none, or is no digest but a problem
 */
export function readChatDay(file: string, text: string, names: Names): ChatDay | undefined {
  const page = parsePage(file, text);
  if (page.problem !== undefined || typeof page.frontMatter.title !== 'string' || !page.frontMatter.date) {
    return undefined;
  }
  const codes = [...page.body.matchAll(INLINE_CODE)].map(([, code = '']) => code);
  const symbols = codes.flatMap((code) => names.inPiece({ text: code, isCode: true }));
  return symbols.length > 0
    ? {
        route: page.route,
        text: toMarkdown([{ text: page.frontMatter.title, isCode: false }]),
        symbols: [...new Set(symbols)],
      }
    : undefined;
}
