/** How long the pointer or the focus has to stay on a link. A shorter time means that it only passed over the link. */
export const HOVER_DELAY_MS = 50;
/** How long readers are on a page before it fetches the pages that visible links lead to. */
export const PAGE_DELAY_MS = 2000;
/** What a page fetches for its visible links, in kilobytes of 1000 bytes, compressed. */
export const MAX_KILOBYTES = 60;
