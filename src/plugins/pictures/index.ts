import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Brings the styles of the pictures that showPictures.ts puts into pages. */
export default function picturesPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'pictures',

    getPathsToWatch: () => [path.join(siteDir, 'static/img/pictures/**')],

    getClientModules: () => [path.join(__dirname, 'client/pictures.css')],
  };
}
