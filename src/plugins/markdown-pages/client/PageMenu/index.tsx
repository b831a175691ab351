import React, { useState, type ComponentType, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { INDEX_FILE } from '../../addresses';
import MarkdownLink from '@site/src/plugins/markdown-pages/client/MarkdownLink';
import { useMarkdownAddress } from '../useMarkdownAddress';
import type { Props as ActionsProps } from './PageActions';
import styles from './styles.module.css';

/**
 * Links to the page as Markdown and to the list of all pages. What else the menu can do is loaded when it is opened, so
 * that no page pays for it; nothing is sent anywhere before a click.
 */
export default function PageMenu(): ReactNode {
  const file = useMarkdownAddress();
  const index = useBaseUrl(INDEX_FILE);
  const [Actions, setActions] = useState<ComponentType<ActionsProps>>();
  const load = async (): Promise<void> => {
    try {
      const { default: loaded } = await import('./PageActions');
      setActions(() => loaded);
    } catch {
      // The links work without it, and the next click tries again.
    }
  };

  return (
    // The key closes it on the next page.
    <details key={file} className={styles.menu} onToggle={() => void load()} data-no-markdown>
      <MarkdownLink />
      <summary>Copy page</summary>
      <div>
        {Actions && <Actions file={file} />}
        <a href={file}>View as Markdown</a>
        <a href={index}>All pages (llms.txt)</a>
      </div>
    </details>
  );
}
