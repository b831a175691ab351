/**
 * Whether two paths are spellings of the same address: a host may serve a page for both, although the router knows only
 * one. They may differ in escapes, repeated slashes, letter case, the slash at the end and the name of the file.
 *
 * @param path - one that can be decoded, see repairedAddress
 * @param other - the same
 */
export function isSameAddress(path: string, other: string): boolean {
  return comparable(path) === comparable(other);
}

/**
 * The right spelling of a path.
 *
 * @param path - one that can be decoded, see repairedAddress
 * @param findPage - the path of the page that the router finds at a path, which ignores letter case and the slash at the
 *   end; undefined if there is none
 * @returns the path of the page; if there is none, the path with single and plain slashes
 */
export function rightSpelling(path: string, findPage: (path: string) => string | undefined): string {
  const plain = withPlainSlashes(path);
  return findPage(withoutFile(plain) || '/') ?? plain;
}

function comparable(path: string): string {
  return withoutFile(withPlainSlashes(decodeURIComponent(path)))
    .replace(/\/$/u, '')
    .toLowerCase();
}

function withPlainSlashes(path: string): string {
  return path.replaceAll(/%2f/giu, '/').replaceAll(/\/{2,}/gu, '/');
}

function withoutFile(path: string): string {
  return path.replace(/(?:\/index)?\.html$/iu, '');
}
