// Change: gives the crash page the parts of the app around it, which are gone: language, direction and title in the
// head, and the state that enables buttons. Removes the crash page when the reader opens another page.
import React, { type ReactNode } from 'react';
import ThemeError from '@theme-original/Error';
import type { Props } from '@theme/Error';
import Head from '@docusaurus/Head';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import { useResetOnNavigation } from '@site/src/components/useResetOnNavigation';

export default function ErrorWrapper(props: Props): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return (
    <BrowserContextProvider>
      <SiteMetadataDefaults />
      {/* The original has this title, too, but loses it if the layout crashes. */}
      <Head>
        <title>Page Error</title>
      </Head>
      <ThemeError {...props} />
    </BrowserContextProvider>
  );
}
