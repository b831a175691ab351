// Change: what is in the line comes with its props, from src/plugins/highlight; lines are blocks, so that Firefox copies them one by one.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/CodeBlock/Line';
import styles from './styles.module.css';

export default function CodeBlockLine({ line, classNames, showLineNumbers, getLineProps }: Props): ReactNode {
  return <span {...getLineProps({ line, className: clsx(classNames, showLineNumbers && styles.numbered) })} />;
}
