import { z } from 'zod/v4';
import { description, docusaurusFields, text } from './sharedFields';

const SEARCHED_AS =
  'searchedAs must name sections, each with the words that readers look for it by: "anchor: words", or "page: words"';

/** Front matter of any page that people write. */
export const pageFrontMatter = z.looseObject({
  title: text('the front matter has no title: add "title: …"'),
  description: description('the front matter has no description: add one sentence for search results'),
  /** For the search: by which words readers look for the page, and for its sections, by their anchors. */
  searchedAs: z.record(z.string(), text(SEARCHED_AS), { error: SEARCHED_AS }).optional(),
});

const NO_SOURCES = 'the front matter has no sources: list the files of the release it was checked against';

const PART_OF = 'part_of must be a list of pages, the outermost first: write title and page (/docs/packages/) of each';

/** Front matter of guides, the pages below `docs`. */
export const guideFrontMatter = z.strictObject({
  ...pageFrontMatter.shape,
  ...docusaurusFields,
  /** Files of the release that the guide was checked against, relative to its root. */
  sources: z.array(text(NO_SOURCES), { error: NO_SOURCES }).min(1, { error: NO_SOURCES }),
  /** For a guide outside the sidebar: the pages above it, the outermost first, with their titles. */
  part_of: z
    .array(z.strictObject({ title: text(PART_OF), page: text(PART_OF) }), { error: PART_OF })
    .min(1, { error: PART_OF })
    .optional(),
  /** Settings that the guide mentions although nothing reads them. */
  unreadSettings: z
    .array(z.string(), { error: 'unreadSettings must be a list: write the names of settings below it' })
    .optional(),
});

export type GuideFrontMatter = z.infer<typeof guideFrontMatter>;
