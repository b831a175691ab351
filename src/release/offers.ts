import { releaseFiles, type ReleaseFiles } from './releaseFiles';

/** Releases after the documented one, whose additions are listed; the oldest first. */
const LATER = ['0.1.8', '0.1.9'] as const;

/** Names of what one release has to choose from. */
interface Names {
  /** Folders below `packages`, without `_examples`. */
  packages: string[];
  /** Values of `modelProvider`. */
  providers: string[];
  /** Values of `clients`. */
  clients: string[];
  /** Settings in `.env.example`. */
  exampleSettings: string[];
}

const KINDS = ['packages', 'providers', 'clients', 'exampleSettings'] as const satisfies readonly (keyof Names)[];

/** What people ask for by name: what the documented release has, and what later ones added; kept in `offers.json`. */
export interface ReleaseOffers extends Names {
  commit: string;
  /** Names of all packages that one of the release's package files depends on, also for development. */
  dependencies: string[];
  /** By release: names that neither the documented one nor one between has. */
  later: Record<(typeof LATER)[number], Names>;
}

const TYPES = 'packages/core/src/types.ts';

/**
 * Collects the names from a checkout of the framework that has the release's commit in its history.
 *
 * @param tagOf - where a later release is
 * @throws git's error if the folder is not a checkout, or lacks the commit or a tag
 */
export function collectReleaseOffers(
  checkout: string,
  commit: string,
  tagOf: (version: string) => string = (version) => `v${version}`,
): ReleaseOffers {
  const release = releaseFiles(checkout, commit);
  const names = namesOf(release);
  const known = new Set(KINDS.flatMap((kind) => names[kind].map((name) => `${kind} ${name}`)));
  const additionsOf = (version: string): Names => {
    const all = namesOf(releaseFiles(checkout, tagOf(version)));
    const added = (kind: keyof Names): string[] => {
      const fresh = all[kind].filter((name) => !known.has(`${kind} ${name}`));
      fresh.forEach((name) => known.add(`${kind} ${name}`));
      return fresh;
    };
    return {
      packages: added('packages'),
      providers: added('providers'),
      clients: added('clients'),
      exampleSettings: added('exampleSettings'),
    };
  };
  // In the order of the releases.
  const [first, second] = LATER;
  return {
    commit,
    ...names,
    dependencies: dependenciesOf(release),
    later: { [first]: additionsOf(first), [second]: additionsOf(second) },
  };
}

function namesOf({ names, read }: ReleaseFiles): Names {
  const types = read(TYPES);
  const folders = names.flatMap((file) => /^packages\/([^_/][^/]*)\//u.exec(file)?.[1] ?? []);
  const settings = [...read('.env.example').matchAll(/^([A-Za-z]\w+)=/gmu)].map(([, name = '']) => name);
  return {
    packages: unique(folders),
    providers: valuesOf('ModelProviderName', types),
    clients: valuesOf('Clients', types),
    exampleSettings: unique(settings),
  };
}

/** Values of an enumeration. */
function valuesOf(name: string, types: string): string[] {
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`, 'u').exec(types)?.[1] ?? '';
  return unique([...body.matchAll(/= ?"([^"]+)"/gu)].map(([, value = '']) => value));
}

function dependenciesOf({ names, read }: ReleaseFiles): string[] {
  const files = names.filter((file) => /^(?!docs\/)(?:.*\/)?package\.json$/u.test(file));
  return unique(
    files.flatMap((file) => {
      const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(file)) as Record<
        string,
        Record<string, string> | undefined
      >;
      return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    }),
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
