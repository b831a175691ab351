// Change: going back closes the drawer also on the first page of a visit, instead of leaving the site.
import React, { useEffect, type ReactNode } from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** What the next step in the history does, if the drawer is open or was just closed. */
let onStep: ((event: PopStateEvent) => void) | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Browsers call listeners of the window in the order in which they were added. The router adds its own later.
  window.addEventListener('popstate', (event) => onStep?.(event));
}

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const { history, location } = window;
    const { href } = location;
    let isOpen = true;
    // While the drawer is open, the page has a second entry in the history. A link in the drawer replaces it.
    history.pushState(history.state, '');
    history.pushState = (...entry) => history.replaceState(...entry);
    onStep = (event) => {
      onStep = undefined;
      if (location.href === href) {
        // The router would scroll to the top.
        event.stopImmediatePropagation();
        if (isOpen) {
          isOpen = false;
          toggle();
        }
      }
    };
    return () => {
      Reflect.deleteProperty(history, 'pushState');
      if (location.href !== href) {
        onStep = undefined;
      } else if (isOpen) {
        isOpen = false;
        history.back();
      }
    };
  }, [shown, toggle]);
  return <MobileSidebar />;
}
