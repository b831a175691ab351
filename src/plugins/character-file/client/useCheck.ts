import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { checkService, type Verdict } from './checkService';

/** A verdict, and the text that it is about. */
export interface Checked extends Verdict {
  text: string;
}

interface Check {
  /** Undefined until the first check is done. May be about an older text: compare. */
  checked: Checked | undefined;
  /** Whether the script of the check could not be loaded. */
  failed: boolean;
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
  const [failed, setFailed] = useState(false);

  const run = useCallback(async (): Promise<void> => {
    if (isRunning.current) {
      return;
    }
    isRunning.current = true;
    setFailed(false);
    try {
      const { check } = await checkService();
      for (let done: string | undefined; done !== newest.current;) {
        done = newest.current;
        const verdict: Checked = { text: done, ...(await check(done)) };
        if (verdict.text === newest.current) {
          startTransition(() => setChecked(verdict));
        }
      }
    } catch {
      setFailed(true);
    } finally {
      isRunning.current = false;
    }
  }, []);

  useEffect(() => {
    newest.current = deferred;
    void run();
  }, [deferred, run]);

  return { checked, failed, retry: useCallback(() => void run(), [run]) };
}
