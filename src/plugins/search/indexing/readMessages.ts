import { load } from 'cheerio';
import type { BuiltPage } from '../../../page-model/builtPage';
import { CODE_MARK, type SearchMessage } from '../engine/indexFormat';

/**
 * Reads the messages off the page that gathers them: what readers see, why, and what to do. The search compares queries
 * with them that look like an error.
 *
 * @param page - the built page of all messages
 * @throws an error if it has none: then its form has changed
 */
export function readMessages({ $: built }: BuiltPage): SearchMessage[] {
  const $ = load(built('article').first().clone().toArray());
  $('.hash-link').remove();
  $('code').each((_, code) => {
    const text = $(code).text();
    // As in Markdown: two marks around code that has one.
    const mark = CODE_MARK.repeat(text.includes(CODE_MARK) ? 2 : 1);
    $(code).text(mark + text + mark);
  });
  const messages = $('[data-message]')
    .toArray()
    .map((section): SearchMessage => {
      const heading = $(section).find('h3');
      const causes = $(section)
        .find('dl')
        .toArray()
        // The third is a link to the guide.
        .map((cause) =>
          $(cause)
            .find('dd')
            .toArray()
            .slice(0, 2)
            .map((cell) => $(cell).text().trim()),
        );
      return {
        anchor: heading.attr('id') ?? '',
        seen: heading.text().trim(),
        text: causes.map((cells) => cells.join('\t')).join('\n'),
        ...(section.attribs['data-message'] === 'announcement' && { isAnnouncement: true }),
      };
    });
  if (messages.length === 0) {
    throw new Error('search: the page of all messages has none. Fix src/plugins/search/indexing/readMessages.ts.');
  }
  return messages;
}
