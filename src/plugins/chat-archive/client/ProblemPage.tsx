import React, { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { useInternalLinks } from '@site/src/components/useInternalLinks';
import type { ProblemPage as PageData } from '../pages';
import { digestTitle } from '../channels';
import ArchivePage from './ArchivePage';
import { useArchiveRoutes } from './routes';
import styles from './styles.module.css';
import { tocItem } from './toc';

const ASKED_ON = 'asked-on';

/** A problem: its answer, and the questions of the chat about it. */
export default function ProblemPage({ page }: { page: PageData }): ReactNode {
  const routes = useArchiveRoutes();
  const followLink = useInternalLinks();
  const heading = page.days === 1 ? 'Asked on one day' : `Asked on ${page.days} days`;
  return (
    <ArchivePage page={page} toc={[...page.toc, tocItem(ASKED_ON, heading)]}>
      <div role="presentation" onClick={followLink}>
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: page.html }} />
        <section data-no-search>
          <Heading as="h2" id={ASKED_ON}>
            {heading}
          </Heading>
          <ul>
            {page.asked.map(({ channel, date, id, question }) => (
              <li key={channel + date + id}>
                <a href={`${routes.digest(channel, date)}#${id}`}>{question}</a>{' '}
                <span className={styles.soft}>{digestTitle(channel, date)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            <a href={routes.topic(page.topic)}>All days with this topic</a>
          </p>
        </section>
      </div>
    </ArchivePage>
  );
}
