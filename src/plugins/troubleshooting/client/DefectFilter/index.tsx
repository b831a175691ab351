import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import FilterBox from '@site/src/components/FilterBox';
import { useWordFilter } from '@site/src/components/FilterBox/useWordFilter';

interface Props {
  /** All defects: src/plugins/troubleshooting/gatherFromGuides.ts puts them here. */
  children?: ReactNode;
}

/** The defects of the release; readers can choose a package, and filter as they type. */
export default function DefectFilter({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [packages, setPackages] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState('');
  const [query, setQuery] = useState('');
  const isChosen = useCallback((item: HTMLElement) => !chosen || packagesOf(item).includes(chosen), [chosen]);
  const count = useWordFilter(list, '[data-packages]', query, isChosen);

  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-packages]') ?? [])];
    setPackages([...new Set(items.flatMap(packagesOf))].sort());
  }, []);

  return (
    <>
      <FilterBox query={query} onQuery={setQuery} label="Filter" status={count && `${count.shown} of ${count.all}`}>
        <label>
          Package {/* As wide before there are packages. */}
          <select style={{ width: '14rem' }} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">all</option>
            {packages.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </FilterBox>
      <div ref={list} data-no-search>
        {children}
      </div>
    </>
  );
}

function packagesOf({ dataset }: HTMLElement): string[] {
  return dataset.packages?.split(' ') ?? [];
}
