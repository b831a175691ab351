import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { HasPageStep } from '../../page-model/pageSteps';
import { DIRECTIVES } from './directives';
import { checkDrawings } from './drawings';
import { knownScripts } from './knownScripts';
import { addContentSecurityPolicy } from './writePolicies';

/** The plugin that writes its own pages, which redirect, and the only script in them. */
const REDIRECTS = 'docusaurus-plugin-client-redirects';
const REDIRECT_SCRIPT = /^window\.location\.href="[^"\\\n]*"(?:\+window\.location\.search\+window\.location\.hash)?;$/u;

/** Maximum number of pages in an error: a mistake in the navbar is on every page. */
const NAMED_PAGES = 10;

/**
 * Writes a Content-Security-Policy into every page of the build, because the static host can't send one as a header. It
 * allows only scripts that the build itself writes; a page with any other script fails the build. So does a drawing with
 * code, because drawings can't have a policy.
 *
 * @param context - the site
 * @throws an error that names each page that can't have the policy or runs other code, with its source file and the fix;
 *   another one for drawings, with file, line and fix
 */
export default function contentSecurityPolicyPlugin({ siteDir }: LoadContext): Plugin & HasPageStep {
  return {
    name: 'content-security-policy',

    loadContent() {
      const problems = checkDrawings(siteDir);
      if (problems.length > 0) {
        throw new Error(`Drawings contain code:\n${problems.join('\n')}`);
      }
    },

    startPages(props) {
      const { baseUrl, routes, plugins } = props;
      const hasRedirects = plugins.some(({ name }) => name === REDIRECTS);
      const known = knownScripts(props, hasRedirects ? [REDIRECT_SCRIPT] : []);
      const problems: string[] = [];
      return {
        page(page) {
          try {
            addContentSecurityPolicy(page, DIRECTIVES, known);
          } catch (error) {
            const source = sourceOf(normalizeUrl([baseUrl, page.file.replace(/index\.html$/u, '')]), routes);
            const name = source ? `${source} (${page.file})` : page.file;
            problems.push(...(error as Error).message.split('\n').map((message) => `${name}: ${message}`));
          }
        },
        finish() {
          if (problems.length > 0) {
            const rest = problems.length - NAMED_PAGES;
            const list = [...problems.slice(0, NAMED_PAGES), ...(rest > 0 ? [`and ${rest} more`] : [])];
            throw new Error(`Pages contain code that is not from the build:\n${list.join('\n')}`);
          }
        },
      };
    },
  };
}

/** The source file of the page at an address, if its plugin names it. */
function sourceOf(address: string, routes: readonly RouteConfig[]): string | undefined {
  for (const route of routes) {
    const source = route.routes ? sourceOf(address, route.routes) : route.metadata?.sourceFilePath;
    if (source && (route.routes || route.path === address)) {
      return source;
    }
  }
  return undefined;
}
