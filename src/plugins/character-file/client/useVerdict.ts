import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { RELEASE } from '@site/src/release/version';
import type { ProblemKind } from '../check/types';
import type { Checked } from './useCheck';

/** The verdict in a sentence or two; empty without a text. */
export function useVerdict(checked: Checked | undefined): string {
  const { selectMessage } = usePluralForm();
  if (!checked || checked.text.trim() === '') {
    return '';
  }
  const count = (kind: ProblemKind): number => checked.problems.filter((problem) => problem.kind === kind).length;
  const told = (number: number, forms: string): string =>
    number === 0 ? '' : ` ${selectMessage(number, forms).replaceAll('{count}', String(number))}`;
  const release = { release: RELEASE.version };
  if (checked.accepted === undefined) {
    return translate({
      id: 'site.CharacterChecker.notChecked',
      message: 'This file is too large to be checked.',
      description: 'The verdict on a file that is too large',
    });
  }
  const ignored = told(
    count('ignored'),
    translate({
      id: 'site.CharacterChecker.ignoredParts',
      message: '{count} part has no effect.|{count} parts have no effect.',
      description: 'How many parts of a file the release does not use, singular and plural',
    }),
  );
  const advice = told(
    count('advice'),
    translate({
      id: 'site.CharacterChecker.adviceParts',
      message: '{count} piece of advice.|{count} pieces of advice.',
      description: 'How many pieces of advice there are, singular and plural',
    }),
  );
  const failures = count('fails');
  if (checked.accepted && failures > 0) {
    const fails = translate(
      {
        id: 'site.CharacterChecker.doesNotRun',
        message: 'This file passes the schema of Eliza {release}, but the agent doesn’t run with it.',
        description: 'The verdict on a file that is accepted, but with which the agent does not start or answer',
      },
      release,
    );
    return fails + told(failures, reasonsToFix()) + ignored + advice;
  }
  if (checked.accepted) {
    const loads = translate(
      {
        id: 'site.CharacterChecker.loads',
        message: 'Eliza {release} loads this file.',
        description: 'The verdict on a file that the release loads',
      },
      release,
    );
    const rest = ignored + advice;
    return rest
      ? loads + rest
      : `${loads} ${translate({ id: 'site.CharacterChecker.good', message: 'No problems found.', description: 'Follows the verdict' })}`;
  }
  const refuses = translate(
    {
      id: 'site.CharacterChecker.refuses',
      message: 'Eliza {release} refuses this file.',
      description: 'The verdict on a file that the release does not load',
    },
    release,
  );
  return refuses + told(count('refused') + failures, reasonsToFix()) + ignored + advice;
}

function reasonsToFix(): string {
  return translate({
    id: 'site.CharacterChecker.reasons',
    message: '{count} problem to fix first.|{count} problems to fix first.',
    description: 'How many problems keep an agent from running with the file, singular and plural',
  });
}
