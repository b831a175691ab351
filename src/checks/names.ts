import path from 'node:path';

/** A page's address is that of its file, which readers type, and systems without capitals must keep apart. */
const NAME = /^[a-z\d][a-z\d_.-]*$/u;
/** Folders that made addresses before this rule. */
const FOLDER = /^[\w.-]+$/u;

/**
 * Every page has a name that makes an address: lower case, digits, hyphens. The page of a package is called as the
 * package is.
 *
 * @param file - path of a page
 * @param releaseFiles - files of the release
 * @returns `docs/My page.md:1: what is wrong: the fix`, or nothing
 */
export function checkName(file: string, releaseFiles: readonly string[]): string[] {
  const folders = file.split('/');
  const name = (folders.pop() ?? '').replace(/\.mdx?$/u, '');
  const isPackage = releaseFiles.some((one) => one.startsWith(`packages/plugin-${name}/`));
  if (folders.every((folder) => FOLDER.test(folder)) && (NAME.test(name.replace(/^_/u, '')) || isPackage)) {
    return [];
  }
  const words = (text: string): string => text.replaceAll(/[^\w.-]+/gu, '-');
  const better = [...folders, `${name.toLowerCase()}${path.extname(file)}`].map(words).join('/');
  return [`${file}:1: the name gives a URL with spaces or uppercase letters: rename the file to ${better}`];
}
