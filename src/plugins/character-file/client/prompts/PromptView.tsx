import React, { useRef, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import { useLoadedLater } from '@site/src/components/LoadedLater/useLoadedLater';
import { useNearViewport } from '@site/src/components/useNearViewport';
import { useCheckedText } from '../CheckedText';
import { MAX_PREVIEW_LENGTH } from '../fileLimits';
import TooLong from './TooLong';

const loadPrompts = () => import('./Prompts');

/** What the model reads of the text in the checker: the prompt of each client. The code that composes them is loaded later. */
export default function PromptView(): ReactNode {
  const { accepted: text } = useCheckedText();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  const shown = text !== undefined && text.length <= MAX_PREVIEW_LENGTH ? text : undefined;
  const { module, failure, retry } = useLoadedLater(loadPrompts, near && shown !== undefined);

  return (
    <div ref={frame} data-prompts="">
      {text === undefined ? (
        <p>Prompts appear here for a file that Eliza loads: see the verdict above.</p>
      ) : shown === undefined ? (
        <TooLong />
      ) : module ? (
        <ErrorBoundary fallback={({ tryAgain }) => <Failed failure="failed" onRetry={tryAgain} />}>
          <module.default text={shown} />
        </ErrorBoundary>
      ) : failure ? (
        <Failed failure={failure} onRetry={retry} />
      ) : (
        <p>Loading the prompts…</p>
      )}
    </div>
  );
}

function Failed(props: Omit<React.ComponentProps<typeof LoadFailed>, 'children'>): ReactNode {
  return <LoadFailed {...props}>The prompts have not loaded. The check above still works.</LoadFailed>;
}
