import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import FilterBox from '@site/src/components/FilterBox';
import styles from './styles.module.css';

interface Props {
  /** All settings: src/plugins/settings/gatherSettings.ts puts them here. */
  children?: ReactNode;
}

/** The settings of the release, filtered as the reader types. */
export default function SettingFilter({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<{ shown: number; all: number }>();

  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])];
    const words = query.toLowerCase().split(/\s+/u);
    for (const item of items) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
    setCount({ shown: items.filter(({ hidden }) => !hidden).length, all: items.length });
  }, [query]);

  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label={
          <Translate id="site.SettingFilter.filter" description="Label of the box that filters settings">
            Name or words
          </Translate>
        }
        status={
          count &&
          (count.shown > 0 ? (
            <Translate id="site.SettingFilter.count" description="How many settings are shown" values={count}>
              {'{shown} of {all}'}
            </Translate>
          ) : (
            <Translate id="site.SettingFilter.none" description="Says that no setting matches what was typed">
              No setting has these words. The release may not read it; try fewer words.
            </Translate>
          ))
        }
      />
      <div ref={list} data-no-search className={styles.list}>
        {children}
      </div>
    </>
  );
}
