// Change: replaces the search plugin's bar by the site's own search: see src/search/README.md. It is loaded when somebody
// wants to search; until then there is a box that looks like it.
import React, { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isSearchShortcut, searchPlaceholder } from '@site/src/utils/searchShortcut';
import styles from './styles.module.css';

const SearchBox = lazy(() => import('@site/src/components/Search/SearchBox'));

/** The search box; on small screens a button that opens it in a dialog. */
export default function SearchBar(): ReactNode {
  const isSmall = useWindowSize() === 'mobile';
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

  return (
    <div ref={bar} className="navbar__search">
      {isSmall ? <SearchDialog open={open} onChange={setOpen} /> : <SearchInBar wanted={open} onWanted={() => setOpen(true)} />}
    </div>
  );
}

function searchLabel(): string {
  return translate({ id: 'site.Search.label', message: 'Search', description: 'Label of the search box' });
}

function SearchInBar({ wanted, onWanted }: { wanted: boolean; onWanted: () => void }): ReactNode {
  if (!wanted) {
    return <IdleBox onWanted={onWanted} />;
  }
  return (
    <Suspense fallback={<IdleBox loading />}>
      <SearchBox autoFocus />
    </Suspense>
  );
}

/** Looks like the search box. */
function IdleBox({ loading = false, onWanted }: { loading?: boolean; onWanted?: () => void }): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <input
      className={`navbar__search-input ${styles.idle}`}
      type="search"
      role="combobox"
      aria-label={searchLabel()}
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      placeholder={searchPlaceholder(loading ? 'loading' : 'idle', isBrowser ? navigator.platform : '')}
      disabled={loading}
      readOnly
      onFocus={onWanted}
    />
  );
}

function SearchDialog({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={`navbar__search-input ${styles.button}`}
        aria-haspopup="dialog"
        onClick={() => onChange(true)}
      >
        {searchLabel()}
      </button>
      {open && (
        <dialog ref={dialog} className={styles.dialog} aria-label={searchLabel()} onClose={() => onChange(false)}>
          <Suspense fallback={<IdleBox loading />}>
            <SearchBox autoFocus onLeave={() => dialog.current?.close()} className={styles.box} />
          </Suspense>
          <form method="dialog">
            <button type="submit" className={`button button--secondary ${styles.close}`}>
              {translate({ id: 'site.Search.close', message: 'Close', description: 'Closes the search' })}
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}
