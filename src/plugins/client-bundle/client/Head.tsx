import React, { type ReactNode } from 'react';
import Head from '@docusaurus/core/lib/client/exports/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@docusaurus/Head';

/**
 * Docusaurus's Head, except that a page keeps the head from the build until it is hydrated. Otherwise the parts of a
 * long page that are hydrated first would change the head before the rest is ready: the page would lose the classes of
 * its `html` element and get them back one by one, with new styles and layout for the whole page each time.
 */
export default function HeadAfterHydration(props: Props): ReactNode {
  return useIsBrowser() ? <Head {...props} /> : null;
}
