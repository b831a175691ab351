import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import FilterBox from '../FilterBox';
import { LINK_KINDS, LINKS } from './links';

/** The curated links by kind; readers can filter them as they type. */
export default function AwesomeList(): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = LINKS.filter(({ name, text, address }) =>
    [name, text, address].some((part) => part.toLowerCase().includes(wanted)),
  );
  return (
    <div>
      <FilterBox
        query={query}
        onQuery={setQuery}
        label={
          <Translate id="site.AwesomeList.filter" description="Label of the box that filters the curated links">
            Filter
          </Translate>
        }
        status={
          <Translate
            id="site.AwesomeList.count"
            description="How many curated links are shown"
            values={{ shown: shown.length, all: LINKS.length }}
          >
            {'{shown} of {all} links'}
          </Translate>
        }
      />
      {Object.entries(LINK_KINDS).map(([kind, label]) => {
        const links = shown.filter((link) => link.kind === kind);
        return (
          links.length > 0 && (
            <section key={kind}>
              <h2 id={kind}>{label}</h2>
              <ul>
                {links.map(({ name, address, text }) => (
                  <li key={address}>
                    <Link to={address}>{name}</Link>: {text}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
