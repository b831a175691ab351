import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
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
      <FilterBox query={query} onQuery={setQuery} label="Filter" status={`${shown.length} of ${LINKS.length} links`} />
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
