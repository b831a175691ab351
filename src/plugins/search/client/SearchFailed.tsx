import React, { type ReactNode } from 'react';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import type { Failure } from '@site/src/components/LoadedLater/useLoadedLater';
import { partNames } from './labels';
import type { SearchContext } from '../engine/contexts';

interface Props {
  failure: Failure;
  /** The parts of the site that could not be searched. */
  missing: readonly SearchContext[];
  onRetry: () => void;
}

/**
 * Says which parts of the index are missing, with a button to load them again. Only a build writes the index, so the
 * development server has none.
 */
export default function SearchFailed({ failure, missing, onRetry }: Props): ReactNode {
  if (process.env.NODE_ENV === 'development') {
    return <p role="alert">The development server has no search. To try it, run npm run site.</p>;
  }
  const parts = partNames(missing);
  return (
    <LoadFailed failure={failure} onRetry={onRetry}>
      {failure === 'late' ? 'The search is slow to load.' : 'The search index could not be loaded.'}
      {missing.length > 0 && ` Missing: ${parts}.`}
    </LoadFailed>
  );
}
