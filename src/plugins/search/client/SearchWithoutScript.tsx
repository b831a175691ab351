import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';

/** Tells readers without JavaScript why they can't search, and links to lists of all pages. */
export default function SearchWithoutScript(): ReactNode {
  return (
    <noscript>
      <p>Search needs JavaScript, which is off in this browser. These pages lead to all others:</p>
      <ul>
        <li>
          <Link to="/docs/intro/">Guides</Link>
        </li>
        <li>
          <Link to="/api/globals/">All names of the API</Link>
        </li>
        <li>
          <Link to="/community/">Community pages</Link>
        </li>
        <li>
          <Link to={`/${ARCHIVE_ROUTE}/`}>Chat archive, with a list of all days</Link>
        </li>
      </ul>
    </noscript>
  );
}
