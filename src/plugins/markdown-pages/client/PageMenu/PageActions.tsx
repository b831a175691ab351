import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { RELEASE } from '@site/src/release/version';
import { closeFromOutside } from './closeFromOutside';
import { copyTextOf } from './copyTextOf';

export interface Props {
  /** Address of the page's Markdown, without the host. */
  file: string;
}

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

/** What a reader can do with the page, besides opening links: copy it, ask a model about it, or report a problem. */
export default function PageActions({ file }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const question = encodeURIComponent(`Read ${siteConfig.url}${file} and answer my questions about it.`);

  useEffect(() => {
    const menu = button.current?.closest('details');
    return menu ? closeFromOutside(menu) : undefined;
  }, []);

  return (
    <>
      <button ref={button} type="button" onClick={() => void copyTextOf(file).then(setCopied)}>
        Copy as Markdown
        <span role="status">{copied !== undefined && <Result copied={copied} />}</span>
      </button>
      <a target="_blank" rel="noopener noreferrer" href={`https://chatgpt.com/?q=${question}`}>
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

function Result({ copied }: { copied: boolean }): ReactNode {
  return copied ? ': copied' : ': failed, view it instead';
}
