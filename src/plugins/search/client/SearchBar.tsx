import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import SearchBox from './SearchBox';
import { isSearchShortcut } from './searchShortcut';
import styles from './SearchBar.module.css';

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

/** The search box; on small screens a button that opens it in a dialog. */
export default function SearchBar(): ReactNode {
  const isSmall = useWindowSize() === 'mobile';
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const box = <SearchBox {...{ query, onQuery: setQuery, open, onOpen: setOpen }} />;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        bar.current?.querySelector<HTMLElement>('input, button')?.focus();
        setOpen(true);
      }
    };
    // What the reader typed into the box of the built page before React hydrated it.
    const built = bar.current?.querySelector('input');
    setQuery(built?.value ?? '');
    setOpen(built === document.activeElement);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div
      ref={bar}
      className={`navbar__search ${styles.bar}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isSmall && !currentTarget.contains(relatedTarget)) {
          setOpen(false);
        }
      }}
    >
      {isSmall ? (
        <>
          <button
            type="button"
            className={`navbar__search-input ${styles.button}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            Search
          </button>
          {open && (
            <dialog ref={showModal} className={styles.dialog} aria-label="Search" onClose={() => setOpen(false)}>
              {box}
              <form method="dialog">
                <button type="submit" className={`button button--secondary ${styles.close}`}>
                  Close
                </button>
              </form>
            </dialog>
          )}
        </>
      ) : (
        box
      )}
    </div>
  );
}
