import type { LoadContext, Plugin } from '@docusaurus/types';
import { SNAPSHOTS } from '../../release/snapshots';
import { RELEASE } from '../../release/version';
import { Kept } from '../../utils/kept';
import { tellsWhenWritten, type WritesFiles } from '../../utils/writtenFiles';
import { INDEX_FILE } from './addresses';
import type { MarkdownPagesOptions } from './options';
import { writeLists } from './writeLists';
import { writePages } from './writePages';

export { validateOptions } from './options';

/**
 * Writes each page of the build as Markdown, and lists of these files, for readers that are programs: see README.md.
 *
 * @param context - the site
 * @param options - the parts of the site, see options.ts
 */
export default function markdownPagesPlugin(context: LoadContext, options: MarkdownPagesOptions): Plugin & WritesFiles {
  const { siteDir, baseUrl, siteConfig } = context;
  const siteUrl = `${siteConfig.url}${baseUrl}`;
  const unlisted = options.unlisted === undefined ? undefined : new RegExp(options.unlisted, 'u');

  return tellsWhenWritten({
    name: 'markdown-pages',

    async postBuild({ outDir, routesPaths, plugins }) {
      const kept = new Kept<string>(siteDir, 'markdown-pages', [__dirname]);
      const pages = await writePages({
        outDir,
        routes: routesPaths.filter((route) => route.endsWith('/')).map((route) => route.slice(baseUrl.length)),
        site: { origin: siteConfig.url, baseUrl, index: `${siteUrl}${INDEX_FILE}` },
        siteTitle: siteConfig.title,
        kept,
        releaseOf,
      });
      kept.removeOthers();
      const listed = pages.filter(({ route }) => !unlisted?.test(route));
      await writeLists(listed, { outDir, siteUrl, sections: options.sections, plugins });
    },
  });
}

/** The release that the page at a route documents. */
function releaseOf(route: string): string {
  return (
    SNAPSHOTS.find(({ current, routeBasePath }) => !current && route.startsWith(`${routeBasePath}/`))?.version ??
    RELEASE.version
  );
}
