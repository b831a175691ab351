// Change: announces each new page to screen readers.
import React, { type ReactNode } from 'react';
import Root from '@theme-original/Root';
import type RootType from '@theme/Root';
import type { WrapperProps } from '@docusaurus/types';
import PageAnnouncer from '@site/src/components/PageAnnouncer';

export default function RootWrapper({ children, ...props }: WrapperProps<typeof RootType>): ReactNode {
  return (
    <Root {...props}>
      {children}
      <PageAnnouncer />
    </Root>
  );
}
