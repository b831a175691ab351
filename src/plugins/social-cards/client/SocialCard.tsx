import React, { type ReactNode } from 'react';
import rules from '@generated/social-cards/default/rules.json';
import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { CARD_SIZE, cardFile, cardRoute } from '../cardRoute';

interface Props {
  /** Address of the page, with the base path. */
  permalink: string;
  /** Title of the page. */
  title: string;
}

/** Names the card of a page in its head. Pages outside the sections keep the card of the site. */
export default function SocialCard({ permalink, title }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const route = cardRoute(permalink.slice(baseUrl.length), rules);
  if (route === undefined) {
    return null;
  }
  return (
    <>
      <PageMetadata image={withBaseUrl(cardFile(route))} />
      {/* After the image: they describe the one before them. */}
      <Head>
        <meta property="og:image:width" content={String(CARD_SIZE.width)} />
        <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        <meta property="og:image:alt" content={rules.shared[route] ?? title} />
      </Head>
    </>
  );
}
