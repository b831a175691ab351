import * as z from 'zod/v4';
import type { LogAnswer } from '../../../search/engine';
import { endOfLog, MAX_LOG_LENGTH } from '../../../troubleshooting/logLength';
import { MESSAGES_ROUTE } from '../../../troubleshooting/route';
import type { Docs } from '../docs';
import { offsetArgument, partOfList } from '../paging';
import { defineTool } from '../tool';

const MESSAGES = 3;
const ROUTE = MESSAGES_ROUTE.slice(1);

export const findError = defineTool({
  name: 'find_error',
  title: 'Find the cause of an error',
  description:
    'Finds the errors of the release that a log or message contains, with cause and fix. Takes the text as it is printed: ' +
    'one line or a part of a log, with stack traces, colors and paths. For a question in words, use search.',
  input: z.object({
    log: z
      .string()
      .trim()
      .min(1)
      .describe(
        `The message or a part of the log, as it is printed. Of a longer one, the last ${MAX_LOG_LENGTH} characters are compared`,
      ),
    offset: offsetArgument,
  }),
  answer({ log, offset }, docs) {
    const answer = docs.search.findMessages(log);
    const cut = endOfLog(log) === log ? '' : `Only the last ${MAX_LOG_LENGTH} characters were compared.\n\n`;
    if (answer.messages.length === 0) {
      return cut + nothingIn(answer, docs);
    }
    const { entries, shown, next } = partOfList(answer.messages, offset, MESSAGES);
    const list = entries.map((message) => describe(message, docs)).join('\n\n');
    return `${cut}Messages in this text, the likeliest first: ${shown}\n\n${list}${next}`;
  },
});

function nothingIn({ known, error }: LogAnswer, docs: Docs): string {
  return [
    `None of the ${known} known messages is in this text.`,
    error
      ? `This line looks most like the error:\n\n    ${error.line}\n\nCall search with its words: ${error.words}`
      : 'Call search with what you want to know.',
    `All messages: ${docs.addressOf(ROUTE)}. What the release does not do: ${docs.addressOf('docs/known-defects/')}`,
  ].join('\n\n');
}

function describe({ anchor, seen, text, found }: LogAnswer['messages'][number], docs: Docs): string {
  const causes = text.split('\n').map((line) => {
    const [why = '', fix = ''] = line.split('\t');
    return `- Cause: ${why}\n  Fix: ${fix}`;
  });
  return [
    docs.linkTo(seen.replaceAll('`', ''), `${ROUTE}#${anchor}`),
    `Found in the text: ${found.map((code) => `\`${code}\``).join(', ')}`,
    ...causes,
  ].join('\n');
}
