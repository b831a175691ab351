import React, { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';
import LoadFailed from '@site/src/components/LoadedLater/LoadFailed';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import { endOfLog, MAX_LOG_LENGTH } from '@site/src/plugins/troubleshooting/logLength';
import Answer from './Answer';
import styles from './styles.module.css';
import { useLogAnswer } from './useLogAnswer';

interface Props {
  /** All messages: src/plugins/troubleshooting/gatherFromGuides.ts puts them here. */
  children?: ReactNode;
}

/** A box that tells which of the messages below it a log contains. The log stays in the browser. */
export default function MessageFinder({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [log, setLog] = useState('');
  const [isCut, setIsCut] = useState(false);
  const compared = useDeferredValue(log);
  const { answer, failure, retry } = useLogAnswer(compared);
  const onClick = useInternalLinks();
  const hint = useId();
  const isEmpty = log.trim() === '';

  return (
    <>
      <div role="group" className={styles.box} data-no-markdown>
        <label>
          Paste a log or an error
          <textarea
            rows={5}
            spellCheck={false}
            value={log}
            aria-describedby={hint}
            onChange={({ target }) => {
              setLog(target.value);
              setIsCut(false);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              const end = endOfLog(text);
              // A megabyte in the box would block the page while the browser lays it out.
              if (end !== text) {
                event.preventDefault();
                setLog(end);
                setIsCut(true);
              }
            }}
          />
        </label>
        <p id={hint}>
          It is compared with the list below, in your browser. Nothing is sent.
          {isCut &&
            ` The log is long: only its last ${MAX_LOG_LENGTH.toLocaleString('en')} characters are here and compared.`}
        </p>
        {/* Plain links, as the build wrote them: those of the list would be fetched ahead. */}
        <div role="presentation" onClick={onClick}>
          {failure ? (
            <LoadFailed failure={failure} onRetry={retry}>
              {failure === 'late'
                ? 'The log could not be compared in time.'
                : 'The known messages could not be loaded.'}
            </LoadFailed>
          ) : (
            <Answer answer={isEmpty ? undefined : answer} isPending={!isEmpty && !answer} list={list} />
          )}
        </div>
      </div>
      <div ref={list} className={styles.message} data-no-search>
        {children}
      </div>
    </>
  );
}
