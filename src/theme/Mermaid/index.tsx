// Change: loads the diagram library (165 KB) only near the viewport, and draws diagrams that can be enlarged, in the colors
// of the site. The source is not searched.
import React, { useRef, type ReactNode } from 'react';
import type { Props } from '@theme/Mermaid';
import LoadedLater from '@site/src/components/LoadedLater';
import { useNearViewport } from '@site/src/components/useNearViewport';
import styles from './styles.module.css';

const loadDiagram = () => import('@site/src/components/EnlargeableDiagram');

export default function Mermaid(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const source = (
    <pre className={styles.source} tabIndex={0} data-no-search>
      {props.value}
    </pre>
  );
  return (
    <div ref={place} className={styles.frame} data-diagram={near ? 'shown' : 'waiting'}>
      <div className={styles.diagram}>
        {near ? (
          <LoadedLater load={loadDiagram} waiting={source} failed="The diagram has not loaded. This is its source.">
            {({ default: Diagram }) => <Diagram {...props} />}
          </LoadedLater>
        ) : (
          source
        )}
      </div>
    </div>
  );
}
