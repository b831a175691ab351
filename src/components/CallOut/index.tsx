import React, { type ReactNode } from 'react';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import { KINDS, type Kind } from './kinds';
import styles from './styles.module.css';

export interface CallOutProps extends Pick<Props, 'title' | 'children' | 'className'> {
  kind: Kind;
}

/** A short text that stands out from the page, with a title that says why. */
export default function CallOut({ kind, title, children, className }: CallOutProps): ReactNode {
  const { title: defaultTitle, tone, icon } = KINDS[kind];
  return (
    <div role="note" className={clsx('theme-admonition', styles.callOut, styles[tone], className)}>
      <p className={styles.title}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d={icon} />
        </svg>
        {title ?? defaultTitle}
      </p>
      {children}
    </div>
  );
}
