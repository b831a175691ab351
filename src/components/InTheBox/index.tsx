import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { PART_KINDS, type PartKind } from './parts';
import styles from './styles.module.css';

/** Everything in the release, each a link to its page or heading. */
export default function InTheBox(): ReactNode {
  return (
    <ul className={styles.kinds}>
      {Object.values<PartKind>(PART_KINDS).map(({ title, to, text, members }) => (
        <li key={title} className={styles.kind}>
          <div>
            <Heading as="h3">
              <Link to={to}>
                {Object.keys(members).length} {title.toLowerCase()}
              </Link>
            </Heading>
            <p>{text}</p>
          </div>
          <ul className={styles.members}>
            {Object.entries(members).map(([name, page]) => (
              <li key={name}>
                <Link to={page}>{name}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
