/** Longer files are not previewed, so that the page doesn't freeze. The largest character of the release is 23 kB. */
export const MAX_PREVIEW_LENGTH = 100_000;
