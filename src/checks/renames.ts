/** A page that has another file than before. */
export interface Rename {
  from: string;
  to: string;
}

/** Addresses that the site redirects, as in `redirects` in docusaurus.config.ts. */
export interface Redirect {
  from: string | readonly string[];
  to: string;
}

/**
 * Every address that a page had leads to it.
 *
 * @param renames - pages that were renamed
 * @param routeOf - route of a page's file
 * @param redirects - those of the site
 * @returns `docs/new.md:1: what is wrong: the fix`, one line each
 */
export function checkRenames(
  renames: readonly Rename[],
  routeOf: (file: string) => string,
  redirects: readonly Redirect[],
): string[] {
  const redirected = new Set(redirects.flatMap(({ from }) => from));
  return renames.flatMap(({ from, to }) => {
    const [before, now] = [routeOf(from), routeOf(to)];
    return before === now || redirected.has(before)
      ? []
      : [
          `${to}:1: its URL was ${before}: add { from: '${before}', to: '${now}' } to redirects in docusaurus.config.ts`,
        ];
  });
}
