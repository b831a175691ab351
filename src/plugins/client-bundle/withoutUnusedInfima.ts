import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import purgeCss from '@fullhuman/postcss-purgecss';
import { parse, type Plugin, type Root } from 'postcss';

/** Folders of packages whose components use Infima's classes. */
const COMPONENTS = ['core/lib/client', 'theme-classic/lib', 'theme-common/lib', 'theme-mermaid/lib'];

const INFIMA = `${path.sep}infima${path.sep}`;

/** Elements that Markdown makes. In Markdown, only attributes are searched, because prose has all kinds of words. */
const ELEMENTS =
  'a blockquote br code dd del details dl dt em h1 h2 h3 h4 h5 h6 hr img input kbd li ol p pre strong sub summary sup table tbody td th thead tr ul wbr';

/**
 * A PostCSS plugin that leaves out Infima's rules for classes that no component and no page uses, and its custom
 * properties that nothing reads or that the site's own tokens replace.
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
        removeProperties(root, siteDir, packages);
      }
    },
  };
}

/** The style sheet with the tokens of the site, whose selector wins over Infima's in both color modes. */
const TOKENS = { file: 'src/css/custom.css', selector: 'html:root' };
const PROPERTY = /--ifm-[\w-]+/gu;

function removeProperties(root: Root, siteDir: string, packages: string): void {
  const replaced = new Set<string>();
  parse(readFileSync(path.join(siteDir, TOKENS.file), 'utf8')).walkDecls(/^--ifm-/u, ({ prop, parent }) => {
    if (parent?.type === 'rule' && 'selector' in parent && parent.selector === TOKENS.selector) {
      replaced.add(prop);
    }
  });
  const others = Globby.sync([
    ...COMPONENTS.map((folder) => `${packages}/${folder}/**/*.{js,css}`),
    `${siteDir}/src/**/*.{ts,tsx,css}`,
  ]).flatMap((file) => readFileSync(file, 'utf8').match(PROPERTY) ?? []);
  // What only a property reads that nothing reads goes with it.
  for (let before = -1, count = 0; before !== count;) {
    before = count;
    count = 0;
    const read = new Set(others);
    root.walkDecls(({ value }) => value.match(PROPERTY)?.forEach((name) => read.add(name)));
    root.walkDecls(/^--ifm-/u, (declaration) => {
      if (replaced.has(declaration.prop) || !read.has(declaration.prop)) {
        declaration.remove();
      } else {
        count += 1;
      }
    });
  }
}

function classesIn(markdown: string): string[] {
  return [...markdown.matchAll(/\bclass(?:Name)?="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(/\s+/u));
}
