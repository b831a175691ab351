import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';
import { Prism } from 'prism-react-renderer';

/**
 * Finds the prismjs modules for languages, including those that they need, in the order in which they have to be
 * loaded.
 *
 * @param names - languages of `themeConfig.prism.additionalLanguages`
 * @throws an error if Prism has no language of that name
 */
export function languageModules(names: readonly string[]): string[] {
  const languages: Readonly<Record<string, { alias?: string | string[] }>> = components.languages;
  const known = Object.entries(languages).flatMap(([id, { alias = [] }]) => [id, ...[alias].flat()]);
  for (const name of names) {
    if (!known.includes(name)) {
      throw new Error(
        `docusaurus.config.ts: themeConfig.prism.additionalLanguages has "${name}", which Prism does not know: remove ` +
          'it, or write it as https://prismjs.com/#supported-languages does.',
      );
    }
  }
  const loaded = Object.keys(Prism.languages).filter((name) => name in languages);
  return getLoader(components, [...names], loaded)
    .getIds()
    .filter((id) => names.includes(id) || !loaded.includes(id))
    .map((id) => `prismjs/components/prism-${id}`);
}
