import React, { type ReactNode } from 'react';
import exchange from '@generated/message-walk/default/exchange.json';
import CodeBlock from '@theme/CodeBlock';
import styles from './exchange.module.css';

/** Who writes first. */
const user = exchange.said[0]?.by;

/** A character file beside what its agent said in the recorded run. */
export default function Exchange(): ReactNode {
  return (
    <div className={styles.exchange}>
      <CodeBlock language="json" title="ada.character.json">
        {exchange.character}
      </CodeBlock>
      <ol className={styles.chat}>
        {exchange.said.map(({ by, text }) => (
          <li key={text} className={by === user ? styles.user : undefined}>
            <b>{by}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
