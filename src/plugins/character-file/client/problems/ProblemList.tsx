import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Problem, ProblemKind } from '../../check/types';

interface Props {
  problems: readonly Problem[];
  onGo: (problem: Problem) => void;
  onFix: (problem: Problem) => void;
}

const KINDS: readonly ProblemKind[] = ['refused', 'fails', 'ignored', 'advice'];

/** Thousands of problems would take the browser long. */
const SHOWN = 40;

/** What is wrong with the file, the worst first, with a way to each place and a button for each safe fix. */
export default function ProblemList({ problems, onGo, onFix }: Props): ReactNode {
  return KINDS.map((kind) => {
    const ofKind = problems.filter((problem) => problem.kind === kind);
    return ofKind.length > 0 && <Group key={kind} kind={kind} problems={ofKind} onGo={onGo} onFix={onFix} />;
  });
}

function Group({ kind, problems, onGo, onFix }: Props & { kind: ProblemKind }): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? problems : problems.slice(0, SHOWN);
  return (
    <section className={`cc-group cc-${kind}`} aria-labelledby={`problems-${kind}`}>
      <h2 id={`problems-${kind}`}>
        {titleOf(kind)} ({problems.length})
      </h2>
      <ol>
        {shown.map((problem) => (
          <li key={`${problem.rule} ${problem.from} ${problem.to} ${problem.message}`}>
            <Entry problem={problem} onGo={onGo} onFix={onFix} />
          </li>
        ))}
      </ol>
      {shown.length < problems.length && (
        <button type="button" className="button button--secondary button--sm" onClick={() => setShowsAll(true)}>
          <Translate
            id="site.CharacterChecker.all"
            description="Button that shows all problems of a kind"
            values={{ count: problems.length }}
          >
            {'Show all {count}'}
          </Translate>
        </button>
      )}
    </section>
  );
}

function Entry({ problem, onGo, onFix }: Pick<Props, 'onGo' | 'onFix'> & { problem: Problem }): ReactNode {
  const { line, column, message, why, fix, link, edit } = problem;
  const place = translate(
    {
      id: 'site.CharacterChecker.place',
      message: 'Line {line}, column {column}',
      description: 'Button that moves the cursor to a problem',
    },
    { line, column },
  );
  return (
    <>
      <p className="cc-message">
        <button type="button" className="cc-place" onClick={() => onGo(problem)}>
          {place}
        </button>{' '}
        {message}
      </p>
      <dl>
        <dt>
          <Translate id="site.CharacterChecker.why" description="Before the reason why something is a problem">
            Why
          </Translate>
        </dt>
        <dd>{why}</dd>
        <dt>
          <Translate id="site.CharacterChecker.fix" description="Before what to do about a problem">
            Fix
          </Translate>
        </dt>
        <dd>{fix}</dd>
      </dl>
      <p className="cc-actions">
        {edit && (
          <button type="button" className="button button--secondary button--sm" onClick={() => onFix(problem)}>
            {edit.label}
          </button>
        )}
        <Link to={link}>
          <Translate id="site.CharacterChecker.guide" description="Link from a problem to the guide">
            Read the guide
          </Translate>
        </Link>
      </p>
    </>
  );
}

function titleOf(kind: ProblemKind): string {
  switch (kind) {
    case 'refused':
      return translate({
        id: 'site.CharacterChecker.refused',
        message: 'Refused',
        description: 'Heading of the problems because of which the release does not load a file',
      });
    case 'fails':
      return translate({
        id: 'site.CharacterChecker.fails',
        message: 'Fails',
        description: 'Heading of the problems with which an agent does not start or answer',
      });
    case 'ignored':
      return translate({
        id: 'site.CharacterChecker.ignored',
        message: 'No effect',
        description: 'Heading of the parts of a file that the release does not use',
      });
    case 'advice':
      return translate({
        id: 'site.CharacterChecker.advice',
        message: 'Advice',
        description: 'Heading of the problems that do not keep a file from working',
      });
  }
}
