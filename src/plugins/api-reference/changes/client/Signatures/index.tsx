import React, { Children, isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** A paragraph that says what changed, then the code. */
  children: ReactNode;
}

/** The signatures of a change, folded. It is the browser's own element, so that it opens without any script. */
export default function Signatures({ children }: Props): ReactNode {
  const [paragraph, ...code] = Children.toArray(children).filter((child) => typeof child !== 'string');
  return (
    <details className={styles.signatures}>
      {/* A summary may not contain a paragraph, only its text. */}
      <summary>{isValidElement<{ children?: ReactNode }>(paragraph) && paragraph.props.children}</summary>
      {code}
    </details>
  );
}
