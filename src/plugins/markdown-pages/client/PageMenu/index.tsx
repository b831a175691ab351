import React, { useState, type ComponentType, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { INDEX_FILE } from '../../addresses';
import MarkdownLink from '@site/src/plugins/markdown-pages/client/MarkdownLink';
import { useMarkdownAddress } from '../useMarkdownAddress';
import { copyText } from './copyText';
import type * as actionsModule from './PageActions';
import styles from './styles.module.css';

const loadActions = (): Promise<typeof actionsModule> => import('./PageActions');

/**
 * A button that copies the page as Markdown, and beside it a menu. What the button and the menu need is loaded when they
 * are used, so that no page pays for it; nothing is sent anywhere before a click.
 */
export default function PageMenu(): ReactNode {
  const file = useMarkdownAddress();
  // The key closes the menu on the next page, and takes back what the button said.
  return <Menu key={file} file={file} />;
}

function Menu({ file }: { file: string }): ReactNode {
  const index = useBaseUrl(INDEX_FILE);
  const [Actions, setActions] = useState<ComponentType<actionsModule.Props>>();
  const [status, setStatus] = useState<'' | 'Copied' | 'Failed: view it instead'>();
  const load = async (): Promise<void> => {
    try {
      const { default: loaded } = await loadActions();
      setActions(() => loaded);
    } catch {
      // The links work without it, and the next click tries again.
    }
  };
  const copy = async (above = ''): Promise<void> => {
    setStatus('');
    const text = loadActions().then(async ({ pageText }) => above + (await pageText(file)));
    setStatus((await copyText(text)) ? 'Copied' : 'Failed: view it instead');
  };

  return (
    <div className={styles.menu} data-no-markdown>
      <MarkdownLink />
      <button type="button" onClick={() => void copy()}>
        Copy page
      </button>
      <details onToggle={() => void load()}>
        <summary aria-label="More ways to use this page" />
        <div>
          {Actions && <Actions file={file} copyBelow={(text) => void copy(text)} />}
          <a href={file}>View as Markdown</a>
          <a href={index}>All pages (llms.txt)</a>
        </div>
      </details>
      {status !== undefined && <span role="status">{status}</span>}
    </div>
  );
}
