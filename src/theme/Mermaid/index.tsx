// Change: loads the diagram library (165 KB) only near the viewport, and lets the diagram be enlarged.
import React, { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import type { Props } from '@theme/Mermaid';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@site/src/components/EnlargeableDiagram'));

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

  const source = (
    <pre className={styles.source} tabIndex={0}>
      {props.value}
    </pre>
  );
  return (
    <div ref={place} className={styles.frame} data-diagram={near ? 'shown' : 'waiting'}>
      <div className={styles.diagram}>
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
    </div>
  );
}
