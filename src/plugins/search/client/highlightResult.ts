import type { ClientModule } from '@docusaurus/types';

/** Parameter of the address with the words to mark on the page. */
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
    const wanted = new Set(new URLSearchParams(location.search).getAll(HIGHLIGHT_PARAMETER));
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

export default module;
