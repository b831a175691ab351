import React, { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A line that says what changed, then the code. */
  children: ReactNode;
}

/** The signatures of a change, folded. It is the browser's own element, so that it opens without any script. */
export default function Signatures({ children }: Props): ReactNode {
  const [summary, ...code] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <details className={styles.signatures}>
      <summary>{summary}</summary>
      {code}
    </details>
  );
}
