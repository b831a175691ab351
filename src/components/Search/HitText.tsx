import React, { useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchService } from '@site/src/search/client';
import type { Hit } from '@site/src/search/engine';
import type { ExcerptPart } from '@site/src/search/excerpt';
import styles from './styles.module.css';

/** Page and section of a hit, and the piece of its text that the query met, once that has come. */
export default function HitText({ hit }: { hit: Hit }): ReactNode {
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
      .catch((error: unknown) => console.warn('An excerpt could not be loaded.', error));
    return () => {
      current = false;
    };
  }, [baseUrl, hit]);

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
