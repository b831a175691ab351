import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, LoadedPlugin, Plugin, RouteConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { knownScripts } from './knownScripts';
import type { ContentSecurityPolicyOptions } from './options';
import { withContentSecurityPolicy, type Directives, type KnownScripts } from './writePolicies';
import { withWholeHead } from './wholeHead';

export { validateOptions } from './options';

/** How many pages an error names, as a mistake in the navbar is in all. */
const NAMED_PAGES = 10;

/**
 * Writes a Content-Security-Policy into every page of the build, because the static host can't send one as a header.
 * Only scripts that the build itself writes are let through; a page that holds any other fails the build.
 *
 * @param _context - unused
 * @param options - the directives, see options.ts
 * @throws an error that names each page that can't carry the policy or runs other code, the file it is made of, and the fix
 */
export default function contentSecurityPolicyPlugin(
  _context: LoadContext,
  options: ContentSecurityPolicyOptions,
): Plugin {
  return {
    name: 'content-security-policy',

    async postBuild(props) {
      const { outDir, baseUrl, routes } = props;
      // Before anything else runs: another plugin may be about to write pages, and one half written has no head.
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      const known = await knownScripts(props, patternsOf(options, props.plugins));
      const problems: string[] = [];
      // One after the other, and without promises, which would take a second longer for a thousand pages.
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        try {
          addPolicy(path.join(outDir, file), options.directives, known);
        } catch (error) {
          const source = sourceOf(
            normalizeUrl([
              baseUrl,
              file
                .split(path.sep)
                .join('/')
                .replace(/index\.html$/u, ''),
            ]),
            routes,
          );
          const page = source ? `${source} (${file})` : file;
          problems.push(...(error as Error).message.split('\n').map((message) => `${page}: ${message}`));
        }
      }
      if (problems.length > 0) {
        const rest = problems.length - NAMED_PAGES;
        const list = [...problems.slice(0, NAMED_PAGES), ...(rest > 0 ? [`and ${rest} more`] : [])];
        throw new Error(`Pages hold code that is not of the build:\n${list.join('\n')}`);
      }
    },
  };
}

function patternsOf({ scriptsOf = {} }: ContentSecurityPolicyOptions, plugins: readonly LoadedPlugin[]): RegExp[] {
  return Object.entries(scriptsOf).flatMap(([plugin, patterns]) => {
    if (!plugins.some(({ name }) => name === plugin)) {
      throw new Error(
        `scriptsOf of the plugin content-security-policy names "${plugin}", which the site does not use: remove it`,
      );
    }
    return patterns;
  });
}

/** The one step that rewrites every page; so it is also where the head gets back what the minifier took. */
function addPolicy(page: string, directives: Directives, known: KnownScripts): void {
  const html = withContentSecurityPolicy(withWholeHead(readFileSync(page, 'utf8')), directives, known);
  // Renamed, because another plugin may be reading the page.
  const whole = `${page}.whole`;
  writeFileSync(whole, html);
  renameSync(whole, page);
}

/** The file that the page at an address is made of, if its plugin tells. */
function sourceOf(address: string, routes: readonly RouteConfig[]): string | undefined {
  for (const route of routes) {
    const source = route.routes ? sourceOf(address, route.routes) : route.metadata?.sourceFilePath;
    if (source && (route.routes || route.path === address)) {
      return source;
    }
  }
  return undefined;
}
