import { holdsMessage } from '../../../release/facts';
import type { Cause, PrintedTexts } from '../../../release/printedTexts/collectTexts';
import type { CoverageRule } from './readRules';

/** An error text of the release, and what covers it. */
export interface CoveredText {
  /** `packages/core/src/runtime.ts:245`. */
  place: string;
  text: string;
  /** Its own row, a rule, or nothing. */
  by: 'row' | CoverageRule | undefined;
}

/** Single words, such as the name of a setting, and shorter texts are part of too many others. */
const LONG_ENOUGH = /^(?=.* ).{12}/su;

/**
 * Finds what covers each error text.
 *
 * @param codes - inline code of what readers see in the rows of the guides, with "…" for what differs
 * @param rules - the first that fits a text without a row counts
 */
export function coverTexts(
  texts: PrintedTexts,
  codes: readonly string[],
  rules: readonly CoverageRule[],
): CoveredText[] {
  return Object.entries(texts).flatMap(([file, rows]) =>
    rows.map(([line, text, cause]) => ({
      place: `${file}:${line}`,
      text,
      by: codes.some((code) => isSame(code, text)) ? 'row' : rules.find((rule) => fits(rule, file, text, cause)),
    })),
  );
}

/** Whether a row's code shows a text or part of it. */
function isSame(code: string, text: string): boolean {
  const holds = (whole: string, part: string): boolean =>
    whole === part || (LONG_ENOUGH.test(part.replaceAll('…', '').trim()) && holdsMessage(whole, part));
  return holds(code, text) || holds(text, code);
}

function fits({ files, texts, cause }: CoverageRule, file: string, text: string, itsCause?: Cause): boolean {
  return (
    (cause === undefined || cause === itsCause) &&
    (files === undefined || files.some((start) => file.startsWith(start))) &&
    (texts === undefined || texts.some((part) => text.toLowerCase().includes(part)))
  );
}
