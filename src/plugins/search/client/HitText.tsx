import React, { Fragment, useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { RELEASE } from '@site/src/release/version';
import { searchService } from './workerClient';
import type { Hit } from '../engine/hit';
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
      {hit.renamed && (
        <span className={styles.excerpt}>
          <code>{hit.renamed.old}</code> is <code>{hit.renamed.name}</code>
          {` in ${RELEASE.version}`}
        </span>
      )}
      <span className={clsx(styles.excerpt, hit.context === 'archive' && styles.fromChat)}>
        {piecesOf(parts).map((piece, index) => {
          const content = piece.map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text));
          return piece[0]?.code ? <code key={index}>{content}</code> : <Fragment key={index}>{content}</Fragment>;
        })}
      </span>
    </>
  );
}

/** Consecutive parts that are all code, or none. */
function piecesOf(parts: readonly ExcerptPart[]): ExcerptPart[][] {
  const pieces: ExcerptPart[][] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last && last[0]?.code === part.code) {
      last.push(part);
    } else {
      pieces.push([part]);
    }
  }
  return pieces;
}
