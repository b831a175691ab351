// Change: renders code once. The original renders it again after hydration to apply the colour mode, which our colours
// don't need.
import React, { Children, isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{parts.filter((part) => typeof part !== 'object').join('')}</StringContent>;
}
