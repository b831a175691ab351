import * as z from 'zod/v4';
import { MESSAGES_ROUTE } from '../../../troubleshooting/route';
import type { Docs } from '../docs';
import { offsetArgument, partOfList } from '../paging';
import { defineTool } from '../tool';

const MESSAGES = 3;
const ROUTE = MESSAGES_ROUTE.slice(1);
/** How much of a text a message has to have that is not in it as a whole. */
const SHARE = 0.6;
/** Enough of a log for every message in it. */
const LONGEST_LOG = 50_000;

interface Message {
  anchor: string;
  seen: string;
  /** Why and what to do, with a tab between them; a line for each cause. */
  text: string;
}

export const findError = defineTool({
  name: 'find_error',
  title: 'Find the cause of an error',
  description:
    'Finds the errors of the release that a log or message contains, with cause and fix. Takes the text as it is printed: ' +
    'one line or a part of a log, with stack traces, colours and paths. For a question in words take search.',
  input: z.object({
    log: z
      .string()
      .trim()
      .min(1)
      .max(LONGEST_LOG)
      .describe(`The message or a part of the log, as it is printed, at most ${LONGEST_LOG} characters`),
    offset: offsetArgument,
  }),
  answer({ log, offset }, docs) {
    const contained = docs.search.messagesIn(log);
    const similar = contained.length > 0 ? [] : similarTo(log, docs);
    const messages = contained.length > 0 ? contained : similar;
    if (messages.length === 0) {
      return `No message that the documentation explains is in this text. Take search with its rarest words, or look at ${docs.addressOf(ROUTE)} and ${docs.addressOf('docs/known-defects/')}`;
    }
    const { entries, shown, next } = partOfList(messages, offset, MESSAGES);
    const head =
      contained.length > 0
        ? 'Messages in this text, the likeliest first'
        : 'No known message is in this text. Those with most of its words';
    return `${head}: ${shown}\n\n${entries.map((message) => describe(message, docs)).join('\n\n')}${next}`;
  },
});

/** Messages that have the words of a text. */
function similarTo(text: string, docs: Docs): Message[] {
  // The search compares a query with the messages only if it looks like an error.
  return docs.search
    .search(`Error: ${text}`, { contexts: ['guides'] })
    .flatMap(({ route, heading, text: causes, parts }) => {
      const [page, anchor] = route.split('#');
      return parts.share >= SHARE && page === ROUTE && anchor && heading !== undefined && causes !== undefined
        ? { anchor, seen: heading, text: causes }
        : [];
    });
}

function describe({ anchor, seen, text }: Message, docs: Docs): string {
  const causes = text.split('\n').map((line) => {
    const [why = '', fix = ''] = line.split('\t');
    return `- Cause: ${why}\n  Fix: ${fix}`;
  });
  return `${docs.linkTo(seen.replaceAll('`', ''), `${ROUTE}#${anchor}`)}\n${causes.join('\n')}`;
}
