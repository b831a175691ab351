import React, { useCallback, useRef, useState, type ReactNode } from 'react';
import FilterBox from '@site/src/components/FilterBox';
import { useWordFilter } from '@site/src/components/FilterBox/useWordFilter';
import { CHOICES, type Choice } from './choices';
import styles from './styles.module.css';

interface Props {
  /** The table of all plugins, in Markdown: it is there without any script. */
  children: ReactNode;
}

const ALL = '';

/** The catalogue of plugins; readers can choose a kind and a state, and filter as they type. */
export default function PluginFilter({ children }: Props): ReactNode {
  const table = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<Choice, string>>>({ kind: ALL, state: ALL });
  const [query, setQuery] = useState('');
  const isChosen = useCallback(
    (row: HTMLElement) =>
      namesOf(CHOICES).every(
        (name) => chosen[name] === ALL || chosen[name] === row.children[CHOICES[name].column]?.textContent.trim(),
      ),
    [chosen],
  );
  const count = useWordFilter(table, 'tbody tr', query, isChosen);

  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Filter"
        status={
          count &&
          (count.shown > 0 ? `${count.shown} of ${count.all}` : 'No plugin matches. Try fewer words, or choose “all”.')
        }
      >
        {namesOf(CHOICES).map((name) => (
          <div key={name} role="group" aria-label={CHOICES[name].label} className={styles.choice}>
            <span aria-hidden="true">{CHOICES[name].label}</span>
            {[ALL, ...CHOICES[name].values].map((value) => (
              <button
                key={value}
                type="button"
                className={styles.chip}
                aria-pressed={chosen[name] === value}
                onClick={() => setChosen({ ...chosen, [name]: value })}
              >
                {value === ALL ? 'all' : value}
              </button>
            ))}
          </div>
        ))}
      </FilterBox>
      <div ref={table} className={styles.table}>
        {children}
      </div>
    </>
  );
}

function namesOf(choices: typeof CHOICES): Choice[] {
  return Object.keys(choices) as Choice[];
}
