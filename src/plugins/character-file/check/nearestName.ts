import { distance } from 'fastest-levenshtein';

/** Names that differ in more than a third of their letters are other names. */
const PART = 3;
/** Longer names in a file are none that someone mistyped, and would take long to compare. */
const LONGEST = 60;

/**
 * The name that someone may have meant.
 *
 * @param written - as it is in the file
 * @param names - the names that there are
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  if (written.length > LONGEST) {
    return undefined;
  }
  const plain = plainOf(written);
  let best: { name: string; steps: number } | undefined;
  for (const name of names) {
    const steps = distance(plain, plainOf(name));
    if (steps <= Math.max(plain.length, name.length) / PART && steps < (best?.steps ?? Infinity)) {
      best = { name, steps };
    }
  }
  return best?.name;
}

/** Case, spaces and signs make no difference to someone who looks for a name. */
function plainOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
