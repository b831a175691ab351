/** Length of the hash in the file name of a chunk, in characters of base64url: 24 bits. The build and the browser use it. */
export const HASH_LENGTH = 4;
