/** Longer files are not checked, so that the page doesn't freeze. The largest character of the release is 23 kB. */
export const MAX_FILE_LENGTH = 500_000;
