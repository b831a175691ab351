import React, { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import BuiltHtml from '@site/src/components/BuiltHtml';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
// Imported by this name, because the browser's bundle has an alias for it.
import Steps from '@site/src/plugins/message-walk/client/Steps';
import { TITLES } from './titles';
import styles from './styles.module.css';

const loadSteps = () => import('./Steps');
const EMPTY = { height: '100%' };

/** Where a link such as `#message-3` leads, from 0; -1 for others. */
const stepOf = (hash: string): number => TITLES.findIndex((_, index) => hash === `#message-${index + 1}`);

interface Props {
  /** The step that is shown first, from 0. */
  start?: number;
}

/** What happens to a message, step by step. The list of steps is from the HTML of the build. */
export default function MessageWalk({ start = 0 }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const [isLoaded, setLoaded] = useState(false);
  const follow = useInternalLinks();
  const isLast = current === TITLES.length - 1;

  useEffect(() => {
    const linked = stepOf(window.location.hash);
    setCurrent((shown) => (linked < 0 ? shown : linked));
  }, []);

  useEffect(() => {
    for (const [index, link] of [...(frame.current?.querySelectorAll('li > a') ?? [])].entries()) {
      const isCurrent = index === current;
      link.parentElement?.toggleAttribute('data-current', isCurrent);
      if (isCurrent) {
        link.setAttribute('aria-current', 'step');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  }, [current, isLoaded]);

  function choose(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('li > a') : null;
    const index = link ? stepOf(link.getAttribute('href') ?? '') : -1;
    if (index < 0) {
      follow(event);
    } else if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      setCurrent(index);
    }
  }

  return (
    <div className={styles.walk} data-walk="">
      <div className={styles.bar}>
        <p role="status">
          Step {current + 1} of {TITLES.length}
          <span className={styles.spoken}>: {TITLES[current]}</span>
        </p>
        <button
          type="button"
          className={clsx('button button--secondary button--sm', current === 0 && 'disabled')}
          aria-disabled={current === 0}
          onClick={() => setCurrent(Math.max(0, current - 1))}
        >
          Previous
        </button>
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => setCurrent(isLast ? 0 : current + 1)}
        >
          {isLast ? 'Start again' : 'Next'}
        </button>
      </div>
      <div ref={frame} role="presentation" className={styles.frame} onClick={choose}>
        <BuiltHtml
          load={loadSteps}
          failed="The steps have not loaded."
          onLoaded={() => setLoaded(true)}
          emptyStyle={EMPTY}
        >
          <Steps start={start} />
        </BuiltHtml>
      </div>
    </div>
  );
}
