// Change: on pages of old API references, adds the release to the title, keeps search engines from listing the page,
// and names the current page as canonical; names the card of each page for link previews.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Metadata from '@theme-original/DocItem/Metadata';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SocialCard from '@site/src/plugins/social-cards/client/SocialCard';
import type { SiteFrontMatter } from '../frontMatter';

export default function MetadataWrapper(): ReactNode {
  const { frontMatter, metadata }: { frontMatter: SiteFrontMatter; metadata: { title: string; permalink: string } } =
    useDoc();
  const { superseded, counterpart, release, kind } = frontMatter;
  const canonical = useBaseUrl(counterpart ?? '/', { absolute: true });
  return (
    <>
      <Metadata />
      {!frontMatter.image && <SocialCard permalink={metadata.permalink} title={metadata.title} />}
      {/* The titles of index pages already contain the release. */}
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
