import React, { type ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import type { DigestPage as PageData } from '../pages';
import { channelName } from '../channels';
import ArchivePage from './ArchivePage';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';
import { releaseFile } from '@site/src/release/version';
import { recordOf } from '../route';
import { useInternalLinks } from '@site/src/components/useInternalLinks';

/** A digest: the notice for channels about prices, the digest itself, the other channels of the day, its source. */
export default function DigestPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const record = recordOf(page.channel, page.date);
  return (
    <ArchivePage page={page} toc={page.toc}>
      {page.priceTalk && (
        <Admonition type="caution">
          <p>People talked about tokens and markets here. None of it is advice, and none of it was checked.</p>
        </Admonition>
      )}
      {page.quiet && <p className={styles.soft}>A quiet day: no answers or decisions are known.</p>}
      <div
        role="presentation"
        className={styles.body}
        onClick={followLink}
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
      {page.sameDay.length > 0 && (
        <p className={styles.sameDay}>
          The same day in other channels:{' '}
          {page.sameDay.map((other, index) => (
            <React.Fragment key={other}>
              {index > 0 && ', '}
              <Link to={routes.digest(other, page.date)}>{channelName(other)}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
      {record && (
        <p className={styles.source} data-no-search>
          <Link to={releaseFile(record)}>Source: the record of this day in the framework’s repository</Link>
        </p>
      )}
    </ArchivePage>
  );
}
