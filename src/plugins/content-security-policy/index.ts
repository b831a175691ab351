import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ContentSecurityPolicyOptions } from './options';
import { withContentSecurityPolicy } from './policy';

export { validateOptions } from './options';

/**
 * Writes a Content-Security-Policy into every page of the build, because the static host can't send one as a header.
 *
 * @param _context - unused
 * @param options - the directives, see options.ts
 * @throws an error that names the page, if one can't carry the policy
 */
export default function contentSecurityPolicyPlugin(_context: LoadContext, options: ContentSecurityPolicyOptions): Plugin {
  return {
    name: 'content-security-policy',

    async postBuild({ outDir }) {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      // One after the other, and without promises, which would take a second longer for a thousand pages.
      for (const page of files.filter((file) => file.endsWith('.html'))) {
        addPolicy(path.join(outDir, page), options);
      }
    },
  };
}

function addPolicy(page: string, { directives }: ContentSecurityPolicyOptions): void {
  const html = readFileSync(page, 'utf8');
  try {
    // Renamed, because another plugin may be reading the page.
    const whole = `${page}.whole`;
    writeFileSync(whole, withContentSecurityPolicy(html, directives));
    renameSync(whole, page);
  } catch (cause) {
    throw new Error(`${page} can't carry the Content-Security-Policy: ${String(cause)}`, { cause });
  }
}
