import React, { type ReactNode } from 'react';
import Head from '@docusaurus/core/lib/client/exports/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@docusaurus/Head';

/**
 * Docusaurus's own, but for a page that is not yet hydrated: its head is the build's. Otherwise what the parts of the page
 * that are ready say of the head would take effect before the rest is there, and a long page would lose the classes of
 * its `html` and get them back one by one, with styles and layout of all of it each time.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  return useIsBrowser() ? <Head {...props} /> : null;
}
