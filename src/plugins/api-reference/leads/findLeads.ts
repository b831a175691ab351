import type { Names } from './namesIn';
import { findSentence } from './findSentence';
import { linkTo, type MarkdownText, type SectionLink } from './markdownText';
import { type Piece, plain, type Section } from './readGuide';

/** A section of a guide that explains an export. */
export interface Lead extends SectionLink {
  /** The sentence that says most about the export; undefined if none can be read alone. */
  sentence?: MarkdownText;
  /** The sentence is written by hand, and so is no quotation: see whereTold.ts. */
  isOwnSentence?: boolean;
  /** How much the sentence says: see findSentence.ts. */
  says: number;
  /** How much the section explains. */
  score: number;
  /** The section only names it, in a table about something else. */
  isList?: boolean;
}

/** What kinds of pages are worth to a reader who asks what an export is for; a page of none of them is left out. */
const WORTH: readonly [folder: RegExp, worth: number][] = [
  [/^docs\/(?:troubleshooting|known-defects|contributing|upgrade|intro|recipes\/index|tools\/|faq\/index)/u, -1],
  [/^docs\/faq\//u, 0.5],
  [/^docs\/(?:rest-api|glossary|build-with-ai)/u, 0.5],
  [/^docs\/(?:core\/\w+-reference|packages\/adapter-methods|guides\/configuration)/u, 1.5],
  [/^docs\/(?:tutorial|recipes|choose)\//u, 2.5],
  [/^docs\//u, 3],
];

/** What is broken is no explanation. */
const DEFECTS = /^What (?:doesn't work|goes wrong)/u;

/**
 * Finds the sections of guides that explain each export, the best first.
 *
 * @param sections - of all guides
 * @returns by the name of the export; what no guide names is missing
 */
export function findLeads(sections: readonly Section[], names: Names): Map<string, Lead[]> {
  const leads = new Map<string, Lead[]>();
  for (const section of sections) {
    const worth = WORTH.find(([folder]) => folder.test(section.file))?.[1] ?? -1;
    if (worth < 0) {
      continue;
    }
    for (const [symbol, mentions] of mentionsIn(section, names)) {
      if (explains(mentions)) {
        const lead = leadOf(section, symbol, mentions, worth, names);
        leads.set(symbol, [...(leads.get(symbol) ?? []), lead]);
      }
    }
  }
  for (const [symbol, list] of leads) {
    list.sort((one, other) => other.score - one.score || (one.route < other.route ? -1 : 1));
    const telling = list.filter(({ isList }) => !isList);
    leads.set(symbol, telling.length > 0 ? telling : list);
  }
  return leads;
}

interface Mentions {
  inHeading: boolean;
  inText: number;
  /** Rows of tables whose first cell names it. */
  rows: number;
  inTables: number;
  inSamples: number;
}

/** A section that only uses an export in a sample does not explain it. */
function explains({ inHeading, inText, rows, inTables }: Mentions): boolean {
  return inHeading || inText + rows + inTables > 0;
}

function mentionsIn({ heading, paragraphs, rows, samples }: Section, names: Names): Map<string, Mentions> {
  const found = new Map<string, Mentions>();
  const count = (symbol: string, change: (mentions: Mentions) => void): void => {
    const mentions = found.get(symbol) ?? { inHeading: false, inText: 0, rows: 0, inTables: 0, inSamples: 0 };
    change(mentions);
    found.set(symbol, mentions);
  };
  const each = (pieces: readonly Piece[], change: (mentions: Mentions) => void): void =>
    pieces.flatMap(names.inPiece).forEach(({ symbol }) => count(symbol, change));
  each(heading ?? [], (mentions) => (mentions.inHeading = true));
  paragraphs.forEach((paragraph) => each(paragraph, (mentions) => (mentions.inText += 1)));
  for (const { cells } of rows) {
    each(cells[0] ?? [], (mentions) => (mentions.rows += 1));
    each(cells.slice(1).flat(), (mentions) => (mentions.inTables += 1));
  }
  for (const sample of samples) {
    names.inSample(sample).forEach((symbol) => count(symbol, (mentions) => (mentions.inSamples += 1)));
  }
  return found;
}

function leadOf(section: Section, symbol: string, mentions: Mentions, worth: number, names: Names): Lead {
  const sentence = findSentence(section, symbol, names.inPiece);
  const heading = section.heading && plain(section.heading);
  const isList = !mentions.inHeading && mentions.inText + mentions.rows === 0;
  const score =
    (isList ? 0 : worth) -
    (DEFECTS.test(heading ?? '') ? 4 : 0) +
    (mentions.inHeading ? 6 : heading && meansWord(heading, symbol) ? 4 : 0) +
    Math.min(mentions.inText, 4) +
    Math.min(mentions.rows, 1) * 1.5 +
    Math.min(mentions.inTables, 2) * 0.25 +
    Math.min(mentions.inSamples, 1) +
    (sentence ? sentence.score : 0);
  return {
    ...linkTo(section),
    ...(sentence && { sentence: sentence.markdown }),
    ...(isList && { isList }),
    says: DEFECTS.test(heading ?? '') ? 0 : (sentence?.score ?? 0),
    score,
  };
}

/** Whether a heading has the word that an export is called by: "The state" for `State`. */
function meansWord(heading: string, symbol: string): boolean {
  const word = symbol.replace(/^I(?=\p{Lu}\p{Ll})/u, '');
  return new RegExp(`\\b${word}s?\\b`, word.length > 4 ? 'iu' : 'u').test(heading);
}
