import type { ComponentType } from 'react';
import { PAGE_DATA_FILE } from '../route';
import { loadPage } from './loadPage';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Lets the route of the archive load the data of a page before it is shown, as Docusaurus does with the modules of a
 * route. Docusaurus calls `preload` without the path.
 *
 * @param pathToLoad - returns the path during that call
 */
export default function preloadArchivePage<Props>(
  component: ComponentType<Props> & Preloadable,
  pathToLoad: () => string,
): ComponentType<Props> {
  const preload = component.preload?.bind(component);
  component.preload = () => Promise.all([preload?.(), loadPage(pathToLoad())]);
  return component;
}

/** What the plugin client-bundle fetches before such a page is opened. */
preloadArchivePage.contentFile = PAGE_DATA_FILE;
