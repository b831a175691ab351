import { code } from '../changes/wording';
import type { Piece, Section } from './readGuide';

/** Text in Markdown: plain text and inline code only. */
export type MarkdownText = string;

export interface SectionLink {
  /** Route of the section, such as `/docs/core/actions/#handlers`. */
  route: string;
  /** Heading of the section, if need be behind the title of the page. */
  text: MarkdownText;
}

const SPECIAL = /[\\`*_[\]<>|~{}#&]/gu;

/** Writes pieces as Markdown. Links are left out. */
export function toMarkdown(pieces: readonly Piece[]): MarkdownText {
  return pieces
    .map(({ text, isCode }) => (isCode ? code(text) : text.replaceAll(SPECIAL, String.raw`\$&`)))
    .join('')
    .trim();
}

/** Shorter headings, those of steps and those of many pages need the title of their page: "Goals", "3. Start it". */
const SAYS_ENOUGH = /^(?!What (?:doesn't work|goes wrong))\D\S*\s+\S+\s+\S/u;

/** The link to a section, with the title of its page if the heading alone says too little. */
export function linkTo({ route, title, heading }: Pick<Section, 'route' | 'title' | 'heading'>): SectionLink {
  const page = toMarkdown([{ text: title, isCode: false }]);
  const section = heading && toMarkdown(heading);
  return { route, text: !section ? page : SAYS_ENOUGH.test(section) ? section : `${page} › ${section}` };
}

/** The text without its marks. */
export function withoutMarks(text: MarkdownText): string {
  return text.replaceAll(/\\([\\`*_[\]<>|~{}#&])/gu, '$1').replaceAll('`', '');
}
