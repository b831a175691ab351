import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { PART_KINDS, type PartKind, type State } from './parts';
import styles from './styles.module.css';

const STATES: readonly State[] = ['works', 'partly works', 'broken'];

/** After a number. */
const LABELS: Readonly<Record<State, string>> = { works: 'work', 'partly works': 'partly work', broken: 'broken' };

/** Everything in the release, by how much of it works, each a link to its page or heading. */
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
          <dl className={styles.states}>
            {STATES.map((state) => {
              const names = Object.keys(members).filter((name) => members[name]?.state === state);
              return (
                names.length > 0 && (
                  <React.Fragment key={state}>
                    <dt data-state={state}>
                      {names.length} {LABELS[state]}
                    </dt>
                    <dd>
                      {names.map((name) => (
                        <React.Fragment key={name}>
                          <Link to={members[name]?.page}>{name}</Link>{' '}
                        </React.Fragment>
                      ))}
                    </dd>
                  </React.Fragment>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
