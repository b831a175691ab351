import type { LoadContext, Plugin } from '@docusaurus/types';
import { SNAPSHOTS } from '../../release/snapshots';
import { RELEASE } from '../../release/version';
import type { HasPageStep } from '../../page-model/pageSteps';
import { Kept } from '../../utils/kept';
import { INDEX_FILE } from './addresses';
import type { PageToConvert } from './convertPages';
import type { MarkdownPagesOptions } from './options';
import { readContent } from './readContent';
import { writeLists } from './writeLists';
import { writePages } from './writePages';

export { validateOptions } from './options';

/**
 * Writes each page of the build as Markdown, and lists of these files, for readers that are programs: see README.md.
 *
 * @param context - the site
 * @param options - the parts of the site, see options.ts
 */
export default function markdownPagesPlugin(context: LoadContext, options: MarkdownPagesOptions): Plugin & HasPageStep {
  const { siteDir, baseUrl, siteConfig } = context;
  const siteUrl = `${siteConfig.url}${baseUrl}`;
  const unlisted = options.unlisted === undefined ? undefined : new RegExp(options.unlisted, 'u');

  return {
    name: 'markdown-pages',

    startPages({ outDir, plugins }) {
      const pages: PageToConvert[] = [];
      return {
        page(page) {
          // Routes that don't end in a slash, such as the not-found page, are files.
          if (page.route?.endsWith('/') || page.route === '') {
            const content = readContent(page, siteConfig.title);
            pages.push(...(content ? [{ ...content, route: page.route, release: releaseOf(page.route) }] : []));
          }
        },
        async finish() {
          const kept = new Kept<string>(siteDir, 'markdown-pages', [__dirname]);
          const site = { origin: siteConfig.url, baseUrl, index: `${siteUrl}${INDEX_FILE}` };
          const written = await writePages(pages, { outDir, site, kept });
          kept.removeOthers();
          const listed = written.filter(({ route }) => !unlisted?.test(route));
          await writeLists(listed, { outDir, siteUrl, sections: options.sections, plugins });
        },
      };
    },
  };
}

/** The release that the page at a route documents. */
function releaseOf(route: string): string {
  return (
    SNAPSHOTS.find(({ current, routeBasePath }) => !current && route.startsWith(`${routeBasePath}/`))?.version ??
    RELEASE.version
  );
}
