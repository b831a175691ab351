import { CARD_SIZE } from './cardRoute';
import { openFont, type CardFont } from './cardFont';
import { wrapTitle } from './wrapTitle';

/** The text on a card. */
export interface CardText {
  title: string;
  /** Names of the part of the site and of the categories, outermost first. */
  section: string[];
  release: string;
}

/** Colors of the dark mode in src/css/custom.css; a test compares them. */
export const COLORS = {
  background: '#0f1613',
  mark: '#66dba7',
  largeMark: '#173529',
  text: '#e4ece8',
  softText: '#a5b4ad',
} as const;

/** The logo, as in static/img/logo.svg. */
export const MARK_PATHS = [
  'M7 4.5h18a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5H14.5L8 28.5v-5H7A3.5 3.5 0 0 1 3.5 20V8A3.5 3.5 0 0 1 7 4.5Z',
  'm10 10 4 4-4 4M17 18h5',
];

// In pixels.
const MARGIN = 88;
const TITLE_BOTTOM = 536;
const LINE_HEIGHT = 1.16;
const SECTION_SIZE = 32;
const SECTION_GAP = 42;
const BRAND_SIZE = 46;
const BRAND_BASELINE = 137;
const MARK_SIZE = 76;

/**
 * Creates cards. It opens the fonts, so that many cards can be drawn with them.
 *
 * @returns a function that draws a text; its result has the characters of the text that the font lacks, besides the
 *   drawing as SVG. Those are left out.
 */
export function cardDrawer(): (text: CardText) => { svg: string; lacking: string[] } {
  const regular = openFont(400);
  const bold = openFont(600);

  return ({ title, section, release }) => {
    const lacking: string[] = [];
    const line = (font: CardFont, text: string, size: number, color: string, x: number, y: number): string => {
      const drawn = font.draw(text, size);
      lacking.push(...drawn.lacking);
      return `<path transform="translate(${x} ${y})" fill="${color}" d="${drawn.path}"/>`;
    };
    const width = CARD_SIZE.width - 2 * MARGIN;
    const { lines, size } = wrapTitle(title, width, bold.widthOf);
    const firstBaseline = TITLE_BOTTOM - (lines.length - 1) * size * LINE_HEIGHT;
    const [brand = '', ...version] = release.split(' ');
    const brandX = MARGIN + MARK_SIZE + 22;
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
      `<rect width="100%" height="100%" fill="${COLORS.background}"/>`,
      // Over the edge, and faint, because titles reach into it.
      `<g opacity="0.6">${mark(792, 196, 16.4, COLORS.largeMark, 2)}</g>`,
      mark(MARGIN - 8, 82, MARK_SIZE / 32, COLORS.mark, 2.6),
      line(bold, brand, BRAND_SIZE, COLORS.text, brandX, BRAND_BASELINE),
      line(
        regular,
        version.join(' '),
        BRAND_SIZE,
        COLORS.softText,
        brandX + bold.widthOf(`${brand} `, BRAND_SIZE),
        BRAND_BASELINE,
      ),
      line(regular, section.join(' / '), SECTION_SIZE, COLORS.mark, MARGIN, firstBaseline - size * 0.76 - SECTION_GAP),
      ...lines.map((text, index) =>
        line(bold, text, size, COLORS.text, MARGIN, firstBaseline + index * size * LINE_HEIGHT),
      ),
      '</svg>',
    ].join('');
    return { svg, lacking };
  };
}

function mark(x: number, y: number, scale: number, color: string, strokeWidth: number): string {
  const paths = MARK_PATHS.map((data) => `<path d="${data}"/>`).join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${strokeWidth}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
  );
}
