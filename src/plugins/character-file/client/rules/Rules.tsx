import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import rules from '@generated/character-file/default/rules.json';
import { releaseFile } from '@site/src/release/version';
import type { ProblemKind } from '../../check/types';
import type { ListedRule } from '../../listRules';
import { KIND_TITLES, KINDS } from '../kinds';

const MEANINGS = {
  refused: 'The release doesn’t load the file, and the agent doesn’t start.',
  fails: 'The file passes the schema, but the agent doesn’t start with it, or can’t answer.',
  ignored: 'The agent runs, but this part doesn’t do what it says.',
  advice: 'It works, but maybe not as you intend.',
} as const satisfies Record<ProblemKind, string>;

/** All rules, by what the release does with the mistake. */
export default function Rules(): ReactNode {
  return KINDS.map((kind) => (
    <React.Fragment key={kind}>
      <Heading as="h3" id={`rules-${kind}`}>
        {KIND_TITLES[kind]}
      </Heading>
      <p>{MEANINGS[kind]}</p>
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
