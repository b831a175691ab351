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

> Eliza (\`${RELEASE.packageName}\`) is a TypeScript framework for AI agents that talk on Discord, Telegram, X and the web, remember, and act through plugins. These pages document release ${RELEASE.version} and are checked against its source.

- Look up names and settings instead of relying on memory, because they differ between releases. The package is \`${RELEASE.packageName}\`; ${older.join(', ')} is older.
- To read a page as Markdown, replace the last slash of its URL with \`.md\`.
- Rules for coding agents, and what surprises in this release: ${siteUrl}AGENTS.md
- All exported names: ${siteUrl}${CURRENT_SNAPSHOT.routeBasePath}/globals.md. All settings: ${siteUrl}docs/guides/configuration.md. All error messages: ${siteUrl}docs/troubleshooting.md`;
}
