import React, { useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { listenForSource } from '../../source-on-page/client/listenForSource';
import styles from './styles.module.css';

export interface ReleaseBarProps {
  /** Package and version, such as `@elizaos/core 0.1.7`. */
  release: string;
  /** What the page's symbol is, such as `interface`. */
  kind?: string;
  /** The same symbol in another snapshot. */
  counterpart?: { release: string; route: string };
}

/**
 * Shown above a page of the API reference: the kind of symbol, the release, and a link to the same symbol in the other
 * snapshot.
 */
export default function ReleaseBar({ release, kind, counterpart }: ReleaseBarProps): ReactNode {
  useEffect(() => {
    // At once, so that no click is lost.
    listenForSource();
    import('../../leads/client/fillBuiltHtml').then(
      ({ fillBuiltHtml }) => fillBuiltHtml(),
      // The links to the guides work without it.
      () => undefined,
    );
  }, []);
  return (
    <p className={styles.bar}>
      {kind && <span>{kind}</span>}
      <span>{release}</span>
      {counterpart && (
        <span>
          Also in <Link to={counterpart.route}>{counterpart.release}</Link>
        </span>
      )}
    </p>
  );
}
