// Change: keeps the query and the hash with which the page was opened; hydration alone doesn't add them to the links.
import React, { type ReactNode } from 'react';
import VersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type VersionDropdownType from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { WrapperProps } from '@docusaurus/types';

export default function VersionDropdownWrapper(props: WrapperProps<typeof VersionDropdownType>): ReactNode {
  const isBrowser = useIsBrowser();
  return <VersionDropdown key={isBrowser ? 'browser' : 'server'} {...props} />;
}
