import type { LoadedPlugin } from '@docusaurus/types';
import type { HasPageStep, PageStep, PostBuildProps } from '../../page-model/pageSteps';

/**
 * The steps of a build, in order. Those of one line finish side by side.
 *
 * - Redirects are pages, too, and get a policy.
 * - The package of the MCP server has the Markdown and the search.
 */
const ORDER: readonly (readonly string[])[] = [
  ['docusaurus-plugin-client-redirects'],
  ['content-security-policy', 'social-cards', 'markdown-pages', 'search', 'structured-data'],
  ['mcp-server'],
];

/**
 * Starts the steps of the plugins that a site has.
 *
 * @returns the steps, in the order and lines of `ORDER`
 * @throws an error if a plugin has a step and no place in the order
 */
export async function startSteps(props: PostBuildProps): Promise<PageStep[][]> {
  const byName = new Map(props.plugins.filter(hasStep).map((plugin) => [plugin.name, plugin]));
  const lines: PageStep[][] = [];
  for (const names of ORDER) {
    const line: PageStep[] = [];
    for (const name of names) {
      const plugin = byName.get(name);
      byName.delete(name);
      line.push(...(plugin ? [await plugin.startPages(props)] : []));
    }
    lines.push(line);
  }
  if (byName.size > 0) {
    throw new Error(
      `${[...byName.keys()].join(', ')}: name the plugin in ORDER of src/plugins/page-steps/startSteps.ts.`,
    );
  }
  return lines;
}

function hasStep(plugin: LoadedPlugin): plugin is LoadedPlugin & HasPageStep {
  return 'startPages' in plugin;
}
