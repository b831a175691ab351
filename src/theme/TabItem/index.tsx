// Change: the panel has the label of its tab, and an id by which the tab names it, see src/theme/Tabs.
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({
  children,
  hidden,
  className,
  label,
  panelId,
}: Props & { panelId?: string }): ReactNode {
  return (
    <div role="tabpanel" id={panelId} aria-label={label} className={className} hidden={hidden}>
      {children}
    </div>
  );
}
