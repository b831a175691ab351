import React, { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table that scrolls if it is too wide, and can then be reached with the tab key. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const label = translate({
    id: 'site.ScrollableTable.label',
    message: 'Wide table',
    description: 'Label for screen readers of a table that scrolls sideways',
  });
  return (
    <div ref={frame} className={styles.frame} {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      <table {...props} />
    </div>
  );
}
