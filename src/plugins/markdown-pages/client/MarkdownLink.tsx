import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useMarkdownAddress } from './useMarkdownAddress';

/** Says in the head of a built page where its Markdown is. The browser's bundle is without it: see docusaurus.config.ts. */
export default function MarkdownLink(): ReactNode {
  const href = useMarkdownAddress();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}
