import React, { type ReactNode } from 'react';
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
          <summary>Price talk and memes</summary>
          <ul className={styles.topics}>{folded.map(children)}</ul>
        </details>
      )}
    </>
  );
}
