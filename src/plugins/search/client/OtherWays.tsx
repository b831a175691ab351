import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import topics from '@generated/search/default/faq.json';
import Heading from '@theme/Heading';
import { COMMUNITY_CHAT, RELEASE } from '@site/src/release/version';

/** Where else an answer may be, for a query that found nothing. */
export default function OtherWays({ query }: { query: string }): ReactNode {
  const issue = new URLSearchParams({
    title: `Documentation: nothing found for “${query}”`,
    body: `I searched the documentation of ${RELEASE.version} for “${query}” and found nothing.\n\nWhat I wanted to know or do:\n`,
  });
  return (
    <>
      <Heading as="h2">Other ways to an answer</Heading>
      <ul>
        <li>
          <Link to={COMMUNITY_CHAT}>Ask in the chat</Link>
        </li>
        <li>
          <Link to={`${RELEASE.repository}/issues/new?${issue.toString()}`}>Report a gap</Link>
        </li>
      </ul>
      {topics.length > 0 && (
        <>
          <Heading as="h3">Topics of the FAQ</Heading>
          <ul>
            {topics.map(({ route, label }) => (
              <li key={route}>
                <Link to={`/${route}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
