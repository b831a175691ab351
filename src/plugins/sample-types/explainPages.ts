import { parsePage } from '../../checks/pages';
import { explainSamples, type ExplainSettings } from './explainSamples';
import type { SampleTypes } from './sampleTypes';

/** A page with samples, as it is written. */
export interface WrittenPage {
  /** Path relative to the site, with forward slashes. */
  file: string;
  text: string;
}

/**
 * Finds out the types in the samples of pages. index.ts runs it in a process of its own.
 *
 * @returns the types of each page, in the order of the pages
 */
export function explainPages(pages: readonly WrittenPage[], settings: ExplainSettings): Promise<SampleTypes[]> {
  return Promise.resolve(
    explainSamples(
      pages.map(({ file, text }) => parsePage(file, text)),
      settings,
    ),
  );
}
