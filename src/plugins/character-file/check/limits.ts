/** Larger files are not checked. The largest character of the release has 23 kB. */
export const MOST_CHARACTERS = 1_000_000;
