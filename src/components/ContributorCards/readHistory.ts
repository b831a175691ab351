/** What one person has done in the framework's public history. */
export interface Contributor {
  /** Name, as in the commits. */
  name: string;
  commits: number;
  /** Day of the first commit, `YYYY-MM-DD`. */
  first: string;
  /** Day of the last commit, `YYYY-MM-DD`. */
  last: string;
  /** The parts of the repository changed most often, such as `core` or `docs`; at most three. */
  areas: string[];
  /** Commits in each month from the first month of the history to its last. */
  activity: number[];
}

export interface Contributors {
  /** Months of `activity`, `YYYY-MM`. */
  months: string[];
  contributors: Contributor[];
}

/** Separates commits, and their fields, in the output of `git log`. */
export const COMMIT_MARK = '\u0001';
export const FIELD_MARK = '\u0002';

/** Format for `git log --name-only` that {@link readHistory} reads: name and day of the author. */
export const LOG_FORMAT = `${COMMIT_MARK}%aN${FIELD_MARK}%ad`;

const BOTS = /\[bot\]$|^GitHub Action$|^justabot$/u;
const MAX_AREAS = 3;

/**
 * Collects the people in a history.
 *
 * @param log - output of `git log --no-merges --name-only --date=short` in {@link LOG_FORMAT}
 * @throws an error if the log has no commits
 */
export function readHistory(log: string): Contributors {
  const commits = log
    .split(COMMIT_MARK)
    .slice(1)
    .map((text) => {
      const [head = '', ...files] = text.trim().split('\n');
      const [name = '', day = ''] = head.split(FIELD_MARK);
      return { name, day, areas: new Set(files.filter(Boolean).map(areaOf)) };
    })
    .filter(({ name }) => !BOTS.test(name));
  if (commits.length === 0) {
    throw new Error('The log has no commits: is the checkout shallow, or is the commit missing?');
  }
  const months = monthsBetween(commits.map(({ day }) => day.slice(0, 7)).sort());
  const byName = new Map<string, typeof commits>();
  for (const commit of commits) {
    byName.set(commit.name, [...(byName.get(commit.name) ?? []), commit]);
  }
  const contributors = [...byName].map(([name, own]): Contributor => {
    const days = own.map(({ day }) => day).sort();
    const counts = new Map<string, number>();
    for (const area of own.flatMap(({ areas }) => [...areas])) {
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    return {
      name,
      commits: own.length,
      first: days[0] ?? '',
      last: days.at(-1) ?? '',
      areas: [...counts]
        .sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
        .slice(0, MAX_AREAS)
        .map(([area]) => area),
      activity: months.map((month) => own.filter(({ day }) => day.startsWith(month)).length),
    };
  });
  return { months, contributors: contributors.sort((a, b) => b.commits - a.commits || a.name.localeCompare(b.name)) };
}

/** `packages/core/src/types.ts` belongs to `core`, `docs/api/index.md` to `docs`, `package.json` to `root`. */
function areaOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  if (second === '') {
    return 'root';
  }
  return top === 'packages' && third !== undefined ? second : top;
}

function monthsBetween(sorted: readonly string[]): string[] {
  const months: string[] = [];
  const last = sorted.at(-1) ?? '';
  for (let month = sorted[0] ?? ''; month && month <= last; month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
