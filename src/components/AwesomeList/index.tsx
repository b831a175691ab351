import React, { useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
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
        label={
          <Translate id="site.AwesomeList.filter" description="Label of the box that filters the curated links">
            Filter
          </Translate>
        }
        status={
          count && (
            <Translate
              id="site.AwesomeList.count"
              description="How many curated links are shown"
              values={{ shown: count.shown, all: count.all }}
            >
              {'{shown} of {all} links'}
            </Translate>
          )
        }
      />
      <div ref={list}>{children}</div>
    </>
  );
}
