import { parsePage } from '../../page-model/written';
import type { WrittenFile } from '../../page-model/writtenFiles';
import { explainSamples, type ExplainSettings } from './explainSamples';
import type { SampleTypes } from './sampleTypes';

/**
 * Finds out the types in the samples of pages. index.ts runs it in a process of its own.
 *
 * @returns the types of each page, in the order of the pages
 */
export function explainPages(pages: readonly WrittenFile[], settings: ExplainSettings): Promise<SampleTypes[]> {
  return Promise.resolve(
    explainSamples(
      pages.map(({ file, text }) => parsePage(file, text)),
      settings,
    ),
  );
}
