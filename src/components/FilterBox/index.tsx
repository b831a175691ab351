import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: ReactNode;
  query: string;
  onQuery: (query: string) => void;
  /** How much of the list is shown. */
  status: ReactNode;
  /** Further choices, before the box. */
  children?: ReactNode;
}

/** A box above a list that filters it as the reader types, and says how much is shown. */
export default function FilterBox({ label, query, onQuery, status, children }: Props): ReactNode {
  return (
    <div className={styles.controls}>
      {children}
      <label>
        {label} <input type="search" value={query} onChange={({ target }) => onQuery(target.value)} />
      </label>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  );
}
