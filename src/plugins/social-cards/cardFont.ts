import { openSync, type Font } from 'fontkit';

/** Text that has been turned into a drawing. */
export interface DrawnText {
  /** Data of an SVG path that starts at 0, 0 on the baseline. */
  path: string;
  /** Characters that the font lacks; they are left out. */
  lacking: string[];
}

/** A font that measures and draws text. Cards contain drawings of letters, so they look the same on every machine. */
export interface CardFont {
  /** Width of a text in pixels, with the font's size in pixels. */
  widthOf: (text: string, size: number) => number;
  draw: (text: string, size: number) => DrawnText;
}

/** Weights of the font that cards use. */
export type CardWeight = 400 | 600;

/** Opens the font of the cards. */
export function openFont(weight: CardWeight): CardFont {
  const font = openSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)) as Font;
  const widths = new Map<string, number>();
  const known = (text: string): string =>
    Array.from(text)
      .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .join('');
  return {
    widthOf(text, size) {
      const width = widths.get(text) ?? font.layout(known(text)).advanceWidth / font.unitsPerEm;
      widths.set(text, width);
      return width * size;
    },
    draw(text, size) {
      const scale = size / font.unitsPerEm;
      const drawn = known(text);
      const { glyphs, positions } = font.layout(drawn);
      let x = 0;
      const paths = glyphs.map(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const moved = path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale);
        x += xAdvance * scale;
        return moved.toSVG();
      });
      return { path: paths.join(''), lacking: Array.from(text).filter((character) => !drawn.includes(character)) };
    },
  };
}
