import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bar, reloadOnce } from './reloadOnce';

/**
 * Keeps a page usable when one of its scripts can't be loaded, or its address can't be decoded: see README.md.
 *
 * @param context - the site
 */
export default function pageRecoveryPlugin({ siteDir }: LoadContext): Plugin {
  const client = (file: string): string => path.join(siteDir, 'src/plugins/page-recovery/client', file);
  return {
    name: 'page-recovery',

    getClientModules: () => [client('bar.css'), client('repairAddress.ts'), client('forgetReload.ts')],

    injectHtmlTags: () => ({
      // Before the scripts whose failures it catches.
      headTags: [{ tagName: 'script', innerHTML: reloadOnce() }],
      postBodyTags: [bar()],
    }),
  };
}
