// The indexer publishes no types. These cover what the site uses of it.

declare module '@easyops-cn/docusaurus-search-local' {
  import type { Joi } from '@docusaurus/utils-validation';
  import type { LoadContext, Plugin } from '@docusaurus/types';

  export interface PluginOptions {
    indexBlog: boolean;
    docsRouteBasePath: string | string[];
    docsDir: string | string[];
    /** Index pages that are marked `noindex`, too. */
    forceIgnoreNoIndex: boolean;
  }

  export function validateOptions(args: {
    options: Partial<PluginOptions>;
    validate: (schema: Joi.ObjectSchema<PluginOptions>, options: Partial<PluginOptions>) => PluginOptions;
  }): PluginOptions;

  export default function searchLocal(context: LoadContext, options: PluginOptions): Plugin;
}
