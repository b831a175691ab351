import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ask, stopCheck } from './checkService';
import type { Verdict } from './checkBackend';

/** A verdict, and the text that it is about. */
export interface Checked extends Verdict {
  text: string;
}

interface Check {
  /** About the text as it is; undefined while that is checked. */
  checked: Checked | undefined;
  /** Whether the check has broken or has not answered for the text as it is. */
  failed: boolean;
  /** Checks the text once more, with a new worker. */
  retry: () => void;
}

/**
 * Checks a text each time it has changed, without holding up what the reader types. While a check runs, only the newest
 * text waits; verdicts on older ones are dropped.
 */
export function useCheck(text: string): Check {
  const deferred = useDeferredValue(text);
  const newest = useRef(deferred);
  const isRunning = useRef(false);
  const [checked, setChecked] = useState<Checked>();
  const [failedText, setFailedText] = useState<string>();

  const run = useCallback(async (): Promise<void> => {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    setFailedText(undefined);
    for (let done: string | undefined; done !== newest.current;) {
      const asked = newest.current;
      done = asked;
      await ask(({ check }) => check(asked)).then(
        (verdict) => startTransition(() => setChecked({ text: asked, ...verdict })),
        () => setFailedText(asked),
      );
    }
    isRunning.current = false;
  }, []);

  useEffect(() => {
    newest.current = deferred;
    void run();
  }, [deferred, run]);

  return {
    checked: checked?.text === text ? checked : undefined,
    failed: failedText === text && checked?.text !== text,
    retry: useCallback(() => {
      stopCheck();
      void run();
    }, [run]),
  };
}
