// Change: three states, system, light and dark, as in newer versions of the theme. A choice survives a change of the
// system's mode, and one that another tab removes is removed here.
import React, { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { createStorageSlot, useColorMode, useStorageSlot, type ColorMode } from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const OPPOSITE = { dark: 'light', light: 'dark' } as const satisfies Record<ColorMode, ColorMode>;

function choiceIn(stored: string | null): ColorMode | null {
  return stored === 'dark' || stored === 'light' ? stored : null;
}

export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [stored] = useStorageSlot('theme');
  const choice = choiceIn(stored);
  const { colorMode, setColorMode: setMode } = useColorMode();
  // Without a mode, it follows the system; its type doesn't say so.
  const setColorMode = setMode as (mode: ColorMode | null) => void;

  // Once, so that these listeners run before the theme's own.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // The theme follows only a new choice, and takes anything but "dark" for "light". No key: everything was removed.
      if ((key === null || key === 'theme') && !choiceIn(newValue)) {
        setColorMode(null);
      }
    };
    const onSystem = (): void => {
      // The theme removes it.
      const kept = choiceIn(createStorageSlot('theme').get());
      if (kept) {
        setTimeout(() => setColorMode(kept));
      }
    };
    const system = window.matchMedia(SYSTEM_IS_DARK);
    window.addEventListener('storage', onStorage);
    system.addEventListener('change', onSystem);
    return () => {
      window.removeEventListener('storage', onStorage);
      system.removeEventListener('change', onSystem);
    };
  }, [setColorMode]);

  const choose = (): void => {
    const systemMode = window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
    // The first click always changes what one sees. Where nothing can be stored, each click does.
    setColorMode(choice === systemMode ? null : OPPOSITE[choice ?? colorMode]);
  };
  const title = `Switch between dark and light mode (currently ${choice ?? 'system'} mode)`;
  return (
    <button
      className={clsx('clean-btn', styles.toggle, className)}
      type="button"
      disabled={!isBrowser}
      onClick={choose}
      title={title}
      aria-label={title}
      aria-live="polite"
    >
      {choice === 'dark' ? (
        <IconDarkMode />
      ) : choice === 'light' ? (
        <IconLightMode />
      ) : (
        <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path fill="currentColor" d="M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-2V5a7 7 0 0 0 0 14Z" />
        </svg>
      )}
    </button>
  );
}
