import React, { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A table in a frame. If it is too wide, it scrolls, shows that there is more, and can be reached with the tab key. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  const [hasMore, setHasMore] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const measure = (): void => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      setIsWide(scrollWidth > clientWidth);
      // Browsers round these differently.
      setHasMore(scrollLeft + clientWidth < scrollWidth - 2);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(hasMore && { 'data-more': '' })}
      {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': 'Wide table' })}
    >
      <table {...props} />
    </div>
  );
}
