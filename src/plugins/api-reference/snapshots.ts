import type { Snapshot } from './options';

/** The releases whose reference the site holds. */
export const SNAPSHOTS: Snapshot[] = [
  {
    packageName: '@elizaos/core',
    version: '0.1.7',
    integrity: 'sha512-oorLGxE0LAdboNFhf62erTxu0+woNHZn98at/X3caDX34Fxr+d1cRQ6/W34WPAOIlv1tg3Q0ZArcpCCOaDTcMw==',
    commit: 'e15421524dde4f2778b529effb212eebea8c98b6',
    committed: '2025-01-04',
    outputDirectory: 'api',
    routeBasePath: 'api',
    current: true,
  },
  {
    packageName: '@ai16z/eliza',
    version: '0.1.3',
    integrity: 'sha512-MeHvD44YKeYdnmI0k03RpS0COGPUsM5/nYoo7ih9vi7iXWFUWANEa3FReWr8rT51AOdHFXGdaLvTzngI527WjA==',
    // The package's gitHead is the commit before this one: it was published with this one's formatting.
    commit: 'f1b4743ea54653e0848e6e8c105288fa0dc89ddd',
    committed: '2024-11-20',
    outputDirectory: 'docs/api',
    routeBasePath: 'docs/api',
    current: false,
  },
];

/** The release that the guides document. */
export const CURRENT_SNAPSHOT = SNAPSHOTS.find(({ current }) => current) as Snapshot;
