import React, { type ReactNode } from 'react';
import { SEARCH_CONTEXTS, type SearchContext } from '../engine/contexts';
import { contextLabel } from './labels';
import styles from './styles.module.css';

interface Props {
  context?: SearchContext;
  onChoose: (context: SearchContext | undefined) => void;
}

/** Buttons that limit a search to a part of the site. */
export default function ContextChoice({ context, onChoose }: Props): ReactNode {
  return (
    <div role="group" className={styles.contexts} aria-label="Search in">
      {[undefined, ...SEARCH_CONTEXTS].map((choice) => (
        <button
          key={choice ?? ''}
          type="button"
          className={styles.context}
          aria-pressed={choice === context}
          onClick={() => onChoose(choice)}
        >
          {choice ? contextLabel(choice) : 'All'}
        </button>
      ))}
    </div>
  );
}
