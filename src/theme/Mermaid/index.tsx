// Change: loads the diagram library (165 KB) only near the viewport, and draws diagrams that can be enlarged, in the colours of the site.
import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Mermaid';
import LoadedLater from '@site/src/components/LoadedLater';
import styles from './styles.module.css';

const loadDiagram = () => import('@site/src/components/EnlargeableDiagram');

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
          <LoadedLater
            load={loadDiagram}
            waiting={source}
            failed={
              <Translate id="theme.Mermaid.failed" description="Shown if the diagram library could not be loaded">
                The diagram has not loaded. This is its source.
              </Translate>
            }
          >
            {({ default: Diagram }) => <Diagram {...props} />}
          </LoadedLater>
        ) : (
          source
        )}
      </div>
    </div>
  );
}
