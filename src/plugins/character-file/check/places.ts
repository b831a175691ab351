/** Line and column of an offset, both counted from 1. */
export type PlaceFinder = (offset: number) => { line: number; column: number };

/**
 * Prepares to find lines and columns in a text.
 *
 * @param text - with line breaks of any system
 */
export function placeFinder(text: string): PlaceFinder {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\r\n]/gu)) {
    starts.push(index + end.length);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
