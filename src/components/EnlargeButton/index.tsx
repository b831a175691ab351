import React, { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: ReactNode;
  /** The enlarged content; rendered only while it is open. */
  children: ReactNode;
}

/** A button in the corner of its positioned parent that shows the content over the whole window. */
export default function EnlargeButton({ label, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const labelId = useId();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    }
  }, [isOpen]);

  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M9.5 2H14v4.5M14 2 9.5 6.5M6.5 14H2V9.5M2 14l4.5-4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      </button>
      {isOpen && (
        <dialog ref={dialog} className={styles.dialog} onClose={() => setIsOpen(false)}>
          <form method="dialog" className={styles.bar}>
            <button type="submit" className="button button--secondary button--sm">
              Close
            </button>
          </form>
          {/* Focusable, so that large content can be scrolled by keyboard. */}
          <div role="group" aria-labelledby={labelId} className={styles.content} tabIndex={0}>
            {children}
          </div>
        </dialog>
      )}
    </>
  );
}
