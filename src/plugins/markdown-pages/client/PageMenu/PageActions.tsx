import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { closeFromOutside } from './closeFromOutside';
import { copyTextOf } from './copyTextOf';

export interface Props {
  /** Address of the page's Markdown, without the host. */
  file: string;
}

/** What a reader can do with the page, besides opening links: copy it, or ask a model about it. */
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
    </>
  );
}

function Result({ copied }: { copied: boolean }): ReactNode {
  return copied ? ': copied' : ': failed, view it instead';
}
