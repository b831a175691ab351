import { memberOf, type CharacterFile } from '../characterFile';
import { characterSchema } from '../characterSchema';
import { removePart, renameMember } from '../edits';
import { MEMBERS, OTHER_NAMES, SETTING_NAME, type KnownMember } from '../facts/members';
import { nearestName } from '../nearestName';
import { excerpt, objectsIn, valueOf, type JsonMember, type JsonNode, type JsonObject } from '../readJson';
import { findingAt, firstOf, type Finding, type Rule } from '../rule';
import type { Proof } from '../types';
import { namesModel } from './models';

const ALL = '/docs/core/characterfile/#all-members';

interface Visit {
  object: JsonObject;
  member: JsonMember;
  /** Names of the objects around it. */
  path: readonly string[];
  known?: KnownMember;
  /** All names in the object. */
  written: ReadonlySet<string>;
  /** The names that the release knows here. */
  names: Readonly<Record<string, KnownMember>>;
}

/** Fields that the schema lets pass, although nothing reads them. */
export const MEMBER_RULES: readonly Rule[] = [
  {
    id: 'repeated-member',
    kind: 'ignored',
    finds: 'a field that appears twice in one object',
    why: 'JSON.parse keeps only the last of them.',
    link: ALL,
    proof: [{ file: 'agent/src/index.ts', line: 186, shows: 'JSON.parse(content)' }],
    find: findRepeated,
  },
  {
    id: 'unknown-member',
    kind: 'ignored',
    finds: 'a field that the release doesn’t know',
    why: 'The schema accepts it, but nothing in the release reads it.',
    link: ALL,
    proof: [{ file: 'packages/core/src/environment.ts', line: 66, shows: 'z.object' }],
    find: findUnknown,
  },
  {
    id: 'unread-member',
    kind: 'ignored',
    finds: 'a field that the release knows, but doesn’t read',
    why: 'It is in the type of a character, but has no effect in 0.1.7.',
    link: '/docs/core/character-reference/#what-doesnt-work-in-017',
    proof: unreadProofs(MEMBERS),
    find: findUnread,
  },
];

function findRepeated(file: CharacterFile): Finding[] {
  return objectsIn(file.root).flatMap((object) => {
    const last = new Map(object.members.map((member) => [member.name, member]));
    return firstOf(object.members.filter((member) => last.get(member.name) !== member)).map((member) =>
      findingAt(
        member,
        `${excerpt(member.name)} appears twice here, and this one has no effect.`,
        'Keep one of them.',
        removePart('Remove this one', object, member),
      ),
    );
  });
}

function findUnknown(file: CharacterFile): Finding[] {
  return firstOf(visit(file).filter((one) => !one.known && !isNote(one.member.name) && !isReportedElsewhere(one))).map(
    unknown,
  );
}

/** Other rules say what is to be done with the name of a model, and with a line of .env. */
function isReportedElsewhere({ member, path }: Visit): boolean {
  const inSettings = path[0] === 'settings';
  return inSettings && path.length === 1
    ? member.name.includes('=')
    : (!inSettings || path[1] === 'modelConfig') && namesModel(member);
}

function unknown({ member, path, names, written }: Visit): Finding {
  const { name } = member;
  const inside = path.length > 0 ? ` in ${path.join('.')}` : '';
  const message = `The release doesn’t know the field ${excerpt(name)}${inside}.`;
  const free = Object.keys(names).filter((other) => !written.has(other));
  const other = path.length === 0 && Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  // Where the release knows the name, if it is in one place only.
  const [home, ...homes] = homesOf(name, MEMBERS, []);
  if (home && homes.length === 0 && home.join() !== path.join()) {
    const fix =
      home.length === 0
        ? `${name} belongs to the character itself, outside ${path.join('.')}.`
        : `Move it into ${home.join('.')}.`;
    return findingAt(member, message, fix);
  }
  if (other) {
    const edit = !written.has(other) && fits(other, member.value) ? renameMember(member, other) : undefined;
    return findingAt(member, message, `In 0.1.7 this is ${other}. Move its value there.`, edit);
  }
  const near = nearestName(name, free);
  if (near) {
    const fix = `Rename it to ${near} if you mean that. Otherwise, remove it.`;
    return findingAt(member, message, fix, renameMember(member, near));
  }
  const fix =
    path[0] === 'settings' || SETTING_NAME.test(name)
      ? 'If it is a setting, put it into settings.secrets, under the name of its variable in .env. Otherwise, remove it.'
      : 'Move its content into bio, lore or system, which the model reads. Otherwise, remove it.';
  return findingAt(member, message, fix);
}

function findUnread(file: CharacterFile): Finding[] {
  return firstOf(visit(file).filter(({ known }) => known?.unread)).map(({ object, member, path, known }) => {
    const isSteps = member.name === 'steps' && !memberOf(object, 'numIterations');
    return {
      ...findingAt(
        member,
        `Nothing reads ${[...path, member.name].join('.')}.`,
        isSteps ? 'Rename it to numIterations.' : 'Remove it.',
        isSteps ? renameMember(member, 'numIterations') : undefined,
      ),
      why: `It has no effect in 0.1.7: ${known?.unread ?? ''}.`,
    };
  });
}

/** Whether the release would accept a value as that of a field of the character. */
function fits(name: string, value: JsonNode): boolean {
  const { shape } = characterSchema;
  return Object.entries(shape).some(([key, schema]) => key === name && schema.safeParse(valueOf(value)).success);
}

/** All members at places where the release knows which ones there are. */
function visit({ root }: CharacterFile): Visit[] {
  return root ? visitMembers(root, MEMBERS, []) : [];
}

function visitMembers(object: JsonObject, names: Visit['names'], path: readonly string[]): Visit[] {
  const written = new Set(object.members.map(({ name }) => name));
  return object.members.flatMap((member) => {
    const isSetting = path.length === 1 && path[0] === 'settings' && SETTING_NAME.test(member.name);
    const known = Object.hasOwn(names, member.name) ? names[member.name] : isSetting ? {} : undefined;
    const inner =
      known?.members && member.value.type === 'object'
        ? visitMembers(member.value, known.members, [...path, member.name])
        : [];
    return [{ object, member, path, written, names, ...(known && { known }) }, ...inner];
  });
}

/** All places where the release knows a name. */
function homesOf(name: string, names: Visit['names'], path: readonly string[]): (readonly string[])[] {
  return [
    ...(Object.hasOwn(names, name) ? [path] : []),
    ...Object.entries(names).flatMap(([key, { members }]) => (members ? homesOf(name, members, [...path, key]) : [])),
  ];
}

/** People write notes as members with such names, and know that nothing reads them. */
function isNote(name: string): boolean {
  return /^(?:[_$#]|\/\/)/u.test(name) && name !== '__proto__';
}

function unreadProofs(members: Visit['names']): Proof[] {
  return Object.values(members).flatMap(({ proof, members: inner }) => [
    ...(proof ? [proof] : []),
    ...(inner ? unreadProofs(inner) : []),
  ]);
}
