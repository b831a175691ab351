import { RELEASE } from '../release/version';
import { type WrittenPage } from '../page-model/written';
import { fragmentOf, objectOf } from './pages';

/** What the check of the plugin character-file tells of a file. */
interface CharacterProblem {
  rule: string;
  kind: 'refused' | 'fails' | 'ignored' | 'advice';
  message: string;
  fix: string;
  from: number;
  /** Counted from 1. */
  line: number;
}

/** Anyone who copies a whole file gets what editors complete and check. */
const SCHEMA = `"$schema": "https://elizaos.github.io/eliza/schema/character-${RELEASE.version}.json"`;

/** A sample that shows what doesn't work names the rules: `sample-shows: unread-member`. */
const SHOWS = /^sample-shows:\s*/u;

/**
 * Checks every sample of a character file with the rules that readers get. A sample is a JSON code block whose title names
 * a character. If a comment `sample-fragment: character` is above it, it shows only some members, without the outer
 * braces.
 *
 * @param pages - the pages with the samples
 * @param check - the check of the plugin character-file
 * @returns `docs/x.md:2: what is wrong: the fix`, for all that the release refuses or ignores, and for whole files without `$schema`
 */
export function checkCharacters(
  pages: readonly WrittenPage[],
  check: (text: string) => { problems: readonly CharacterProblem[] },
): string[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const { language, meta, code, line } = fence;
      const part = fragmentOf(fence);
      const isFragment = part === 'character';
      if (language !== 'json' || !(isFragment || (part === undefined && /character/iu.test(meta)))) {
        return [];
      }
      const shown = fence.comments.flatMap((comment) =>
        SHOWS.test(comment) ? comment.replace(SHOWS, '').trim().split(/,\s*/u) : [],
      );
      // The other members of a fragment's file are not shown.
      const isElsewhere = ({ rule, from }: CharacterProblem): boolean =>
        isFragment && rule === 'missing-member' && from === 0;
      const { problems } = check(isFragment ? objectOf(code) : code);
      const told = problems
        .filter((problem) => problem.kind !== 'advice' && !isElsewhere(problem) && !shown.includes(problem.rule))
        .map(({ line: below, rule, message, fix }) => `${file}:${line + below - 1}: ${message} ${fix} (${rule})`);
      return isFragment || code.includes(SCHEMA)
        ? told
        : [...told, `${file}:${line}: the file names no JSON Schema: write ${SCHEMA} as its first field`];
    }),
  );
}
