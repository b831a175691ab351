// Change: renders code once. The original does so again after hydration, for a colour mode that our colours do not need.
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
