import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Application, SourceReference } from 'typedoc';
import type { FindSource, SourceText } from './readSources';

/** File with the code of a page of the reference, beside the page in the build. */
export const PAGE_SOURCES = 'source.json';

/** The same beside the generated Markdown. */
export const GENERATED_SOURCES = '.source.json';

/** Content of the file: code by its place, such as `packages/core/src/embedding.ts:162`, as "Defined in" names it. */
export type PageSources = Record<string, SourceText>;

/**
 * HTML of the button that unfolds the source of a function, method or variable; an empty text if there is no more code than
 * the signature.
 *
 * @param page - the generated file, such as `functions/embed.md`
 * @param source - where something is defined
 */
export type SourceButton = (page: string, source: SourceReference | undefined) => string;

/** Makes the buttons of the pages, and writes the code that they show beside the pages, once these are written. */
export function placeSourceButtons(app: Application, findSource: FindSource): SourceButton {
  const sources = new Map<string, PageSources>();
  app.renderer.on('endRender', ({ outputDirectory }) => {
    for (const [page, content] of sources) {
      const file = path.join(outputDirectory, page.replace(/\.md$/u, GENERATED_SOURCES));
      writeFileSync(file, JSON.stringify(content));
    }
  });
  return (page, source) => {
    const found = source && findSource(source.fileName, source.line);
    if (!found) {
      return '';
    }
    sources.set(page, { ...sources.get(page), [`${source.fileName}:${source.line}`]: found });
    return '<button type="button" class="clean-btn show-source" data-no-search="">Source</button>';
  };
}
