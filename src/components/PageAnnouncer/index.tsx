import React, { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Announces the title of the new page to screen readers after a navigation without a reload. */
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
    // The title element is sometimes changed and sometimes replaced.
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div role="status" className={styles.announcer}>
      {title}
    </div>
  );
}
