import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Longer texts are no words to filter by, and would take long to compare. */
const MAX_LENGTH = 200;

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
    <div className={styles.controls} data-no-search>
      {children}
      <label>
        {label}{' '}
        <input type="search" maxLength={MAX_LENGTH} value={query} onChange={({ target }) => onQuery(target.value)} />
      </label>
      <span role="status" className={styles.status}>
        {status}
        {query.length >= MAX_LENGTH && ` Only the first ${MAX_LENGTH} characters are used.`}
      </span>
    </div>
  );
}
