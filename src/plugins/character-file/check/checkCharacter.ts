import { CharacterFile } from './characterFile';
import { renamesIn } from './edits';
import { keepsTexts } from './keepsTexts';
import { MAX_FILE_LENGTH } from './limits';
import { MAX_FINDINGS_PER_RULE, type Finding, type Rule } from './rule';
import { RULES } from './rules';
import { placeFinder, type PlaceFinder } from './places';
import type { CheckedCharacter, Edit, Problem } from './types';

/**
 * Checks a character file as the release would, and finds what the release would accept but not do. Never throws, and
 * runs anywhere: it reads nothing but the text.
 *
 * @param text - the file as it is
 * @returns whether the release accepts it, and what is wrong, in the order of the text
 */
export function checkCharacter(text: string): CheckedCharacter {
  if (text.length > MAX_FILE_LENGTH) {
    return { problems: [tooLarge(text)], accepted: undefined };
  }
  const file = new CharacterFile(text);
  const findPlace = placeFinder(text);
  const found = RULES.flatMap((rule) => {
    const findings = [rule.find(file) ?? []].flat();
    const areMore = findings.length > MAX_FINDINGS_PER_RULE;
    return findings.slice(0, MAX_FINDINGS_PER_RULE).map((finding, index): Found => {
      const edit = finding.edit && isSafeEdit(file, finding.edit) ? finding.edit : undefined;
      return { rule, finding: { ...finding, edit }, isLastOfMany: areMore && index === MAX_FINDINGS_PER_RULE - 1 };
    });
  });
  const problems = joinRenames(found, file).map((one) => problemOf(one, findPlace));
  problems.sort((one, other) => one.from - other.from);
  return { problems, accepted: file.accepted, character: file.value };
}

interface Found {
  rule: Rule;
  finding: Finding;
  isLastOfMany: boolean;
}

function isSafeEdit({ text, json }: CharacterFile, edit: Edit): boolean {
  // Of two members with the same name, only the last one is read.
  return (
    renamesIn(json.tree, edit).every(({ object, name }) => !object.members.some((member) => member.name === name)) &&
    keepsTexts(text, json, [edit])
  );
}

/** A missing member that another one only has to be renamed to is one problem, and only one member gets the name. */
function joinRenames(found: readonly Found[], { json }: CharacterFile): Found[] {
  const renames = new Map<string, Found>();
  const others: Found[] = [];
  for (const one of found) {
    const { edit } = one.finding;
    const keys = edit ? renamesIn(json.tree, edit).map(({ object, name }) => `${object.from} ${name}`) : [];
    if (keys.length === 0) {
      others.push(one);
    } else if (keys.some((key) => renames.has(key))) {
      others.push({ ...one, finding: { ...one.finding, edit: undefined } });
    } else {
      keys.forEach((key) => renames.set(key, one));
    }
  }
  const refused = others.map((one): Found => {
    const rename = renames.get(`${one.finding.from} ${one.finding.lacks ?? ''}`);
    return !rename || rename.rule.kind === 'refused'
      ? (rename ?? one)
      : { ...one, finding: { ...rename.finding, message: `${one.finding.message} ${rename.finding.message}` } };
  });
  const reported = new Set(refused.map(({ finding }) => finding.edit));
  return [...new Set([...refused, ...[...renames.values()].filter(({ finding }) => !reported.has(finding.edit))])];
}

function problemOf({ rule, finding, isLastOfMany }: Found, findPlace: PlaceFinder): Problem {
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
    edit,
  };
}

function tooLarge(text: string): Problem {
  return {
    rule: 'too-large',
    kind: 'advice',
    message: `The file has ${text.length.toLocaleString('en')} characters, so it was not checked.`,
    why: `Files of more than ${MAX_FILE_LENGTH.toLocaleString('en')} characters are not checked. The release has no limit, but every prompt must fit into what the model reads.`,
    fix: 'Move long texts out of the file, and store them as knowledge: see the guide.',
    link: '/docs/recipes/answer-from-documents/',
    from: 0,
    to: 0,
    line: 1,
    column: 1,
  };
}
