import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
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
      const files = await readdir(outDir, { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(outDir, file));
      // One after the other: all at once would hold the whole site in memory.
      for (const page of pages) {
        await addPolicy(page, options);
      }
    },
  };
}

async function addPolicy(page: string, { directives }: ContentSecurityPolicyOptions): Promise<void> {
  const html = await readFile(page, 'utf8');
  try {
    // Renamed, because the search index reads the pages at the same time.
    const whole = `${page}.whole`;
    await writeFile(whole, withContentSecurityPolicy(html, directives));
    await rename(whole, page);
  } catch (cause) {
    throw new Error(`${page} can't carry the Content-Security-Policy: ${String(cause)}`, { cause });
  }
}
