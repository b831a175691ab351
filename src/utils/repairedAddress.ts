/**
 * A path or hash that can be decoded: if it holds a malformed escape, such as `%` or `%FF`, every `%` of it is replaced with
 * the replacement character, as decoders do. An escaped `%25` would not do: paths are decoded twice.
 */
export function repairedAddress(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '\uFFFD');
  }
}
