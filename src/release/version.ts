/**
 * The release of the framework that the site documents. To document another one, start here: see "the documented
 * release" in README.md. Keep it small: parts of it are in the browser's bundle.
 */
export const RELEASE = {
  packageName: '@elizaos/core',
  version: '0.1.7',
  commit: 'e15421524dde4f2778b529effb212eebea8c98b6',
  repository: 'https://github.com/elizaOS/eliza',
} as const;

/** The chat of the project. */
export const COMMUNITY_CHAT = 'https://discord.gg/ai16z';

/** Starts the paragraph of a digest that says what is right for the documented release. */
export const CORRECTION_MARK = `In ${RELEASE.version}:`;

/** Address of a file of the release in the framework's repository. */
export function releaseFile(path: string): string {
  return `${RELEASE.repository}/blob/${RELEASE.commit}/${path}`;
}
