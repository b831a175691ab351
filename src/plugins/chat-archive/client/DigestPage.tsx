import React, { type ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
          <p>
            <Translate id="site.ChatArchive.priceTalk" description="Standing notice on digests of talk about prices">
              People talked about tokens and markets here. Nothing of it is advice, and none of it was checked.
            </Translate>
          </p>
        </Admonition>
      )}
      {page.quiet && (
        <p className={styles.soft}>
          <Translate id="site.ChatArchive.quiet" description="Stands on the page of a quiet day">
            A quiet day: no answer and no decision is known.
          </Translate>
        </p>
      )}
      <div
        role="presentation"
        className={styles.body}
        onClick={followLink}
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
      {page.sameDay.length > 0 && (
        <p className={styles.sameDay}>
          <Translate id="site.ChatArchive.sameDay" description="Stands before links to the other channels of a day">
            The same day in other channels:
          </Translate>{' '}
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
          <Link to={releaseFile(record)}>
            <Translate
              id="site.ChatArchive.source"
              description="Link to the public record of a day, which is on GitHub"
            >
              Source: the record of this day in the framework’s repository
            </Translate>
          </Link>
        </p>
      )}
    </ArchivePage>
  );
}
