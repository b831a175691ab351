import React, { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import { createMatcher } from '../../matchLog';
import { readEntries, type Entry } from './readEntries';
import styles from './styles.module.css';

interface Props {
  /** All messages: src/plugins/troubleshooting/gatherFromGuides.ts puts them here. */
  children?: ReactNode;
}

/** How many of the messages that match are shown. */
const SHOWN = 8;

/** A box that finds what a log is about among the messages below it, which it reads off the page: nothing is sent. */
export default function MessageFinder({ children }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const find = useRef<(log: string) => Entry[]>();
  const [log, setLog] = useState('');
  const [matches, setMatches] = useState<readonly Entry[]>([]);
  const deferredLog = useDeferredValue(log);
  const onClick = useInternalLinks();
  const hint = useId();

  useEffect(() => {
    if (list.current && deferredLog.trim()) {
      find.current ??= finderOf(readEntries(list.current));
      setMatches(find.current(deferredLog));
    } else {
      setMatches([]);
    }
  }, [deferredLog]);

  return (
    <>
      <div role="group" className={styles.box} data-no-markdown>
        <label>
          <Translate id="site.MessageFinder.label" description="Label of the box that finds messages in a log">
            Paste a log or an error
          </Translate>
          <textarea
            rows={5}
            spellCheck={false}
            value={log}
            aria-describedby={hint}
            onChange={({ target }) => setLog(target.value)}
          />
        </label>
        <p id={hint}>
          <Translate id="site.MessageFinder.hint" description="Below the box that finds messages in a log">
            It is compared with the list below, in your browser. Nothing is sent.
          </Translate>
        </p>
        <p role="status">{deferredLog.trim() !== '' && <Found count={matches.length} />}</p>
      </div>
      {matches.length > 0 && (
        // Plain links, as the build wrote them: those of the list would be fetched ahead.
        <div role="presentation" onClick={onClick}>
          <ol>
            {matches.slice(0, SHOWN).map(({ anchor, text, html }) => (
              <li key={anchor} className={styles.message}>
                <a href={`#${anchor}`}>{text}</a>
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div ref={list} className={styles.message} data-no-search>
        {children}
      </div>
    </>
  );
}

function Found({ count }: { count: number }): ReactNode {
  if (count === 0) {
    return (
      <Translate
        id="site.MessageFinder.none"
        description="No message of the list is in the log; search is a link"
        values={{
          search: (
            <Link to="/search/">
              <Translate id="site.MessageFinder.search">Search this site</Translate>
            </Link>
          ),
        }}
      >
        {'No known message found. {search}.'}
      </Translate>
    );
  }
  if (count === 1) {
    return (
      <Translate id="site.MessageFinder.one" description="One message of the list is in the log">
        1 of the messages below matches.
      </Translate>
    );
  }
  return (
    <Translate
      id="site.MessageFinder.count"
      description="How many messages of the list are in the log"
      values={{ count, shown: Math.min(count, SHOWN) }}
    >
      {'{count} of the messages below match. The likeliest is first.'}
    </Translate>
  );
}

function finderOf(entries: readonly Entry[]): (log: string) => Entry[] {
  const match = createMatcher(entries);
  return (log) => match(log).flatMap((index) => entries[index] ?? []);
}
