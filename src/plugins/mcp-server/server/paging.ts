import * as z from 'zod/v4';
import { Refusal } from './tool';

/** The argument of tools that list something: how many entries to leave out. */
export const offsetArgument = z
  .number()
  .int()
  .min(0)
  .default(0)
  .describe('How many entries to leave out, for the next part of a long list: the answer gives the next offset');

interface ListPart<Entry> {
  entries: Entry[];
  /** `9 to 16 of 143`; `3` if the list is whole. */
  shown: string;
  /** What to ask for next; empty at the end of the list. */
  next: string;
}

/**
 * A part of a list, with its place in the whole.
 *
 * @throws a Refusal if the list ends before the offset
 */
export function partOfList<Entry>(all: readonly Entry[], offset: number, size: number): ListPart<Entry> {
  if (offset > 0 && offset >= all.length) {
    throw new Refusal(`There are only ${all.length} entries: use an offset below ${all.length}, or leave it out.`);
  }
  const end = Math.min(offset + size, all.length);
  return {
    entries: all.slice(offset, end),
    shown: offset === 0 && end === all.length ? String(all.length) : `${offset + 1} to ${end} of ${all.length}`,
    next: end < all.length ? `\n\nMore: call again with offset ${end}.` : '',
  };
}
