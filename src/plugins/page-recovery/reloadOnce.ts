import type { HtmlTagObject } from '@docusaurus/types';

/**
 * The bar that says that scripts of the page are missing, hidden. It is none of React's, which would need its text once more.
 *
 * @param translations - texts of the locale by id
 */
export function bar(translations: Record<string, string>): HtmlTagObject {
  const message =
    translations['site.pageRecovery.message'] ?? 'Search and buttons do not work: a part of this page was not loaded.';
  const reload = translations['site.pageRecovery.reload'] ?? 'Reload';
  return {
    tagName: 'div',
    attributes: { id: 'load-failure', class: 'load-failure', role: 'alert', hidden: true },
    innerHTML: `${message} <button type="button" class="button button--primary button--sm">${reload}</button>`,
  };
}

/**
 * The script of every page that helps when another one fails. It stands in the page itself, because the bundle may be
 * what can't be loaded, and is minified with it.
 *
 * If a script of the site can't be loaded, or is not whole, before React has taken over, the page is reloaded: after a
 * deployment an old page asks for scripts that are gone. This happens once, until a page is complete again. Then, or if
 * the server does not answer, or without a session storage to remember it in, the bar says so. The text of the page stays.
 */
export function reloadOnce(): string {
  return `(function () {
  var failed;
  function isComplete() {
    return document.documentElement.dataset.hasHydrated == 'true';
  }
  function tell() {
    var bar = document.getElementById('load-failure');
    if (!isComplete() && bar) {
      bar.hidden = false;
      bar.lastChild.onclick = function () { location.reload(); };
    }
  }
  function check(event) {
    if (failed || isComplete() || !/\\/assets\\/js\\/|^ChunkLoad/.test(event.target.src || event.filename || (event.reason || 0).name)) return;
    failed = true;
    try {
      if (!sessionStorage.reloaded) {
        sessionStorage.reloaded = 1;
        // Without an answer a reload would end on an error page.
        return fetch(location, { method: 'HEAD', cache: 'no-store' }).then(function (response) {
          response.status < 500 ? location.reload() : tell();
        }, tell);
      }
    } catch (e) {}
    tell();
  }
  addEventListener('error', check, true);
  addEventListener('unhandledrejection', check);
  // A script that hangs is no error.
  setTimeout(tell, 3e4);
})()`;
}
