import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';

/** Folders of packages whose components use Infima's classes. */
const COMPONENTS = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'theme-mermaid/lib'];

const INFIMA = `${path.sep}infima${path.sep}`;

/** Elements that Markdown makes. In Markdown, only attributes are searched, because prose has all kinds of words. */
const ELEMENTS =
  'a blockquote br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr img input kbd li ol p pre strong sub summary sup table tbody td th thead tr ul wbr';

/**
 * A PostCSS plugin that leaves out Infima's rules for classes that no component and no page uses.
 *
 * @param siteDir - folder of the site; its components and pages are searched for names of classes
 */
export function withoutUnusedInfima(siteDir: string): Plugin {
  const packages = path.resolve(require.resolve('@docusaurus/core/package.json'), '../..');
  const purge = purgeCss({
    content: [
      ...COMPONENTS.map((folder) => `${packages}/${folder}/**/*.js`),
      `${siteDir}/docusaurus.config.ts`,
      `${siteDir}/src/**/*.{ts,tsx}`,
      ...['src', 'docs', 'community', 'notes'].map((folder) => `${siteDir}/${folder}/**/*.{md,mdx}`),
    ],
    // There is no blog.
    skippedContentGlobs: [`${packages}/theme-classic/lib/theme/Blog*/**`],
    extractors: [{ extensions: ['md', 'mdx'], extractor: classesIn }],
    safelist: ELEMENTS.split(' '),
  }) as Plugin;
  return {
    postcssPlugin: 'without-unused-infima',
    async OnceExit(root, helpers) {
      if (root.source?.input.file?.includes(INFIMA)) {
        await purge.OnceExit?.(root, helpers);
      }
    },
  };
}

function classesIn(markdown: string): string[] {
  return [...markdown.matchAll(/\bclass(?:Name)?="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(/\s+/u));
}
