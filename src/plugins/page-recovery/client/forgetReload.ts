import type { ClientModule } from '@docusaurus/types';

const module: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) {
      try {
        // The page is complete: the next one that fails may be reloaded again. See ../reloadOnce.ts.
        sessionStorage.removeItem('reloaded');
      } catch {
        // Without session storage, no page is reloaded.
      }
    }
  },
};

export default module;
