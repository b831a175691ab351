// Change: scrolls the menu to the current page.
import React, { useEffect, type ReactNode } from 'react';
import type { Props } from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';

function showCurrentPage(): void {
  for (const link of document.querySelectorAll('.menu [aria-current="page"]')) {
    const menu = link.closest('.menu');
    if (menu) {
      const { top, bottom, height } = menu.getBoundingClientRect();
      const place = link.getBoundingClientRect();
      if (place.top < top || place.bottom > bottom) {
        // Not scrollIntoView, which also scrolls the page.
        menu.scrollTop += place.top - top - height / 2;
      }
    }
  }
}

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const isMenu = props.level === 1;
  useEffect(() => {
    if (!isMenu) {
      return undefined;
    }
    showCurrentPage();
    // Its category may still be opening. Other transitions, such as those of hovered links, would scroll under the reader.
    const onOpened = ({ propertyName, target }: TransitionEvent): void => {
      if (propertyName === 'height' && target instanceof Element && target.querySelector('[aria-current="page"]')) {
        showCurrentPage();
      }
    };
    document.addEventListener('transitionend', onOpened);
    return () => document.removeEventListener('transitionend', onOpened);
  }, [isMenu, props.activePath]);
  return <DocSidebarItems {...props} />;
}
