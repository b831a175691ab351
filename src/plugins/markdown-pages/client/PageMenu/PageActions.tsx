import React, { useEffect, useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { RELEASE } from '@site/src/release/version';
import { closeFromOutside } from './closeFromOutside';

export { pageText } from './pageText';

export interface Props {
  /** Address of the page's Markdown, without the host. */
  file: string;
  /** Copies the page's Markdown below a text. */
  copyBelow: (text: string) => void;
}

/** Pages with steps to follow: lessons and recipes, but not the lists of them. */
const HAS_STEPS = /\/docs\/(?:recipes|tutorial)\/./u;

/** So much of a selection fits into the URL of an issue. */
const MAX_QUOTE_LENGTH = 1_000;

/**
 * Where a reader reports a problem of the page: an issue that has the URL, the release and the selected words.
 *
 * @param page - URL of the page, with its anchor
 */
function issueAbout(page: string, selected: string): string {
  const quote = selected.trim().slice(0, MAX_QUOTE_LENGTH);
  const issue = new URLSearchParams({
    title: `Documentation: ${new URL(page).pathname}`,
    body: `${page} (release ${RELEASE.version})\n\n${quote && `> ${quote.replaceAll('\n', '\n> ')}\n\n`}What is wrong or unclear:\n`,
  });
  return `${RELEASE.repository}/issues/new?${issue.toString()}`;
}

/** What stands above a page with steps in a prompt for a coding agent. */
function promptFor(url: string): string {
  return `Follow this guide in my project, which uses Eliza ${RELEASE.version} (${RELEASE.packageName}). Do the steps in order and run the guide's checks. If a step fails or needs a key, stop and ask me. Don't rely on what you remember of Eliza; look up names and settings in the documentation.

The guide, from ${url}:

`;
}

/**
 * What a reader can do with the page, besides copying it and opening links: have an agent follow it, ask a model about it,
 * or report a problem.
 */
export default function PageActions({ file, copyBelow }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const link = useRef<HTMLAnchorElement>(null);
  const url = siteConfig.url + file;
  const question = encodeURIComponent(`Read ${url} and answer my questions about it.`);

  useEffect(() => {
    const menu = link.current?.closest('details');
    return menu ? closeFromOutside(menu) : undefined;
  }, []);

  return (
    <>
      {HAS_STEPS.test(file) && (
        <button type="button" onClick={() => copyBelow(promptFor(url))}>
          Copy as prompt
        </button>
      )}
      <a ref={link} target="_blank" rel="noopener noreferrer" href={`https://chatgpt.com/?q=${question}`}>
        Open in ChatGPT
      </a>
      <a target="_blank" rel="noopener noreferrer" href={`https://claude.ai/new?q=${question}`}>
        Open in Claude
      </a>
      <a
        target="_blank"
        rel="noopener noreferrer"
        href={issueAbout(window.location.href, '')}
        // The selection may have changed since the menu was opened.
        onClick={({ currentTarget }) => {
          currentTarget.href = issueAbout(window.location.href, window.getSelection()?.toString() ?? '');
        }}
      >
        Report a problem
      </a>
    </>
  );
}
