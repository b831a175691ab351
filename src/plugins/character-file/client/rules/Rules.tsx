import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import rules from '@generated/character-file/default/rules.json';
import { releaseFile } from '@site/src/release/version';
import type { ListedRule } from '../../listRules';

const GROUPS: readonly { kind: ListedRule['kind']; title: ReactNode; meaning: ReactNode }[] = [
  {
    kind: 'refused',
    title: (
      <Translate id="site.RuleList.refused" description="Heading of the rules for what the release refuses">
        Refused
      </Translate>
    ),
    meaning: (
      <Translate id="site.RuleList.refused.meaning" description="Below the heading of the rules for refused files">
        The release doesn’t load the file, and the agent doesn’t start.
      </Translate>
    ),
  },
  {
    kind: 'fails',
    title: (
      <Translate id="site.RuleList.fails" description="Heading of the rules for what keeps an agent from running">
        Fails
      </Translate>
    ),
    meaning: (
      <Translate id="site.RuleList.fails.meaning" description="Below the heading of the rules for failing agents">
        The file passes the schema, but the agent doesn’t start with it, or can’t answer.
      </Translate>
    ),
  },
  {
    kind: 'ignored',
    title: (
      <Translate id="site.RuleList.ignored" description="Heading of the rules for what has no effect">
        No effect
      </Translate>
    ),
    meaning: (
      <Translate id="site.RuleList.ignored.meaning" description="Below the heading of the rules for ignored parts">
        The agent runs, but this part doesn’t do what it says.
      </Translate>
    ),
  },
  {
    kind: 'advice',
    title: (
      <Translate id="site.RuleList.advice" description="Heading of the rules that give advice">
        Advice
      </Translate>
    ),
    meaning: (
      <Translate id="site.RuleList.advice.meaning" description="Below the heading of the rules that give advice">
        It works, but perhaps not as you mean it.
      </Translate>
    ),
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
      <Link to={link}>
        <Translate id="site.RuleList.guide" description="Link of a rule to the section of a guide">
          Guide
        </Translate>
      </Link>
      {' · '}
      <Translate id="site.RuleList.proof" description="Before the links to the lines of the release that prove a rule">
        Proof in the release:
      </Translate>{' '}
      {proof.map(({ file, line }, index) => (
        <React.Fragment key={`${file}:${line}`}>
          {index > 0 && ', '}
          <Link to={`${releaseFile(file)}#L${line}`}>{`${file}:${line}`}</Link>
        </React.Fragment>
      ))}
    </li>
  );
}
