// Change: follows the system again when another tab removes the choice.
import React, { useEffect, type ReactNode } from 'react';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import { useColorMode, type ColorMode } from '@docusaurus/theme-common';
import type ColorModeToggleType from '@theme/Navbar/ColorModeToggle';
import type { WrapperProps } from '@docusaurus/types';

export default function ColorModeToggleWrapper(props: WrapperProps<typeof ColorModeToggleType>): ReactNode {
  // Without a mode, it follows the system; its type doesn't say so.
  const setColorMode = useColorMode().setColorMode as (mode: ColorMode | null) => void;
  useEffect(() => {
    // The theme follows only a new choice, and takes anything but "dark" for "light". This listener runs first.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // No key: everything was removed.
      if ((key === null || key === 'theme') && newValue !== 'dark' && newValue !== 'light') {
        setColorMode(null);
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [setColorMode]);
  return <ColorModeToggle {...props} />;
}
