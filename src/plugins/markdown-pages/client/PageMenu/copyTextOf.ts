/**
 * Copies the text at an address to the clipboard.
 *
 * @param address - on this site
 * @returns whether it was copied
 */
export async function copyTextOf(address: string): Promise<boolean> {
  const text = fetch(address).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
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
