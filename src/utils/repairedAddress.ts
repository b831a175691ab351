/**
 * Returns a path or hash that can be decoded. If it contains a malformed escape, such as `%` or `%FF`, every `%` is
 * replaced with the replacement character, as decoders do. An escaped `%25` would not work, because paths are decoded
 * twice.
 */
export function repairedAddress(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '\uFFFD');
  }
}
