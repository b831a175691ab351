import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { RELEASE, releaseFile } from '@site/src/release/version';
import type { Proved } from '../withProved';
import { describeProved } from './describeProved';
import styles from './styles.module.css';

export interface Props {
  sources: readonly string[];
  proved?: Proved;
}

/** At the end of a guide: the files of the release that it was checked against, and how much of it ran on the release. */
export default function CheckedSources({ sources, proved }: Props): ReactNode {
  const ran = proved && describeProved(proved);
  return (
    <details className={styles.checked} data-sources>
      <summary>
        Checked against {RELEASE.version}: {sources.length} source {sources.length === 1 ? 'file' : 'files'}
        {ran && `; ${ran}`}
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <Link to={releaseFile(source)}>{source}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
