import React, { useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchService } from './workerClient';
import type { Hit } from '../engine/searchEngine';
import type { ExcerptPart } from '../engine/excerpt';
import styles from './styles.module.css';

interface Props {
  hit: Hit;
  /** Called if the excerpt could not be loaded; it stays empty until the hit is shown again. */
  onError: (error: unknown) => void;
}

/** Page and section of a hit, and the matching part of its text once it is loaded. */
export default function HitText({ hit, onError }: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [parts, setParts] = useState<ExcerptPart[]>([]);

  useEffect(() => {
    let current = true;
    searchService(baseUrl)
      .then((service) => service.excerpt(hit))
      .then((found) => {
        if (current) {
          setParts(found);
        }
      })
      .catch((error: unknown) => {
        console.warn('An excerpt could not be loaded.', error);
        if (current) {
          onError(error);
        }
      });
    return () => {
      current = false;
    };
  }, [baseUrl, hit, onError]);

  return (
    <>
      <span className={styles.title}>
        {hit.title}
        {hit.heading && hit.heading !== hit.title && <span className={styles.section}> › {hit.heading}</span>}
      </span>
      <span className={styles.excerpt}>
        {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
      </span>
    </>
  );
}
