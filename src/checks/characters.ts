import type { ZodObject, ZodRawShape } from 'zod';
import { fragmentOf, objectOf, type Page } from './pages';

/**
 * Validates every sample of a character file with the framework's own schema. A sample is a JSON code block whose title
 * names a character. If a comment `sample-fragment: character` stands above it, it shows only some members,
 * without the outer braces.
 */
export function checkCharacters(pages: readonly Page[], schema: ZodObject<ZodRawShape>): string[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const { language, meta, code, line } = fence;
      const part = fragmentOf(fence);
      const isFragment = part === 'character';
      if (language !== 'json' || !(isFragment || (part === undefined && /character/iu.test(meta)))) {
        return [];
      }
      let character: unknown;
      try {
        character = JSON.parse(isFragment ? objectOf(code) : code);
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
