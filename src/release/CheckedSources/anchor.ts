/** Anchor of the list of source files below a guide. */
export const SOURCES_ANCHOR = 'checked-against';
