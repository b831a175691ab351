import { renderAsync } from '@resvg/resvg-js';
import { cardDrawer, type CardText } from './cardSvg';

/** Opened with the first card. */
let draw: ReturnType<typeof cardDrawer> | undefined;

/**
 * Draws a card as PNG. Runs in its own process, because packing the picture would keep the build waiting: see index.ts.
 *
 * @returns the card, and the characters of its text that the font lacks
 */
export async function drawCard(text: CardText): Promise<{ png: Uint8Array; lacking: string[] }> {
  draw ??= cardDrawer();
  const { svg, lacking } = draw(text);
  return { png: (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng(), lacking };
}
