import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import topics from '@generated/search/default/faq.json';
import Heading from '@theme/Heading';
import { COMMUNITY_CHAT, RELEASE } from '@site/src/release/version';

/** Where else an answer may be, for a query that found nothing. */
export default function OtherWays({ query }: { query: string }): ReactNode {
  const issue = new URLSearchParams({
    title: translate(
      {
        id: 'site.Search.issueTitle',
        message: 'Documentation: nothing found for “{query}”',
        description: 'Title of the issue that a reader opens for a missing answer',
      },
      { query },
    ),
    body: translate(
      {
        id: 'site.Search.issueBody',
        message:
          'I searched the documentation of {version} for “{query}” and found nothing.\n\nWhat I wanted to know or do:\n',
        description: 'Start of the text of that issue',
      },
      { query, version: RELEASE.version },
    ),
  });
  return (
    <>
      <Heading as="h2">
        <Translate id="site.Search.otherWays" description="Heading above other ways to find an answer">
          Other ways to an answer
        </Translate>
      </Heading>
      <ul>
        <li>
          <Link to={COMMUNITY_CHAT}>
            <Translate id="site.Search.chat" description="Link to the chat">
              Ask in the chat
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={`${RELEASE.repository}/issues/new?${issue.toString()}`}>
            <Translate id="site.Search.report" description="Link that opens an issue for a missing answer">
              Report a gap
            </Translate>
          </Link>
        </li>
      </ul>
      {topics.length > 0 && (
        <>
          <Heading as="h3">
            <Translate id="site.Search.faq" description="Heading above the topics of the FAQ">
              Topics of the FAQ
            </Translate>
          </Heading>
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
