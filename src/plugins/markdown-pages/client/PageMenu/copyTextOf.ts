import { fetchChecked } from '@site/src/utils/fetchChecked';

/**
 * Copies the Markdown of a page to the clipboard.
 *
 * @param address - of the Markdown, on this site
 * @returns whether it was copied
 */
export async function copyTextOf(address: string): Promise<boolean> {
  const text = fetchChecked(address, isMarkdownPage, { as: 'text' });
  try {
    if (typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      // Safari allows copying only during the click, so it gets the promise of a text that is still to be loaded.
      const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/** The Markdown of every page starts with front matter. */
function isMarkdownPage(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith('---\n');
}
