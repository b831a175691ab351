import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { RELEASE, releaseFile } from '@site/src/release/version';
import type { VerificationStats } from '../withVerification';
import { SOURCES_ANCHOR } from './anchor';
import { describeProved } from './describeProved';
import styles from './styles.module.css';

export interface Props {
  sources: readonly string[];
  proved?: VerificationStats;
}

/** At the end of a guide: the files of the release that it was checked against, and how much of it ran on the release. */
export default function CheckedSources({ sources, proved }: Props): ReactNode {
  const ran = proved && describeProved(proved);
  return (
    <details id={SOURCES_ANCHOR} className={styles.checked} data-no-markdown>
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
