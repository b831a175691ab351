import { CURRENT_SNAPSHOT, SNAPSHOTS } from '../../release/snapshots';
import { RELEASE } from '../../release/version';

/**
 * The text above the list of all pages: what the site is, for which release, and how to ask it.
 *
 * @param siteUrl - address of the site, with a slash at its end
 */
export function introduction(siteUrl: string): string {
  const older = SNAPSHOTS.filter(({ current }) => !current).map(
    ({ packageName, version }) => `\`${packageName}\` ${version}`,
  );
  return `# Eliza ${RELEASE.version}

> Eliza (\`${RELEASE.packageName}\`) is a TypeScript framework for AI agents that talk on Discord, Telegram, X and the web, remember, and act through plugins. This documentation is for release ${RELEASE.version}, and its statements are checked against the source of that release.

Before you write code for Eliza:

- Don't rely on what you remember of Eliza: names and settings differ from release to release. The package is \`${RELEASE.packageName}\`; ${older.join(', ')} is older.
- The URL of each page, with \`.md\` in place of its last slash, is the page as Markdown: ${siteUrl}docs/intro/ is ${siteUrl}docs/intro.md.
- An exported name: ${siteUrl}${CURRENT_SNAPSHOT.routeBasePath}/globals.md lists all; each has a page with its signature, such as ${siteUrl}${CURRENT_SNAPSHOT.routeBasePath}/interfaces/Action.md.
- A setting or environment variable: ${siteUrl}docs/guides/configuration.md lists all that the release reads.
- An error message or a symptom: ${siteUrl}docs/troubleshooting.md has all with cause and fix, and ${siteUrl}docs/known-defects.md what is broken in the release.
- What models often get wrong about Eliza: ${siteUrl}docs/build-with-ai/mistakes.md.
- The same as tools: ${siteUrl}docs/build-with-ai.md has an MCP server that needs no network, and skills to install.`;
}
