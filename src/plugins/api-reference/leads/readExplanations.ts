import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod/v4';
import { parseYaml } from '../../../utils/parseYaml';
import { withoutMarks } from './markdownText';

const EXPLANATIONS_FILE = 'src/plugins/api-reference/leads/explanations.yml';

/** Longer sentences fill a meta description or a cell of a list. */
const MAX_SENTENCE = 150;

const explanationSchema = z.strictObject({
  route: z
    .string({ error: 'there is no route: write that of a section, such as /docs/core/actions/#handlers' })
    .regex(
      /^\/docs\/(?:[\w/-]+\/)?(?:#[\w-]+)?$/u,
      'write the route of a section, such as /docs/core/actions/#handlers',
    ),
  sentence: z.string({ error: 'there is no sentence: write what the export is for' }),
});
const explanationsSchema = z.record(z.string(), explanationSchema).superRefine((entries, context) => {
  for (const [name, { sentence }] of Object.entries(entries)) {
    const fixes = [
      ...(new RegExp(`\`${name}\\b`, 'u').test(sentence) ? [] : [`name \`${name}\` in inline code`]),
      ...(sentence.endsWith('.') ? [] : ['end it with a full stop']),
      ...(withoutMarks(sentence).length > MAX_SENTENCE ? [`shorten it to ${MAX_SENTENCE} characters`] : []),
    ];
    for (const fix of fixes) {
      context.addIssue({ code: 'custom', path: [name, 'sentence'], message: `the sentence about ${name}: ${fix}` });
    }
  }
});

/** Where an export is explained, and what it is for. The head of explanations.yml says more. */
export type Explanation = z.infer<typeof explanationSchema>;

/**
 * Reads explanations.yml.
 *
 * @param text - its content, if it isn't read from the file
 * @returns explanations by the names of exports
 * @throws an error with file, line and fix for each thing that is wrong
 */
export function readExplanations(
  text = readFileSync(path.join(__dirname, 'explanations.yml'), 'utf8'),
): Record<string, Explanation> {
  return parseYaml(EXPLANATIONS_FILE, text, explanationsSchema).data;
}
