/** The release of the framework that the site documents. */
export const RELEASE = {
  version: '0.1.7',
  commit: 'e15421524dde4f2778b529effb212eebea8c98b6',
  repository: 'https://github.com/elizaOS/eliza',
} as const;

/** Address of a file of the release in the framework's repository. */
export function releaseFile(path: string): string {
  return `${RELEASE.repository}/blob/${RELEASE.commit}/${path}`;
}
