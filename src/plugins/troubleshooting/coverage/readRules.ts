import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

const files = z.array(z.string().min(1)).min(1);
const lowerCase = z
  .string()
  .min(1)
  .superRefine((text, context) => {
    if (text !== text.toLowerCase()) {
      context.addIssue({ code: 'custom', message: `"${text}" never fits: write it in lower case` });
    }
  });

const rules = z
  .array(
    z
      .object({
        files: files.optional(),
        texts: z.array(lowerCase).min(1).optional(),
        cause: z.enum(['printed', 'lost']).optional(),
        entry: z.string().optional(),
        leftOut: z.string().optional(),
      })
      .strict()
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const fail = (problems: readonly { line: number; message: string }[]): never => {
    throw new Error(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
  };
  if (document.errors.length > 0) {
    fail(document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })));
  }
  const read = rules.safeParse(document.toJS());
  if (!read.success) {
    const lineOf = (path: readonly (string | number)[]): number => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lineAt(node.range[0]) : 1;
    };
    return fail(read.error.issues.map(({ path, message }) => ({ line: lineOf(path), message })));
  }
  return read.data;
}
