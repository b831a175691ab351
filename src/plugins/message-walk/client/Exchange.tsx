import React, { type ReactNode } from 'react';
import exchange from '@generated/message-walk/default/exchange.json';
import CodeBlock from '@theme/CodeBlock';
import styles from './exchange.module.css';

/** A character file beside what its agent said in the recorded run. */
export default function Exchange(): ReactNode {
  return (
    <div className={styles.exchange}>
      <CodeBlock language="json" title="ada.character.json">
        {exchange.character}
      </CodeBlock>
      <ol className={styles.chat}>
        {exchange.said.map(({ by, text, from }) => (
          <li key={text} data-from={from}>
            <b>{by}</b> {from === 'model' && <a href="#message-5">the model answers</a>}
            {from === 'action' && (
              <a href="#message-7">
                the handler of <code>{exchange.action}</code> runs
              </a>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
