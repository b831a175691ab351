import * as z from 'zod/v4';
import { checkCharacter as check, MAX_FILE_LENGTH, type Problem } from '../../../character-file/check';
import type { Docs } from '../docs';
import { offsetArgument, partOfList } from '../paging';
import { defineTool } from '../tool';

const PROBLEMS = 20;

const KINDS: Readonly<Record<Problem['kind'], string>> = {
  refused: 'The release rejects the file',
  fails: 'Accepted, but the agent doesn’t run',
  ignored: 'Accepted, but without effect',
  advice: 'Advice',
};

export const checkCharacter = defineTool({
  name: 'check_character',
  title: 'Check a character file',
  description:
    'Checks the text of a character file: whether the release accepts it, and what it accepts but does not do, such as ' +
    'unknown fields, plugins that can’t be loaded, and secrets. Each problem comes with line, reason, fix and URL.',
  input: z.object({
    text: z
      .string()
      .max(MAX_FILE_LENGTH)
      .describe('The whole file as it is, including comments and mistakes, but without its secrets'),
    offset: offsetArgument,
  }),
  answer({ text, offset }, docs) {
    const { accepted, problems } = check(text);
    const verdict = accepted
      ? `${docs.data.release} accepts this character${problems.some(({ kind }) => kind === 'fails') ? ', but the agent doesn’t run with it' : ''}.`
      : accepted === undefined
        ? 'This file is too large to be checked.'
        : `${docs.data.release} rejects this character: the agent would not start.`;
    if (problems.length === 0) {
      return `${verdict} No problems were found.`;
    }
    const { entries, shown, next } = partOfList(problems, offset, PROBLEMS);
    return `${verdict} Problems: ${shown}\n\n${entries.map((problem) => describe(problem, docs)).join('\n\n')}${next}`;
  },
});

function describe({ line, column, kind, rule, message, why, fix, link }: Problem, docs: Docs): string {
  return [
    `Line ${line}, column ${column}: ${message}`,
    `- ${KINDS[kind]} (${rule}): ${why}`,
    `- Fix: ${fix}`,
    `- ${docs.linkTo('Guide', link.slice(1))}`,
  ].join('\n');
}
