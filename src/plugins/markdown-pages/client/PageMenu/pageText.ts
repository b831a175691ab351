import { partFile } from '../../addresses';
import { fetchChecked } from '@site/src/utils/fetchChecked';

/**
 * Loads the Markdown of a page, all its parts.
 *
 * @param address - of the Markdown, on this site
 * @throws an error if one of its files can't be loaded or is no Markdown of a page
 */
export async function pageText(address: string): Promise<string> {
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
