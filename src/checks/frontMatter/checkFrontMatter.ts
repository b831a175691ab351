import { closest } from 'fastest-levenshtein';
import type { z } from 'zod/v4';
import type { WrittenPage } from '../../page-model/written';

export interface CheckedFrontMatter<Data> {
  /** Only if nothing is wrong. */
  data?: Data;
  /** `docs/intro.md:3: what is wrong: the fix`, one line each. */
  problems: string[];
}

/**
 * Checks front matter against the schema for its kind of page, whose messages say what is wrong and the fix. A strict
 * schema rejects unknown keys.
 *
 * @param page - with its front matter
 */
export function checkFrontMatter<Schema extends z.ZodObject>(
  { file, frontMatter, lineOf }: Pick<WrittenPage, 'file' | 'frontMatter' | 'lineOf'>,
  schema: Schema,
): CheckedFrontMatter<z.infer<Schema>> {
  const result = schema.safeParse(frontMatter);
  if (result.success) {
    return { data: result.data, problems: [] };
  }
  const known = Object.keys(schema.shape);
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ key, message: unknownKey(key, known) }));
    }
    return { key: String(issue.path[0] ?? ''), message: issue.message };
  });
  // A list with several wrong items is reported once.
  return { problems: [...new Set(problems.map(({ key, message }) => `${file}:${lineOf(key)}: ${message}`))] };
}

function unknownKey(key: string, known: readonly string[]): string {
  return `the front matter has no key "${key}": write "${closest(key, known)}", or remove it`;
}
