import type { HtmlTagObject } from '@docusaurus/types';

/**
 * The hidden bar that says that scripts of the page are missing. It is not rendered by React, because then the bundle
 * would contain its text a second time.
 */
export function bar(): HtmlTagObject {
  return {
    tagName: 'div',
    attributes: { id: 'load-failure', class: 'load-failure', role: 'alert', hidden: true },
    innerHTML:
      'The scripts of this page did not load, so search and buttons do not work. ' +
      '<button type="button" class="button button--primary button--sm">Reload</button>',
  };
}

/**
 * The script in every page that helps when another script fails. It is inline, because the bundle itself may fail to
 * load. It is minified with the page.
 *
 * If a script of the site is missing or incomplete before React hydrates the page, the page is reloaded: after a
 * deployment, an old page requests scripts that are gone. This happens only once until a page is complete again. If it
 * fails a second time, if the server doesn't answer, or if there is no session storage to remember the reload, the bar
 * is shown. The text of the page stays.
 */
export function reloadOnce(): string {
  return `(function () {
  var failed;
  function isComplete() {
    // Docusaurus sets it as soon as it has the scripts of the page. What is loaded later, such as the search, says itself
    // what is missing.
    return window.docusaurusRoot;
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
        // If the server doesn't answer, a reload would end on the browser's error page.
        return fetch(location, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(1e4) }).then(function (response) {
          response.status < 500 ? location.reload() : tell();
        }, tell);
      }
    } catch (e) {}
    tell();
  }
  addEventListener('error', check, true);
  addEventListener('unhandledrejection', check);
  // A script that hangs causes no error event.
  setTimeout(tell, 3e4);
})()`;
}
