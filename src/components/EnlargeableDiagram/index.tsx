import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import { MermaidContainerClassName, useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';
import EnlargeButton from '@site/src/components/EnlargeButton';
import { DIAGRAM_CONFIG, forScreen } from './diagramConfig';
import styles from './styles.module.css';

interface Props {
  /** Source of the diagram. */
  value: string;
}

function Drawing({ value }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  const [text] = useState(() => forScreen(value, window.matchMedia('(max-width: 576px)').matches));
  const result = useMermaidRenderResult({ text, config: DIAGRAM_CONFIG });

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [result]);

  return (
    result && (
      <div
        ref={frame}
        className={`${MermaidContainerClassName} ${styles.drawing}`}
        {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': 'Wide diagram' })}
        dangerouslySetInnerHTML={{ __html: result.svg }}
      />
    )
  );
}

/** A drawn diagram with a button that enlarges it. */
export default function EnlargeableDiagram(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}>
      <Drawing {...props} />
      <EnlargeButton label="Enlarge diagram">
        <div className={styles.enlarged}>
          <Drawing {...props} />
        </div>
      </EnlargeButton>
    </ErrorBoundary>
  );
}
