import { checkCharacter } from '../check';
import { applyChanges } from '../check/changes';
import { keepsTexts } from '../check/keepsTexts';
import { readJson } from '../check/readJson';
import type { Edit } from '../check/types';

/** A fix can make another one possible. More rounds than this have not been seen, and each checks the whole text. */
const MAX_ROUNDS = 60;
const MAX_MS = 3000;

/**
 * Makes all safe fixes in rounds, because fixes may overlap. No text of the author is lost.
 *
 * @returns the text with all of them; the same text if there is none
 */
export function fixAll(text: string): string {
  const start = performance.now();
  let fixed = text;
  for (let round = 0; round < MAX_ROUNDS && performance.now() - start < MAX_MS; round += 1) {
    const edits = apart(checkCharacter(fixed).problems.flatMap(({ edit }) => edit ?? []));
    // Each edit is safe alone. Of two equal texts, each edit may count on the other one to stay.
    const safe = keepsTexts(fixed, readJson(fixed), edits) ? edits : edits.slice(0, 1);
    const next = applyChanges(
      fixed,
      safe.flatMap(({ changes }) => changes),
    );
    if (next === fixed) {
      break;
    }
    fixed = next;
  }
  return fixed;
}

/** The edits that don't meet an earlier one: the fixes of two neighbors may each expect the other one to stay. */
function apart(edits: readonly Edit[]): Edit[] {
  let end = -1;
  return edits
    .map((edit) => ({ edit, changes: [...edit.changes].sort((one, other) => one.from - other.from) }))
    .sort((one, other) => (one.changes[0]?.from ?? 0) - (other.changes[0]?.from ?? 0))
    .filter(({ changes }) => {
      const from = changes[0]?.from ?? 0;
      const isApart = from > end;
      end = isApart ? Math.max(end, changes.at(-1)?.to ?? 0) : end;
      return isApart;
    })
    .map(({ edit }) => edit);
}
