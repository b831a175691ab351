import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { PART_KINDS, type PartKind } from './parts';
import styles from './styles.module.css';

/** Names and numbers of everything in the release. */
export default function InTheBox(): ReactNode {
  return (
    <ul className={styles.kinds}>
      {Object.values<PartKind>(PART_KINDS).map(({ title, to, text, names, pages }) => (
        <li key={title} className={styles.kind}>
          <Heading as="h3" className={styles.title}>
            <Link to={to}>
              <span className={styles.count}>{names.length}</span> {title.toLowerCase()}
            </Link>
          </Heading>
          <p className={styles.text}>{text}</p>
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>{pages ? <Link to={`${pages}${name}/`}>{name}</Link> : name}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
