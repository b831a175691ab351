/** Addresses of what a package exports. */
export interface ImportLinks {
  packageName: string;
  /** By the name of the export. */
  addresses: Readonly<Record<string, string>>;
}

/** A part of a text that is a link. */
export interface LinkedPart {
  start: number;
  end: number;
  address: string;
}

const IMPORT = /\bimport\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*["'](?<from>[^"']+)["']/dgu;
/** A name in the braces, without the `type` before it. What follows `as` is the sample's own name for it. */
const NAME = /(?<=^|,)\s*(?:type\s+)?(?<name>[\w$]+)(?=\s*(?:,|$|as\b))/dgu;

/** Finds the names that code imports from a package and that have an address, in their order. */
export function importedNames(code: string, { packageName, addresses }: ImportLinks): LinkedPart[] {
  const parts: LinkedPart[] = [];
  for (const { groups, indices } of code.matchAll(IMPORT)) {
    const [offset = 0] = indices?.groups?.names ?? [];
    for (const match of groups?.from === packageName ? (groups.names ?? '').matchAll(NAME) : []) {
      const [start = 0, end = 0] = match.indices?.groups?.name ?? [];
      const name = match.groups?.name ?? '';
      if (Object.hasOwn(addresses, name)) {
        parts.push({ start: offset + start, end: offset + end, address: addresses[name] ?? '' });
      }
    }
  }
  return parts;
}
