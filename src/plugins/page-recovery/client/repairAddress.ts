import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { repairedAddress } from '@site/src/utils/repairedAddress';
import { isSameAddress, rightSpelling } from './spelling';

// This runs before Docusaurus and its router decode the path of the address, which throws if they can't, and before React
// hydrates the page, which fails if the router finds another page at the address than the host did.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const path = repairedAddress(pathname);
  // In every page except 404.html.
  const ownAddress = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const ownPath = ownAddress && new URL(ownAddress).pathname;
  if (!ownPath) {
    const right = rightSpelling(path, (asked) => pageAt(asked, routes));
    if (path !== pathname) {
      replaceAddress(right);
    } else if (decodeURI(right) !== decodeURI(pathname)) {
      window.location.replace(right + search + hash);
      // Docusaurus renders into a root that is already there: nothing appears until the right page is loaded.
      Object.assign(window, { docusaurusRoot: { render: () => undefined } });
    }
  } else if (ownPath !== pathname && isSameAddress(path, ownPath)) {
    replaceAddress(ownPath);
  }

  function replaceAddress(right: string): void {
    window.history.replaceState(window.history.state, '', right + search + hash);
  }
}

/** The path of the page that the router finds at a path. */
function pageAt(pathname: string, among: readonly RouteConfig[]): string | undefined {
  const route = among.find(({ path, exact }) => matchPath(pathname, { path, exact }));
  return route?.exact ? String(route.path) : route?.routes && pageAt(pathname, route.routes);
}

const module: ClientModule = {
  // Docusaurus decodes the hash to which it scrolls, and throws if it can't.
  onRouteUpdate({ location }) {
    location.hash = repairedAddress(location.hash);
  },
};

export default module;
