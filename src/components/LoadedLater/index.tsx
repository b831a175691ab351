import React, { type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadFailed from './LoadFailed';
import { useLoadedLater } from './useLoadedLater';

interface Props<Module> {
  /** An import; the same function at each render. */
  load: () => Promise<Module>;
  /** Shown until the part is loaded. */
  waiting: ReactNode;
  /** Shown if the part can't be loaded or rendered; says what is missing. */
  failed: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A part of the page that is loaded when it is first shown. If that fails, the rest of the page keeps working. */
export default function LoadedLater<Module>({ load, waiting, failed, children }: Props<Module>): ReactNode {
  const { module, failure, retry } = useLoadedLater(load, true);
  const message = (reason: typeof failure, onRetry: () => void): ReactElement => (
    <>
      {reason && (
        <LoadFailed failure={reason} onRetry={onRetry}>
          {failed}
        </LoadFailed>
      )}
      {waiting}
    </>
  );
  return (
    <ErrorBoundary fallback={({ tryAgain }) => message('failed', tryAgain)}>
      {module ? children(module) : message(failure, retry)}
    </ErrorBoundary>
  );
}
