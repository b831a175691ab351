import { type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { repairedAddress } from '@site/src/utils/repairedAddress';

/**
 * A click handler for an element around plain links: follows links to this site without reloading the page, as link
 * components do, but without fetching ahead. The browser handles modified clicks, other mouse buttons, links with a
 * target and files. The element handles no keys of its own, so its role is `presentation`.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || modified || link.target) {
      return;
    }
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin === window.location.origin && pathname.startsWith(baseUrl) && pathname.endsWith('/')) {
      event.preventDefault();
      history.push(repairedAddress(pathname) + search + hash);
    }
  };
}
