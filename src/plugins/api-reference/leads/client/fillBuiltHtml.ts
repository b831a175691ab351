/**
 * Fills the lists that only the file of a page has: if the page was opened by a link on the site, they are empty. Without a
 * connection they stay empty.
 */
export function fillBuiltHtml(): void {
  if (document.querySelector('[data-built]:empty')) {
    // Without a connection, nothing else can be opened either.
    readBuiltHtml().catch(() => undefined);
  }
}

async function readBuiltHtml(): Promise<void> {
  const response = await fetch(window.location.pathname);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const list of document.querySelectorAll('[data-built]')) {
    const built = page.querySelector(`[data-built="${list.getAttribute('data-built')}"]`);
    if (built && !list.firstChild) {
      list.replaceChildren(...built.childNodes);
    }
  }
}
