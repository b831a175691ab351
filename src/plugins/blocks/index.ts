import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Brings the styles of the blocks that showBlocks.ts puts into pages. */
export default function blocksPlugin(): Plugin {
  return {
    name: 'blocks',

    getClientModules: () => [path.join(__dirname, 'client/blocks.css')],
  };
}
