import React, { useCallback, useRef, useState, type ReactNode } from 'react';
import FilterBox from '@site/src/components/FilterBox';
import { useWordFilter } from '@site/src/components/FilterBox/useWordFilter';
import styles from './styles.module.css';

interface Props {
  /** All changes: changesPage.ts writes them. */
  children?: ReactNode;
}

type Choice = '' | 'breaking' | 'removed' | 'renamed' | 'changed' | 'added';

/** What changed between two releases; readers can choose a kind of change, and filter as they type. */
export default function ChangeFilter({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Choice>('');
  const isChosen = useCallback(
    ({ dataset }: HTMLElement) =>
      chosen === '' || (chosen === 'breaking' ? dataset.breaking !== undefined : dataset.change === chosen),
    [chosen],
  );
  const count = useWordFilter(list, '[data-change]', query, isChosen);
  const choices: [Choice, string][] = [
    ['', 'all'],
    ['breaking', 'breaking'],
    ['removed', 'gone'],
    ['renamed', 'renamed'],
    ['changed', 'changed'],
    ['added', 'new'],
  ];

  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Name or words"
        status={count && `${count.shown} of ${count.all}`}
      >
        <label>
          Show{' '}
          <select value={chosen} onChange={({ target }) => setChosen(target.value as Choice)}>
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </FilterBox>
      <div ref={list} data-no-search className={styles.list}>
        {children}
      </div>
    </>
  );
}
