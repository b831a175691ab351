import { format } from 'node:util';

// The logger of the release sets colors.
const COLORS = /\u001B\[\d+m/gu;
// console.group calls console.log.
const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** What is printed during a test. */
export interface Log {
  /** All of it so far, without colors, empty lines and indentation. */
  text: () => string;
  /** Forgets what was printed so far. */
  clear: () => void;
}

/** Collects what is printed to the console from now on, which is still printed. */
export function collectLog(): Log & { stop: () => void } {
  let lines: string[] = [];
  const originals = METHODS.map((method) => [method, console[method].bind(console)] as const);
  for (const [method, original] of originals) {
    console[method] = (...values: unknown[]) => {
      for (const line of format(...values)
        .replaceAll(COLORS, '')
        .split('\n')) {
        if (line.trim() !== '') {
          lines.push(line.trim());
        }
      }
      original(...values);
    };
  }
  return {
    text: () => lines.join('\n'),
    clear() {
      lines = [];
    },
    stop() {
      for (const [method, original] of originals) {
        console[method] = original;
      }
    },
  };
}
