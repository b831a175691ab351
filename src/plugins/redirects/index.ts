import redirectsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { tellsWhenWritten } from '../../utils/writtenFiles';

export { validateOptions };

/**
 * The plugin for redirects, and it tells when its pages are written: the plugin content-security-policy gives them a
 * policy.
 *
 * @param context - the site
 * @param options - those of @docusaurus/plugin-client-redirects
 */
export default function redirects(context: LoadContext, options: PluginOptions): Plugin | null {
  const plugin = redirectsPlugin(context, options) as Plugin | null;
  return plugin && tellsWhenWritten(plugin);
}
