import { z } from 'zod/v4';
import { parseYaml } from '../../../utils/parseYaml';

const files = z.array(z.string().min(1)).min(1);
const lowerCase = z
  .string()
  .min(1)
  .refine((text) => text === text.toLowerCase(), {
    error: ({ input }) => `"${String(input)}" never fits: write it in lower case`,
  });

const rules = z
  .array(
    z
      .strictObject({
        files: files.optional(),
        texts: z.array(lowerCase).min(1).optional(),
        cause: z.enum(['printed', 'lost']).optional(),
        entry: z.string().optional(),
        leftOut: z.string().optional(),
      })
      .refine((rule) => rule.files ?? rule.texts ?? rule.cause, 'fits every text: write files, texts or cause')
      .refine(
        ({ entry, leftOut }) => (entry === undefined) !== (leftOut === undefined),
        'write either entry or leftOut',
      ),
  )
  .min(1);

/** Which error texts are covered together, and how: by the general entry at an anchor, or by a reason to have none. */
export type CoverageRule = z.infer<typeof rules>[number];

/**
 * Reads the rules for error texts that no row names.
 *
 * @param file - path of the file, for messages
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function readRules(file: string, text: string): CoverageRule[] {
  return parseYaml(file, text, rules).data;
}
