// Change: keeps the query and the hash with which the page was opened; hydration alone doesn't add them to the links.
import React, { type ReactNode } from 'react';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type LocaleDropdownType from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { WrapperProps } from '@docusaurus/types';

export default function LocaleDropdownWrapper(props: WrapperProps<typeof LocaleDropdownType>): ReactNode {
  const isBrowser = useIsBrowser();
  return <LocaleDropdown key={isBrowser ? 'browser' : 'server'} {...props} />;
}
