import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props<Item> {
  items: readonly Item[];
  /** Whether most readers are not after an item. */
  isFolded: (item: Item) => boolean;
  /** A `<li>` with a key. */
  children: (item: Item) => ReactNode;
}

/** A list of channels or topics. Those about prices and memes stand last, folded. */
export default function FoldedList<Item>({ items, isFolded, children }: Props<Item>): ReactNode {
  const folded = items.filter(isFolded);
  return (
    <>
      <ul className={styles.topics}>{items.filter((item) => !isFolded(item)).map(children)}</ul>
      {folded.length > 0 && (
        <details>
          <summary>
            <Translate id="site.ChatArchive.folded" description="Opens the channels or topics about prices and memes">
              Price talk and memes
            </Translate>
          </summary>
          <ul className={styles.topics}>{folded.map(children)}</ul>
        </details>
      )}
    </>
  );
}
