import type { ClientModule } from '@docusaurus/types';

/** Parameter of the address with the words to mark on the page, separated by spaces. */
export const HIGHLIGHT_PARAMETER = 'highlight';

const NAME = 'search-result';

/** Pages seen so far. */
let visits = 0;

/** Marks the words of the search that led to the page, without changing the page itself. Old browsers mark nothing. */
const module: ClientModule = {
  onRouteDidUpdate({ location }) {
    if (!('highlights' in CSS)) {
      return;
    }
    visits += 1;
    const visit = visits;
    CSS.highlights.delete(NAME);
    const parameters = new URLSearchParams(location.search);
    const wanted = new Set(parameters.get(HIGHLIGHT_PARAMETER)?.split(' '));
    if (wanted.size > 0) {
      cleanAddress();
    }
    const article = document.querySelector('article');
    if (wanted.size > 0 && article) {
      import(/* webpackChunkName: "search-words" */ '../engine/findWords')
        .then(({ findWords }) => {
          // Unless the reader has left the page.
          if (visit === visits) {
            CSS.highlights.set(NAME, new Highlight(...findWords(article, wanted)));
          }
        })
        .catch((error: unknown) => console.warn('The words of the search could not be marked.', error));
    }
  },
};

/** Takes the words out of the address, so that a link that the reader copies leads to the page alone. */
function cleanAddress(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(HIGHLIGHT_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

export default module;
