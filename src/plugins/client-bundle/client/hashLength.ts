/**
 * Length of the hash in the file name of a chunk, in characters of base64url: 24 bits. Used by the build and in the
 * browser.
 */
export const HASH_LENGTH = 4;
