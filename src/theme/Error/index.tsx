// Change: removes the crash page when the reader follows a link or goes back.
import React, { type ReactNode } from 'react';
import ThemeError from '@theme-original/Error';
import type { Props } from '@theme/Error';
import { useResetOnNavigation } from '@site/src/components/useResetOnNavigation';

export default function ErrorWrapper(props: Props): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return <ThemeError {...props} />;
}
