import { RELEASE } from '../../../release/version';

/** What a thing of release 0.1.3 is called now: docs/upgrade.md explains it. */
export interface NewName {
  name: string;
  /** The page that explains it, with its anchor, below the base path. */
  route: string;
}

/** An old name of a query, to tell the reader. */
export interface Renamed extends NewName {
  old: string;
}

export const OLD_NAMES: Readonly<Record<string, NewName>> = {
  '@ai16z/eliza': { name: RELEASE.packageName, route: 'docs/packages/core/' },
  generateObjectV2: { name: 'generateObject', route: 'api/functions/generateObject/' },
  embeddingZeroVector: { name: 'getEmbeddingZeroVector', route: 'api/functions/getEmbeddingZeroVector/' },
  embeddingDimension: { name: 'getEmbeddingConfig().dimensions', route: 'docs/upgrade/#7-fix-your-own-code' },
  retrieveCachedEmbedding: {
    name: 'getCachedEmbeddings',
    route: 'api/interfaces/IMemoryManager/#getcachedembeddings',
  },
  STARKNET_WALLET_ADDRESS: {
    name: 'STARKNET_ADDRESS',
    route: 'docs/packages/plugins/starknet/#settings-of-plugin-starknet',
  },
  'grok-beta': { name: 'grok-2-1212', route: 'docs/packages/model-providers/#models-of-each-class' },
};

const BY_OLD_NAME = new Map(Object.entries(OLD_NAMES).map(([old, name]) => [old.toLowerCase(), { old, ...name }]));
/** All other packages kept their name and changed the scope. */
const PACKAGE = /^@ai16z\/([a-z\d-]+)$/u;
const AROUND = /^["'`(]+|(?<!["'`),.;:])["'`),.;:]+$|\(\)$/gu;

/** The first old name in a query. */
export function findOldName(query: string): Renamed | undefined {
  for (const word of query.split(/\s+/u).map((text) => text.replaceAll(AROUND, ''))) {
    const known = BY_OLD_NAME.get(word.toLowerCase());
    const [old, name] = PACKAGE.exec(word) ?? [];
    if (known) {
      return known;
    }
    if (old && name) {
      return { old, name: `@elizaos/${name}`, route: 'docs/upgrade/#3-rename-the-packages' };
    }
  }
  return undefined;
}
