// Change: wraps the search plugin's page to add a description and keep it out of search engines and the sitemap.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import SearchPage from '@theme-original/SearchPage';

export default function SearchPageWrapper(): ReactNode {
  return (
    <>
      <Head>
        <meta name="description" content="All results of a search in the guides, the API reference and the community pages." />
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </>
  );
}
