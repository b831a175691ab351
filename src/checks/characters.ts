import type { ZodObject, ZodRawShape } from 'zod';
import type { Page } from './pages';

const FRAGMENT = /^sample-fragment:\s*character\b/u;

/**
 * Validates every sample of a character file with the framework's own schema. A sample is a JSON code block whose title
 * names a character. If a comment `sample-fragment: character` stands above it, members may be missing.
 */
export function checkCharacters(pages: readonly Page[], schema: ZodObject<ZodRawShape>): string[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap(({ language, meta, code, line, comments }) => {
      const isFragment = comments.some((comment) => FRAGMENT.test(comment));
      if (language !== 'json' || !(isFragment || /character/iu.test(meta))) {
        return [];
      }
      let character: unknown;
      try {
        character = JSON.parse(code);
      } catch (error) {
        return [`${file}:${line}: the character is not valid JSON: ${(error as Error).message}`];
      }
      const checked = (isFragment ? schema.partial() : schema).safeParse(character);
      return (checked.error?.issues ?? []).map(
        (issue) => `${file}:${line}: the framework rejects the character: ${issue.path.join('.')}: ${issue.message}`,
      );
    }),
  );
}
