import { MAX_FILE_LENGTH } from '../check/limits';

/**
 * More lines freeze a page that has the text box in place of the editor. On a busy machine, Chromium took 0.4 to 0.9 s for
 * 10,000 lines, and more than a minute for 900,000. The longest character of the release has 394 lines.
 */
export const MAX_LINES = 5000;

/** Longer files have no preview of their prompts. The largest character of the release is 23 kB. */
export const MAX_PREVIEW_LENGTH = 100_000;

export type TooLarge = 'too-large' | 'too-many-lines';

/**
 * Looks at a text before it gets into the page, wherever it comes from.
 *
 * @returns why it would keep the page busy; undefined if it wouldn't
 */
export function whyTooLarge(text: string): TooLarge | undefined {
  const breaks = /\r\n?|\n/gu;
  let lines = 1;
  while (lines <= MAX_LINES && breaks.test(text)) {
    lines += 1;
  }
  return limitOver(text.length, lines);
}

/** The limit that a text of so many characters and lines goes beyond. */
export function limitOver(characters: number, lines: number): TooLarge | undefined {
  return characters > MAX_FILE_LENGTH ? 'too-large' : lines > MAX_LINES ? 'too-many-lines' : undefined;
}
