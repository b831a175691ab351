import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { RELEASE, releaseFile } from '@site/src/release/version';
import styles from './styles.module.css';

/** At the end of a guide: the files of the release that it was checked against. */
export default function CheckedSources({ sources }: { sources: readonly string[] }): ReactNode {
  return (
    <details className={styles.checked}>
      <summary>
        Checked against {RELEASE.version}: {sources.length} {sources.length === 1 ? 'file' : 'files'} of the source
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
