// Change: a new announcement is shown at once to those who closed the last one, not only at their next visit.
import React, { useEffect, type ReactNode } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';

/** Set before React by an inline script of the theme, which looks at the last answer, not at its announcement. */
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
