// Change: shows a new announcement at once to readers who closed the last one, and not only on their next visit.
import React, { useEffect, type ReactNode } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';

/**
 * Set by an inline script of the theme before React runs. It only checks whether the last announcement was closed, not
 * which one that was.
 */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      document.documentElement.removeAttribute(DISMISSED);
    }
  }, [isActive]);
  return <AnnouncementBar />;
}
