import React, { useRef, type ReactNode } from 'react';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import type { Problem } from '../check/types';
import ProblemList from './problems/ProblemList';
import type { Checked } from './useCheck';
import { verdictOn } from './verdictOn';

interface Props {
  /** About the text in the editor; undefined while that is checked, or if the check has failed. */
  checked: Checked | undefined;
  failed: boolean;
  isEmpty: boolean;
  canUndo: boolean;
  onRetry: () => void;
  onGo: (problem: Problem) => void;
  /** Makes a fix, or all that are safe. Tells whether the text has changed. */
  onFix: (problem: Problem) => boolean;
  onFixAll: () => Promise<boolean>;
  onUndo: () => void;
}

/** The verdict and the problems of the text in the editor, with the buttons that fix them. */
export default function Results(props: Props): ReactNode {
  const { checked, failed, isEmpty, canUndo, onRetry, onGo, onFix, onFixAll, onUndo } = props;
  const region = useRef<HTMLDivElement>(null);
  const last = useRef(checked);
  last.current = checked ?? last.current;
  const isChecking = !checked && !failed && !isEmpty;
  // Keeps its place while a newer text is checked, so that nothing moves, but isn't shown.
  const listed = isEmpty || failed ? undefined : last.current;
  const fixes = listed?.problems.filter(({ edit }) => edit).length ?? 0;

  function afterFix(isFixed: boolean): void {
    if (isFixed) {
      // The button is gone with the problem.
      region.current?.focus();
    }
  }

  return (
    <div ref={region} role="region" aria-label="Result of the check" tabIndex={-1} className="cc-results">
      {failed && !isEmpty && (
        <LoadFailed failure="failed" onRetry={onRetry}>
          The check hasn’t answered, so there is no verdict on this text.
        </LoadFailed>
      )}
      <p
        role="status"
        aria-busy={isChecking}
        className="cc-verdict"
        data-runs={checked?.accepted && !checked.problems.some(({ kind }) => kind === 'fails')}
      >
        {isChecking ? 'Checking…' : checked && verdictOn(checked)}
      </p>
      {(fixes > 0 || canUndo) && (
        <div className="cc-bar">
          {fixes > 0 && (
            <button
              type="button"
              className="button button--primary button--sm"
              onClick={() => void onFixAll().then(afterFix)}
            >
              Make all safe fixes ({fixes})
            </button>
          )}
          {canUndo && (
            <button type="button" className="button button--secondary button--sm" onClick={onUndo}>
              Undo
            </button>
          )}
        </div>
      )}
      {listed && (
        <div className={isChecking ? 'cc-outdated' : undefined}>
          <ProblemList problems={listed.problems} onGo={onGo} onFix={(problem) => afterFix(onFix(problem))} />
        </div>
      )}
    </div>
  );
}
