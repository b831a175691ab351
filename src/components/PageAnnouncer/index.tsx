import React, { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Tells screen readers the title of the new page after a change of page without a reload. */
export default function PageAnnouncer(): ReactNode {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== last) {
        last = document.title;
        setTitle(last);
      }
    });
    // The title's element is replaced as well as changed.
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div role="status" className={styles.announcer}>
      {title}
    </div>
  );
}
