// Change: names the release in the title of pages of old snapshots of the API reference, keeps search engines off them,
// and sends those to the current page.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Metadata from '@theme-original/DocItem/Metadata';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SiteFrontMatter } from '../frontMatter';

export default function MetadataWrapper(): ReactNode {
  const { frontMatter, metadata }: { frontMatter: SiteFrontMatter; metadata: { title: string } } = useDoc();
  const { superseded, counterpart, release, kind } = frontMatter;
  const canonical = useBaseUrl(counterpart ?? '/', { absolute: true });
  return (
    <>
      <Metadata />
      {/* The titles of index pages hold the release already. */}
      {superseded && release && kind && <PageMetadata title={`${metadata.title} (${release.split(' ').at(-1)})`} />}
      {superseded && (
        <Head>
          <meta name="robots" content="noindex" />
          {counterpart && <link rel="canonical" href={canonical} />}
        </Head>
      )}
    </>
  );
}
