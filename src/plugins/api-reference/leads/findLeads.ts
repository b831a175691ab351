import type { Names } from './namesIn';
import { linkTo, type MarkdownText, type SectionLink } from './markdownText';
import type { Explanation } from './readExplanations';
import { type Piece, plain, type Section } from './readGuide';

/** A section of a guide that explains an export. */
export interface Lead extends SectionLink {
  /** What the export is for, from explanations.yml. */
  sentence?: MarkdownText;
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

interface FoundLead {
  link: SectionLink;
  /** How much the section explains. */
  score: number;
  /** The section only names the export, in a table about something else. */
  isList: boolean;
}

/**
 * Finds the sections of guides that explain each export, the best first: the one of explanations.yml, then by score.
 *
 * @param sections - of all guides
 * @returns by the name of the export; what no guide names is missing
 */
export function findLeads(
  sections: readonly Section[],
  names: Names,
  explanations: Readonly<Record<string, Explanation>>,
): Map<string, Lead[]> {
  const found = new Map<string, FoundLead[]>();
  for (const section of sections) {
    const worth = WORTH.find(([folder]) => folder.test(section.file))?.[1] ?? -1;
    if (worth < 0) {
      continue;
    }
    for (const [symbol, mentions] of mentionsIn(section, names)) {
      if (explains(mentions)) {
        found.set(symbol, [...(found.get(symbol) ?? []), leadOf(section, symbol, mentions, worth)]);
      }
    }
  }
  const leads = new Map<string, Lead[]>();
  const byRoute = new Map(sections.map((section) => [section.route, section]));
  for (const symbol of new Set([...found.keys(), ...Object.keys(explanations)])) {
    const { route, sentence } = explanations[symbol] ?? {};
    const section = route && byRoute.get(route);
    const list = found.get(symbol) ?? [];
    const explaining = list.filter(({ isList }) => !isList);
    const links = (section || explaining.length > 0 ? explaining : list)
      .sort((one, other) => other.score - one.score || (one.link.route < other.link.route ? -1 : 1))
      .map(({ link }) => link);
    leads.set(
      symbol,
      section ? [{ ...linkTo(section), sentence }, ...links.filter((link) => link.route !== route)] : links,
    );
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
    pieces.flatMap(names.inPiece).forEach((symbol) => count(symbol, change));
  each(heading ?? [], (mentions) => (mentions.inHeading = true));
  paragraphs.forEach((paragraph) => each(paragraph, (mentions) => (mentions.inText += 1)));
  for (const [first = [], ...others] of rows) {
    each(first, (mentions) => (mentions.rows += 1));
    each(others.flat(), (mentions) => (mentions.inTables += 1));
  }
  for (const sample of samples) {
    names.inSample(sample).forEach((symbol) => count(symbol, (mentions) => (mentions.inSamples += 1)));
  }
  return found;
}

function leadOf(section: Section, symbol: string, mentions: Mentions, worth: number): FoundLead {
  const heading = section.heading && plain(section.heading);
  const isList = !mentions.inHeading && mentions.inText + mentions.rows === 0;
  const score =
    (isList ? 0 : worth) -
    (DEFECTS.test(heading ?? '') ? 4 : 0) +
    (mentions.inHeading ? 6 : heading && meansWord(heading, symbol) ? 4 : 0) +
    Math.min(mentions.inText, 4) +
    Math.min(mentions.rows, 1) * 1.5 +
    Math.min(mentions.inTables, 2) * 0.25 +
    Math.min(mentions.inSamples, 1);
  return { link: linkTo(section), score, isList };
}

/** Whether a heading has the word that an export is called by: "The state" for `State`. */
function meansWord(heading: string, symbol: string): boolean {
  const word = symbol.replace(/^I(?=\p{Lu}\p{Ll})/u, '');
  return new RegExp(`\\b${word}s?\\b`, word.length > 4 ? 'iu' : 'u').test(heading);
}
