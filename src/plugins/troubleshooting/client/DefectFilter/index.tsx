import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import FilterBox from '@site/src/components/FilterBox';

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
  const [count, setCount] = useState<{ shown: number; all: number }>();

  useEffect(() => setPackages([...new Set(itemsOf(list.current).flatMap(packagesOf))].sort()), []);

  useEffect(() => {
    const items = itemsOf(list.current);
    const wanted = query.trim().toLowerCase();
    for (const item of items) {
      const isOfPackage = !chosen || packagesOf(item).includes(chosen);
      item.hidden = !isOfPackage || !item.textContent.toLowerCase().includes(wanted);
    }
    // A heading goes with the last item of its list.
    for (const part of new Set(items.map((item) => item.parentElement))) {
      const isEmpty = part?.querySelector(':scope > :not([hidden])') == null;
      for (const element of [part, part?.previousElementSibling]) {
        element?.toggleAttribute('hidden', isEmpty);
      }
    }
    setCount({ shown: items.filter(({ hidden }) => !hidden).length, all: items.length });
  }, [chosen, query]);

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

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-packages]') ?? [])];
}

function packagesOf({ dataset }: HTMLElement): string[] {
  return dataset.packages?.split(' ') ?? [];
}
