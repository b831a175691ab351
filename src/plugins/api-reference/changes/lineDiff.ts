/**
 * Compares two texts line by line.
 *
 * @returns all lines of both, each after `-` (only in the first), `+` (only in the second) or a space
 */
export function lineDiff(before: string, after: string): string {
  const [old, current] = [before.split('\n'), after.split('\n')];
  // kept[i][j]: how many lines of old from i and of current from j can stay.
  const kept = Array.from({ length: old.length + 1 }, () => new Array<number>(current.length + 1).fill(0));
  const at = (i: number, j: number): number => kept[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = current.length - 1; j >= 0; j--) {
      (kept[i] as number[])[j] = old[i] === current[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < current.length) {
    if (i < old.length && j < current.length && old[i] === current[j]) {
      lines.push(`  ${old[i]}`);
      i++;
      j++;
    } else if (j >= current.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`- ${old[i]}`);
      i++;
    } else {
      lines.push(`+ ${current[j]}`);
      j++;
    }
  }
  return lines.join('\n');
}
