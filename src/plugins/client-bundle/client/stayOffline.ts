import type { ComponentType } from 'react';
import { canBeLoaded } from '../../../utils/canBeLoaded';

export interface Preloadable {
  preload?: () => unknown;
}

/**
 * If a route can't be loaded because the server doesn't answer, shows a message in its place. Otherwise Docusaurus
 * would load the address from the server, and the reader would end up on the browser's error page.
 */
export default function stayOffline<Props>(
  component: ComponentType<Props> & Preloadable,
): ComponentType<Props> & Preloadable {
  const preload = component.preload?.bind(component);
  component.preload = async () => {
    try {
      await preload?.();
    } catch (error) {
      // A page that is not hydrated yet has its text from the build.
      if (!('docusaurusRoot' in window) || (await canBeLoaded(window.location.href))) {
        throw error;
      }
    }
  };
  return component;
}
