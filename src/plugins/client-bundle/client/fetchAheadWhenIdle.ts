import type { ClientModule } from '@docusaurus/types';

/** Safari has no idle callbacks. By then the page has been made ready on most devices. */
const WITHOUT_IDLE_MS = 500;

/**
 * Lets links that come into view wait until the browser has time. To find the chunks of one takes a slow phone some
 * 15 ms, and at the start all links of the screen come into view at once.
 */
const module: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) {
      return;
    }
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      preload,
      prefetch(url) {
        if (typeof requestIdleCallback === 'function') {
          requestIdleCallback(() => void prefetch(url));
        } else {
          setTimeout(() => void prefetch(url), WITHOUT_IDLE_MS);
        }
        return false;
      },
    };
  },
};

export default module;
