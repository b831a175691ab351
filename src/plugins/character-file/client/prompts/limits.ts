/** Longer files are not previewed, so that the page doesn't stand still. The largest character of the release has 23 kB. */
export const MOST_CHARACTERS = 100_000;
