// Change: replaces the search plugin's bar by the site's own search: see src/search/README.md.
import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import SearchBox from '@site/src/components/Search/SearchBox';
import { isSearchShortcut } from '@site/src/utils/searchShortcut';
import styles from './styles.module.css';

/** The search box; on small screens a button that opens it in a dialog. */
export default function SearchBar(): ReactNode {
  const isSmall = useWindowSize() === 'mobile';
  const dialog = useRef<HTMLDialogElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        bar.current?.querySelector<HTMLElement>('input, button')?.focus();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (isSmall && open && !dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, [isSmall, open]);

  const label = translate({ id: 'site.Search.label', message: 'Search', description: 'Label of the search box' });
  return (
    <div ref={bar} className="navbar__search">
      {isSmall ? (
        <>
          <button
            type="button"
            className={`navbar__search-input ${styles.button}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {label}
          </button>
          {open && (
            <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={() => setOpen(false)}>
              <SearchBox autoFocus onLeave={() => dialog.current?.close()} className={styles.box} />
              <form method="dialog">
                <button type="submit" className={`button button--secondary ${styles.close}`}>
                  {translate({ id: 'site.Search.close', message: 'Close', description: 'Closes the search' })}
                </button>
              </form>
            </dialog>
          )}
        </>
      ) : (
        <SearchBox />
      )}
    </div>
  );
}
