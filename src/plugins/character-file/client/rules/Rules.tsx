import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import rules from '@generated/character-file/default/rules.json';
import { releaseFile } from '@site/src/release/version';
import type { ListedRule } from '../../listRules';

const GROUPS: readonly { kind: ListedRule['kind']; title: ReactNode; meaning: ReactNode }[] = [
  {
    kind: 'refused',
    title: 'Refused',
    meaning: 'The release doesn’t load the file, and the agent doesn’t start.',
  },
  {
    kind: 'fails',
    title: 'Fails',
    meaning: 'The file passes the schema, but the agent doesn’t start with it, or can’t answer.',
  },
  {
    kind: 'ignored',
    title: 'No effect',
    meaning: 'The agent runs, but this part doesn’t do what it says.',
  },
  {
    kind: 'advice',
    title: 'Advice',
    meaning: 'It works, but perhaps not as you mean it.',
  },
];

/** All rules, by what the release does with the mistake. */
export default function Rules(): ReactNode {
  return GROUPS.map(({ kind, title, meaning }) => (
    <React.Fragment key={kind}>
      <Heading as="h3" id={`rules-${kind}`}>
        {title}
      </Heading>
      <p>{meaning}</p>
      {/* As wide as lists in the text of a page. No style sheet, because all pages would load it. */}
      <ul style={{ maxWidth: '62ch', overflowWrap: 'anywhere' }}>
        {rules
          .filter((rule) => rule.kind === kind)
          .map((rule) => (
            <Rule key={rule.id} {...rule} />
          ))}
      </ul>
    </React.Fragment>
  ));
}

function Rule({ id, finds, why, link, proof }: ListedRule): ReactNode {
  return (
    <li id={`rule-${id}`}>
      <strong>{finds.charAt(0).toUpperCase() + finds.slice(1)}</strong> (<code>{id}</code>)<br />
      {why}
      <br />
      <Link to={link}>Guide</Link>
      {' · '}
      Proof in the release:{' '}
      {proof.map(({ file, line }, index) => (
        <React.Fragment key={`${file}:${line}`}>
          {index > 0 && ', '}
          <Link to={`${releaseFile(file)}#L${line}`}>{`${file}:${line}`}</Link>
        </React.Fragment>
      ))}
    </li>
  );
}
