/** Width and height of a card, in pixels: what services that show link previews ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What the pages have to know about cards to name them in their heads: see options.ts. */
export interface CardRules {
  /** Routes of the sections. */
  sections: string[];
  /** Titles of shared cards by route. */
  shared: Record<string, string>;
}

/**
 * Finds the route that names the card of a page: that of the page itself, or the one whose card it shares.
 *
 * @param page - route of the page below the base path, with or without slashes at its ends
 * @returns the route without slashes at its ends; undefined if the page is in no section
 */
export function cardRoute(page: string, { sections, shared }: CardRules): string | undefined {
  const route = page.replace(/^\/|\/$/gu, '');
  const contains = (other: string): boolean => `${route}/`.startsWith(`${other}/`);
  return sections.some(contains) ? (Object.keys(shared).find(contains) ?? route) : undefined;
}

/** Address of a card below the base path. */
export function cardFile(route: string): string {
  return `img/cards/${route}.png`;
}
