import React, { type ReactNode, type RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { LogAnswer } from '../../engine';
import { RELEASE } from '@site/src/release/version';
import styles from './styles.module.css';

interface Props {
  answer: LogAnswer | undefined;
  isPending: boolean;
  /** The list of all messages, which has cause and fix of each. */
  list: RefObject<HTMLElement>;
}

/** How many of the messages in a log are shown. */
const SHOWN = 8;

/** What a log contains, or what to do if it contains no known message. */
export default function Answer({ answer, isPending, list }: Props): ReactNode {
  return (
    <>
      <p role="status">{answer ? summaryOf(answer) : isPending && 'Comparing…'}</p>
      {answer && answer.messages.length > 0 && (
        <ol className={styles.message}>
          {answer.messages.slice(0, SHOWN).map(({ anchor, seen, found }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{seen.replaceAll('`', '')}</a>
              <p>
                In your log: <Code texts={found} />
              </p>
              <div dangerouslySetInnerHTML={{ __html: causesOf(list.current, anchor) }} />
            </li>
          ))}
        </ol>
      )}
      {answer?.messages.length === 0 && <OtherWays error={answer.error} />}
    </>
  );
}

function summaryOf({ messages, known }: LogAnswer): string {
  if (messages.length === 0) {
    return `None of the ${known} known messages is in this log.`;
  }
  return messages.length === 1
    ? `1 of the ${known} known messages is in this log.`
    : `${messages.length} of the ${known} known messages are in this log. The likeliest is first.`;
}

function Code({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text, index) => (
    <React.Fragment key={text}>
      {index > 0 && ', '}
      <code>{text}</code>
    </React.Fragment>
  ));
}

/** Cause and fix of a message, as the build wrote them. */
function causesOf(list: HTMLElement | null, anchor: string): string {
  const causes =
    list
      ?.querySelector(`#${CSS.escape(anchor)}`)
      ?.closest('[data-message]')
      ?.querySelectorAll('dl') ?? [];
  return [...causes].map(({ outerHTML }) => outerHTML).join('');
}

function OtherWays({ error }: { error: LogAnswer['error'] }): ReactNode {
  const search = useBaseUrl('/search/');
  const issue = new URLSearchParams({
    title: `Documentation: no entry for “${error?.line ?? ''}”`,
    body: `Release ${RELEASE.version}. The troubleshooting page explains no message of this log:\n\n\`\`\`\n${error?.line ?? ''}\n\`\`\`\n\nWhat I did:\n`,
  });
  return (
    <>
      {error && (
        <p>
          This line looks most like the error: <code>{error.line}</code>
        </p>
      )}
      <ul>
        <li>
          <a href={error ? `${search}?q=${encodeURIComponent(error.words)}` : search}>
            {error ? `Search for its words: ${error.words}` : 'Search this site'}
          </a>
        </li>
        <li>
          <a href={`${RELEASE.repository}/issues/new?${issue.toString()}`}>Report the missing entry</a>
        </li>
      </ul>
    </>
  );
}
