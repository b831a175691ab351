import { checkCharacter } from '../check';
import { applyChanges } from './changes';

/** A fix can make another one possible. More rounds than this have not been seen, and each checks the whole text. */
const MOST_ROUNDS = 60;
const MOST_MS = 3000;

/**
 * Makes all safe fixes: one round after the other, because fixes may overlap.
 *
 * @returns the text with all of them; the same text if there is none
 */
export function fixAll(text: string): string {
  const start = performance.now();
  let fixed = text;
  for (let round = 0; round < MOST_ROUNDS && performance.now() - start < MOST_MS; round += 1) {
    const edits = checkCharacter(fixed).problems.flatMap(({ edit }) => edit ?? []);
    if (edits.length === 0) {
      break;
    }
    let end = -1;
    const changes = [...edits]
      .sort((one, other) => (one.changes[0]?.from ?? 0) - (other.changes[0]?.from ?? 0))
      .flatMap(({ changes: own }) => {
        const sorted = [...own].sort((one, other) => one.from - other.from);
        const from = sorted[0]?.from ?? 0;
        // Also not side by side: the fixes of two neighbours may each expect the other one to stay.
        if (from <= end) {
          return [];
        }
        end = sorted.at(-1)?.to ?? end;
        return sorted;
      });
    const next = applyChanges(fixed, changes);
    if (next === fixed) {
      break;
    }
    fixed = next;
  }
  return fixed;
}
