import React, { useCallback, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
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
    ['', translate({ id: 'site.ChangeFilter.all', message: 'all', description: 'The choice of all exports' })],
    [
      'breaking',
      translate({
        id: 'site.ChangeFilter.breaking',
        message: 'breaking',
        description: 'The choice of breaking changes',
      }),
    ],
    [
      'removed',
      translate({ id: 'site.ChangeFilter.removed', message: 'gone', description: 'The choice of what is gone' }),
    ],
    [
      'renamed',
      translate({
        id: 'site.ChangeFilter.renamed',
        message: 'renamed',
        description: 'The choice of what has a new name',
      }),
    ],
    [
      'changed',
      translate({ id: 'site.ChangeFilter.changed', message: 'changed', description: 'The choice of what has changed' }),
    ],
    ['added', translate({ id: 'site.ChangeFilter.added', message: 'new', description: 'The choice of what is new' })],
  ];

  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label={
          <Translate id="site.ChangeFilter.filter" description="Label of the box that filters changes">
            Name or words
          </Translate>
        }
        status={
          count && (
            <Translate id="site.ChangeFilter.count" description="How many exports are shown" values={{ ...count }}>
              {'{shown} of {all}'}
            </Translate>
          )
        }
      >
        <label>
          <Translate id="site.ChangeFilter.kind" description="Label of the choice of a kind of change">
            Show
          </Translate>{' '}
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
