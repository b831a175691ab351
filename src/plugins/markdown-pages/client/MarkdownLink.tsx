import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownFile } from '../addresses';

/** Says in the head of a page where its Markdown is. */
export default function MarkdownLink(): ReactNode {
  const href = useMarkdownAddress();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={href} />
    </Head>
  );
}

/** The address of the page's Markdown, without the host. */
export function useMarkdownAddress(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return baseUrl + markdownFile(useLocation().pathname.slice(baseUrl.length));
}
