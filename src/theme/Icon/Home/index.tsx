// Change: hidden from screen readers, because the link around it has a label.
import React, { type ReactNode } from 'react';
import IconHome from '@theme-original/Icon/Home';
import type { Props } from '@theme/Icon/Home';

export default function IconHomeWrapper(props: Props): ReactNode {
  return <IconHome {...props} aria-hidden />;
}
