// Change: renders code once. The original renders it again after hydration to apply the color mode, which our colors
// don't need. Shows output in another way than what readers type, and copies the commands of a terminal session without
// prompts and output.
import React, { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { parseCodeBlockTitle } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import { isOutput } from '@site/src/plugins/highlight/client/isOutput';
import { Session } from '@site/src/plugins/highlight/client/session';
import { withoutPrompts } from '@site/src/plugins/highlight/client/withoutPrompts';
import styles from './styles.module.css';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const title = parseCodeBlockTitle(props.metastring) || props.title;
  const className = clsx(props.className, isOutput(title, props.className) && styles.output);
  const code = parts.filter((part) => typeof part !== 'object').join('');
  const commands = withoutPrompts(code);
  return (
    <Session.Provider value={commands === code ? undefined : code.replace(/\n$/u, '')}>
      <StringContent {...props} className={className}>
        {commands}
      </StringContent>
    </Session.Provider>
  );
}
