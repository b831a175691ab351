import { folderWith, git } from '../utils/testFolder';

/** A checkout of a framework that has these files in its only commit. It is removed when the test ends. */
export function testCheckout(files: Readonly<Record<string, string>>): { checkout: string; commit: string } {
  const checkout = folderWith(files);
  git(checkout, ['init']);
  git(checkout, ['add', '.']);
  git(checkout, ['commit', '-m', 'x']);
  return { checkout, commit: git(checkout, ['rev-parse', 'HEAD']) };
}
