import React, { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Problem, ProblemKind } from '../../check/types';
import { KIND_TITLES, KINDS } from '../kinds';

interface Props {
  problems: readonly Problem[];
  onGo: (problem: Problem) => void;
  onFix: (problem: Problem) => void;
}

/** Thousands of problems would keep the browser busy. */
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
        {KIND_TITLES[kind]} ({problems.length})
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
          Show all {problems.length}
        </button>
      )}
    </section>
  );
}

function Entry({ problem, onGo, onFix }: Pick<Props, 'onGo' | 'onFix'> & { problem: Problem }): ReactNode {
  const { line, column, message, why, fix, link, edit } = problem;
  return (
    <>
      <p className="cc-message">
        <button type="button" className="cc-place" onClick={() => onGo(problem)}>
          Line {line}, column {column}
        </button>{' '}
        {message}
      </p>
      <dl>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>Fix</dt>
        <dd>{fix}</dd>
      </dl>
      <p className="cc-actions">
        {edit && (
          <button type="button" className="button button--secondary button--sm" onClick={() => onFix(problem)}>
            {edit.label}
          </button>
        )}
        <Link to={link}>Read the guide</Link>
      </p>
    </>
  );
}
