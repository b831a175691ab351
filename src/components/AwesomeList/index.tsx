import React, { useRef, useState, type ReactNode } from 'react';
import FilterBox from '../FilterBox';
import { useWordFilter } from '../FilterBox/useWordFilter';

/** The curated links; readers can filter them as they type. `children`: the lists, in Markdown, each below a heading. */
export default function AwesomeList({ children }: { children: ReactNode }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const count = useWordFilter(list, 'li', query);
  return (
    <>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label="Filter"
        status={count && `${count.shown} of ${count.all} links`}
      />
      <div ref={list}>{children}</div>
    </>
  );
}
