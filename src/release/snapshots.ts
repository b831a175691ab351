import { RELEASE } from './version';

/** One release of the framework's core whose reference is generated. */
export interface Snapshot {
  /** Name of the published npm package. */
  packageName: string;
  /** Exact published version. */
  version: string;
  /** Subresource integrity of the published tarball (`npm view <name>@<version> dist.integrity`). */
  integrity: string;
  /** Commit of the framework's repository that the published sources were built from. */
  commit: string;
  /** Day of that commit, `YYYY-MM-DD`: the pages' last update. */
  committed: string;
  /** Folder of the generated Markdown, relative to the site. */
  outputDirectory: string;
  /** Route of the generated pages below the base path, without slashes at its ends. */
  routeBasePath: string;
  /** Whether readers should land on this snapshot: the other snapshots link to it as canonical. */
  current: boolean;
}

/** The releases whose reference is on the site. */
export const SNAPSHOTS: Snapshot[] = [
  {
    packageName: RELEASE.packageName,
    version: RELEASE.version,
    integrity: 'sha512-oorLGxE0LAdboNFhf62erTxu0+woNHZn98at/X3caDX34Fxr+d1cRQ6/W34WPAOIlv1tg3Q0ZArcpCCOaDTcMw==',
    commit: RELEASE.commit,
    committed: '2025-01-04',
    outputDirectory: 'api',
    routeBasePath: 'api',
    current: true,
  },
  {
    packageName: '@ai16z/eliza',
    version: '0.1.3',
    integrity: 'sha512-MeHvD44YKeYdnmI0k03RpS0COGPUsM5/nYoo7ih9vi7iXWFUWANEa3FReWr8rT51AOdHFXGdaLvTzngI527WjA==',
    // The package's gitHead is the commit before this one, but the published sources have this one's formatting.
    commit: 'f1b4743ea54653e0848e6e8c105288fa0dc89ddd',
    committed: '2024-11-20',
    outputDirectory: 'docs/api',
    routeBasePath: 'docs/api',
    current: false,
  },
];

/** The release that the guides document. */
export const CURRENT_SNAPSHOT = SNAPSHOTS.find(({ current }) => current) as Snapshot;

/** The release before it whose reference is on the site. */
export const PREVIOUS_SNAPSHOT = SNAPSHOTS.find(({ current }) => !current) as Snapshot;
