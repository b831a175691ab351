// Change: wraps the theme's diagram so that its library (165 KB) is loaded only when a diagram comes near the viewport.
import React, { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import type { Props } from '@theme/Mermaid';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

/** How far from the viewport a diagram starts to load. */
const NEAR = '300px';

export default function Mermaid(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: NEAR },
    );
    if (place.current) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, []);

  const source = <pre className={styles.source}>{props.value}</pre>;
  return (
    <div ref={place} className={styles.diagram} data-diagram={near ? 'shown' : 'waiting'}>
      {near ? (
        <ErrorBoundary fallback={(failure) => <ErrorBoundaryErrorMessageFallback {...failure} />}>
          <Suspense fallback={source}>
            <Diagram {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        source
      )}
    </div>
  );
}
