import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
// Version 4 has its own path: the samples in guides are compiled with version 3, which the framework uses.
import { z } from 'zod/v4';

/** Longest description that search results and link previews show in full. */
export const MAX_DESCRIPTION = 140;

/**
 * Required text.
 *
 * @param missing - what is wrong without it, and the fix
 */
export function text(missing: string): z.ZodString {
  return z.string({ error: missing }).trim().min(1, { error: missing });
}

/**
 * The required description for search results.
 *
 * @param missing - what is wrong without it, and the fix
 */
export function description(missing: string): z.ZodString {
  return text(missing).max(MAX_DESCRIPTION, {
    error: ({ input }) =>
      `the description has ${(input as string).length} characters: shorten it to ${MAX_DESCRIPTION}`,
  });
}

/** Keys that Docusaurus allows in docs pages. It checks their values itself. */
export const docusaurusFields = {
  id: z.unknown(),
  tags: z.unknown(),
  hide_title: z.unknown(),
  hide_table_of_contents: z.unknown(),
  keywords: z.unknown(),
  image: z.unknown(),
  slug: z.unknown(),
  sidebar_label: z.unknown(),
  sidebar_position: z.unknown(),
  sidebar_class_name: z.unknown(),
  sidebar_custom_props: z.unknown(),
  displayed_sidebar: z.unknown(),
  pagination_label: z.unknown(),
  custom_edit_url: z.unknown(),
  parse_number_prefixes: z.unknown(),
  toc_min_heading_level: z.unknown(),
  toc_max_heading_level: z.unknown(),
  pagination_next: z.unknown(),
  pagination_prev: z.unknown(),
  draft: z.unknown(),
  unlisted: z.unknown(),
  last_update: z.unknown(),
} satisfies Record<Exclude<keyof DocFrontMatter, 'title' | 'description'>, z.ZodUnknown>;
