import type { ComponentType, ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchRoutes, type RouteConfig, type RouteConfigComponentProps } from 'react-router-config';
import routesChunkNames from './routesChunkNames';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Makes a route that stands for all routes below a path. They are loaded, and those of the page that is opened are made
 * ready, before it is shown: Docusaurus preloads the component of each route that a path matches.
 *
 * @param path - with slashes at its ends
 * @param chunkName - chunk of the routes, so that a link to the section fetches it ahead
 * @param load - loads the routes
 */
export default function section(path: string, chunkName: string, load: () => Promise<{ default: RouteConfig[] }>): RouteConfig {
  routesChunkNames[`${path}-section`] = { routes: chunkName };

  const Section: ComponentType<RouteConfigComponentProps> & Preloadable = (props): ReactNode => {
    // What the route around it hands on; the match is each route's own.
    const handedOn: Partial<RouteConfigComponentProps> = { ...props };
    delete handedOn.match;
    return renderRoutes(route.routes ?? [], handedOn);
  };

  Section.preload = async () => {
    route.routes = (await load()).default;
    // Docusaurus asks without telling the path, but the address bar has it already.
    const matches = matchRoutes(route.routes, decodeURI(window.location.pathname));
    await Promise.all(matches.map(({ route: { component } }) => (component as Preloadable | undefined)?.preload?.()));
  };

  const route: RouteConfig = { path, component: Section };
  return route;
}
