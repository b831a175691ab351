import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { ARCHIVE_ROUTE } from '../../chat-archive/route';

/** Tells readers without JavaScript why they can't search, and links to lists of all pages. */
export default function SearchWithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate
          id="site.SearchWithoutScript.text"
          description="Shown on the search page if the browser runs no JavaScript"
        >
          Search needs JavaScript, which is off in this browser. These pages lead to all others:
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/intro/">
            {translate({ id: 'site.SearchWithoutScript.guides', message: 'Guides', description: 'Link to the guides' })}
          </Link>
        </li>
        <li>
          <Link to="/api/globals/">
            {translate({
              id: 'site.SearchWithoutScript.api',
              message: 'All names of the API',
              description: 'Link to the list of all exports',
            })}
          </Link>
        </li>
        <li>
          <Link to="/community/">
            {translate({
              id: 'site.SearchWithoutScript.community',
              message: 'Community pages',
              description: 'Link to the community pages',
            })}
          </Link>
        </li>
        <li>
          <Link to={`/${ARCHIVE_ROUTE}/`}>
            {translate({
              id: 'site.SearchWithoutScript.archive',
              message: 'Chat archive, with a list of all days',
              description: 'Link to the chat archive',
            })}
          </Link>
        </li>
      </ul>
    </noscript>
  );
}
