// Change: the links to other versions and languages keep the query and the hash with which the page was opened, as the
// tests in e2e/fixture require. The server doesn't know them, and hydration alone doesn't add them to the links.
import React, { type ReactNode } from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type DropdownType from '@theme/NavbarItem/DropdownNavbarItem';
import type { WrapperProps } from '@docusaurus/types';

export default function DropdownWrapper(props: WrapperProps<typeof DropdownType>): ReactNode {
  const isBrowser = useIsBrowser();
  return <Dropdown key={isBrowser ? 'browser' : 'server'} {...props} />;
}
