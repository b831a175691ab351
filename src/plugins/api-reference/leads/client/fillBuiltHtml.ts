import { fetchChecked } from '@site/src/utils/fetchChecked';

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
  const html = await fetchChecked(window.location.pathname, isText, { as: 'html' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const list of document.querySelectorAll('[data-built]')) {
    const built = page.querySelector(`[data-built="${list.getAttribute('data-built')}"]`);
    if (built && !list.firstChild) {
      list.replaceChildren(...built.childNodes);
    }
  }
}

/** Of another page, such as a login, no list is used. */
function isText(content: unknown): content is string {
  return typeof content === 'string';
}
