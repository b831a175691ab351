import { CharacterFile } from './characterFile';
import { MOST_CHARACTERS } from './limits';
import { MOST_FINDINGS, type Finding, type Rule } from './rule';
import { RULES } from './rules';
import { placeFinder, type PlaceFinder } from './places';
import type { CheckedCharacter, Problem } from './types';

/**
 * Checks a character file as the release would, and finds what the release would accept but not do. Never throws, and
 * runs anywhere: it reads nothing but the text.
 *
 * @param text - the file as it is
 * @returns whether the release accepts it, and what is wrong, in the order of the text
 */
export function checkCharacter(text: string): CheckedCharacter {
  if (text.length > MOST_CHARACTERS) {
    return { problems: [tooLarge(text)], accepted: undefined };
  }
  const file = new CharacterFile(text);
  const findPlace = placeFinder(text);
  const problems = RULES.flatMap((rule) => {
    const findings = rule.find(file);
    const areMore = findings.length > MOST_FINDINGS;
    return findings
      .slice(0, MOST_FINDINGS)
      .map((finding, index) => problemOf(rule, finding, findPlace, areMore && index === MOST_FINDINGS - 1));
  });
  problems.sort((one, other) => one.from - other.from);
  return {
    problems,
    accepted: file.accepted,
    ...(file.value !== undefined && { character: file.value }),
  };
}

function problemOf(rule: Rule, finding: Finding, findPlace: PlaceFinder, isLastOfMany: boolean): Problem {
  const { from, to, message, fix, why = rule.why, edit } = finding;
  return {
    rule: rule.id,
    kind: rule.kind,
    message: isLastOfMany ? `${message} There are more of this kind.` : message,
    why,
    fix,
    link: rule.link,
    from,
    to,
    ...findPlace(from),
    ...(edit && { edit }),
  };
}

function tooLarge(text: string): Problem {
  return {
    rule: 'too-large',
    kind: 'advice',
    message: `The file has ${Math.round(text.length / 1_000_000)} million characters, so it was not checked.`,
    why: 'Files of more than a million characters are not checked. The release has no limit, but every prompt must fit into what the model reads.',
    fix: 'Put long texts into knowledge of another form: see the guide.',
    link: '/docs/recipes/answer-from-documents/',
    from: 0,
    to: 0,
    line: 1,
    column: 1,
  };
}
