// Change: takes the content of a line from its props, see src/plugins/highlight; makes lines blocks, so that Firefox
// copies line breaks.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

export default function CodeBlockLine({ line, classNames, showLineNumbers, getLineProps }: Props): ReactNode {
  return <span {...getLineProps({ line, className: clsx(classNames, showLineNumbers && styles.numbered) })} />;
}
