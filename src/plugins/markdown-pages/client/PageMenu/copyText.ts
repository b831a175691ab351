/**
 * Copies a text to the clipboard. It has to be called during the click: Safari allows copying only then, so it gets the
 * promise of a text that is still to be loaded.
 *
 * @returns whether it was copied
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}
