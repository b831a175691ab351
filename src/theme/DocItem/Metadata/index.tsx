// Change: keeps search engines off old snapshots of the API reference and sends them to the current page.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Metadata from '@theme-original/DocItem/Metadata';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SiteFrontMatter } from '@site/src/utils/frontMatter';

export default function MetadataWrapper(): ReactNode {
  const frontMatter: SiteFrontMatter = useDoc().frontMatter;
  const { superseded, counterpart } = frontMatter;
  const canonical = useBaseUrl(counterpart ?? '/', { absolute: true });
  return (
    <>
      <Metadata />
      {superseded && (
        <Head>
          <meta name="robots" content="noindex" />
          {counterpart && <link rel="canonical" href={canonical} />}
        </Head>
      )}
    </>
  );
}
