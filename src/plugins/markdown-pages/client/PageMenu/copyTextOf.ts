import { partFile } from '../../addresses';
import { fetchChecked } from '@site/src/utils/fetchChecked';

/**
 * Copies the Markdown of a page to the clipboard, all its parts.
 *
 * @param address - of the Markdown, on this site
 * @returns whether it was copied
 */
export async function copyTextOf(address: string): Promise<boolean> {
  const text = textOf(address);
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

async function textOf(address: string): Promise<string> {
  const load = (file: string): Promise<string> => fetchChecked(file, isMarkdownPage, { as: 'text' });
  const first = await load(address);
  const parts = Number(/^parts: (\d+)$/mu.exec(first)?.[1] ?? 1);
  const others = Array.from({ length: parts - 1 }, (_, index) => load(partFile(address, index + 2)));
  return [first, ...(await Promise.all(others))].join('\n');
}

/** The Markdown of every page starts with front matter. */
function isMarkdownPage(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith('---\n');
}
