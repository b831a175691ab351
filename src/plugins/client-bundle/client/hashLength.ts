/**
 * Length of the hash in the file name of a chunk, in characters of base64url: 24 bits. Used by the build and in the
 * browser.
 */
export const HASH_LENGTH = 4;
/**
 * Where chunks are listed, their hashes are followed by a digit for each: the size of its file in kilobytes of 1000 bytes,
 * compressed and rounded up. The greatest digit stands for larger files. This is the base of these digits.
 */
export const SIZE_BASE = 36;
