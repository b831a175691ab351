import { vi } from 'vitest';

// The logger of the release sets colors.
const COLORS = /\u001B\[\d+m/gu;

/** Records what is printed from now on, until the test is over. @returns a function that gives it, without colors */
export function recordLog(): () => string {
  const lines: string[] = [];
  const record = (...values: unknown[]): void => {
    lines.push(values.map((value) => (typeof value === 'string' ? value : String(value))).join(' '));
  };
  for (const method of ['log', 'group', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(record);
  }
  return () =>
    lines
      .join('\n')
      .replaceAll(COLORS, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
}

/** The last lines of an output, as many as the shown text has: the release prints lines of its own before. */
export function lastLines(output: string, shown: string): string {
  return output
    .trimEnd()
    .split('\n')
    .slice(-shown.trimEnd().split('\n').length)
    .map((line) => line.trimEnd())
    .join('\n');
}
