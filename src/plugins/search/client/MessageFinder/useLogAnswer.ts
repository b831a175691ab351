import { useCallback, useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { failureOf, TIMEOUT_MS, type Failure } from '@site/src/components/LoadedLater/useLoadedLater';
import { searchService, stopSearch } from '../workerClient';
import type { LogAnswer } from '../../engine';

interface AnswerOnLog {
  /** Of the newest log. Undefined while it is compared, and without a log. */
  answer?: LogAnswer;
  failure?: Failure;
  retry: () => void;
}

/** Compares a log with the known messages, in the worker of the search. Answers on older logs are dropped. */
export function useLogAnswer(log: string): AnswerOnLog {
  const baseUrl = useBaseUrl('/');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ log: string; answer?: LogAnswer; failure?: Failure }>();
  const hangs = useRef(false);

  useEffect(() => {
    if (log.trim() === '') {
      return undefined;
    }
    let isCurrent = true;
    const show = (result: { answer: LogAnswer } | { failure: Failure }): void => {
      if (isCurrent) {
        setState({ log, ...result });
      }
    };
    const timer = setTimeout(() => {
      hangs.current = true;
      show({ failure: 'late' });
    }, TIMEOUT_MS);
    searchService(baseUrl)
      .then((service) => service.findMessages(log))
      .then((answer) => show({ answer }))
      .catch(async (error: unknown) => show({ failure: await failureOf(error) }))
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, log, attempt]);

  const retry = useCallback(() => {
    if (hangs.current) {
      hangs.current = false;
      stopSearch();
    }
    setState(undefined);
    setAttempt((last) => last + 1);
  }, []);

  return { retry, ...(state?.log === log && state) };
}
