import React, { useRef, useState, type ReactNode } from 'react';
import FilterBox from '@site/src/components/FilterBox';
import { useWordFilter } from '@site/src/components/FilterBox/useWordFilter';
import styles from './styles.module.css';

interface Props {
  /** All settings: src/plugins/settings/gatherSettings.ts puts them here. */
  children?: ReactNode;
}

/** The settings of the release, filtered as the reader types. */
export default function SettingFilter({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const count = useWordFilter(list, '[data-setting]', query);

  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Name or words"
        status={
          count &&
          (count.shown > 0
            ? `${count.shown} of ${count.all}`
            : 'No setting has these words. The release may not read it; try fewer words.')
        }
      />
      <div ref={list} data-no-search className={styles.list}>
        {children}
      </div>
    </>
  );
}
