import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the components are that `src/theme` may replace. */
const THEMES = [
  'theme-classic/lib/theme',
  'theme-common/lib/theme',
  'theme-mermaid/lib/theme',
  'theme-search-algolia/lib/theme',
  'core/lib/client/theme-fallback',
];

/**
 * Components of `src/theme` that replace nothing: no installed theme has one of that name.
 *
 * @param site - folder with `src/theme` and `node_modules`
 * @returns names such as `CodeBlock/CopyButton`
 */
export function swizzlesWithoutTarget(site: string): string[] {
  const files = readdirSync(path.join(site, 'src/theme'), { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => /^(.+?)(?:[/\\]index)?\.tsx$/u.exec(file)?.[1]?.replaceAll('\\', '/') ?? []);
  const isThere = (name: string): boolean =>
    THEMES.some((theme) =>
      [`${name}.js`, `${name}/index.js`].some((file) =>
        existsSync(path.join(site, 'node_modules/@docusaurus', theme, file)),
      ),
    );
  return names.filter((name) => !isThere(name)).sort();
}
