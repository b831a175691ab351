import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repairedAddress } from '@site/src/utils/repairedAddress';

// Docusaurus and its router decode the path of the address and throw if they can't. This runs before they do.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const path = repairedAddress(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}

const module: ClientModule = {
  // Docusaurus decodes the hash to which it scrolls, and throws if it can't.
  onRouteUpdate({ location }) {
    location.hash = repairedAddress(location.hash);
  },
};

export default module;
