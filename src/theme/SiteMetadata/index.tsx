// Change: the not-found page, which stands for every unknown address, names no canonical address.
import React, { type ReactNode } from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import { useLocation } from '@docusaurus/router';

/** The build renders the not-found page under this name. */
const NOT_FOUND_FILE = '/404.html';

export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  return pathname.endsWith(NOT_FOUND_FILE) ? null : <SiteMetadata />;
}
