import React, { Fragment, useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { RELEASE } from '@site/src/release/version';
import { contextLabel } from './labels';
import { searchService } from './workerClient';
import type { Hit } from '../engine/hit';
import type { ExcerptPart } from '../engine/excerpt';
import styles from './styles.module.css';

interface Props {
  hit: Hit;
  /** Whether the hit above is on the same page, so that its title is there already. */
  continues?: boolean;
  /** Called if the excerpt could not be loaded; it stays empty until the hit is shown again. */
  onError: (error: unknown) => void;
}

/** Page and section of a hit, and the matching part of its text once it is loaded. */
export default function HitText({ hit, continues = false, onError }: Props): ReactNode {
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

  const hasOwnHeading = hit.heading !== undefined && hit.heading !== hit.title;
  const labels = continues
    ? []
    : [hit.context !== 'guides' && contextLabel(hit.context), hasOwnHeading && hit.title].filter(
        (label) => label !== false,
      );
  return (
    <>
      {labels.length > 0 && <span className={styles.pageTitle}>{labels.join(' · ')}</span>}
      <span className={styles.title}>{hit.heading ?? hit.title}</span>
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
