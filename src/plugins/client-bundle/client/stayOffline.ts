import type { ComponentType } from 'react';
import { canBeLoaded } from '@site/src/utils/canBeLoaded';

export interface Preloadable {
  preload?: () => unknown;
}

/**
 * Lets a route that can't be loaded say so in its place while the server does not answer. Otherwise Docusaurus would load
 * the address again, and the reader would lose the site to an error page.
 */
export default function stayOffline<Props>(
  component: ComponentType<Props> & Preloadable,
): ComponentType<Props> & Preloadable {
  const preload = component.preload?.bind(component);
  component.preload = async () => {
    try {
      await preload?.();
    } catch (error) {
      // A page that React has not taken over yet has its text from the build.
      if (!('docusaurusRoot' in window) || (await canBeLoaded(window.location.href))) {
        throw error;
      }
    }
  };
  return component;
}
