import {
  excerpt,
  objectsIn,
  type JsonList,
  type JsonMember,
  type JsonNode,
  type JsonObject,
  type Place,
} from './jsonTree';
import type { Edit } from './types';

/** Replaces a value by another one. */
export function replaceNode(label: string, { from, to }: Place, insert: string): Edit {
  return { label, changes: [{ from, to, insert }] };
}

/** Writes a string instead of a value. */
export function writeName(node: Place, name: string): Edit {
  return replaceNode(`Write "${excerpt(name)}"`, node, JSON.stringify(name));
}

/** Gives a member another name. */
export function renameMember({ from, nameEnd }: JsonMember, name: string): Edit {
  return replaceNode(`Rename it to ${name}`, { from, to: nameEnd }, JSON.stringify(name));
}

/** The members that an edit renames, with the objects that they are in. Its changes are in the order of the text. */
export function renamesIn(tree: JsonNode | undefined, { changes }: Edit): { object: JsonObject; name: string }[] {
  const inserts = new Map(changes.filter(({ insert }) => insert !== '').map((change) => [change.from, change]));
  const place = { from: changes[0]?.from ?? 0, to: changes.at(-1)?.to ?? 0 };
  return objectsIn(tree, place).flatMap((object) =>
    object.members.flatMap((member) => {
      const change = inserts.get(member.from);
      const name = change?.to === member.nameEnd ? (JSON.parse(change.insert) as string) : member.name;
      return name === member.name ? [] : [{ object, name }];
    }),
  );
}

/** Removes a member of an object, or an item of a list, with the comma that belongs to it. */
export function removePart(label: string, parent: JsonObject | JsonList, part: JsonMember | JsonNode): Edit {
  const parts: readonly Place[] = parent.type === 'object' ? parent.members : parent.items;
  const place = parts.indexOf(part);
  const before = parts[place - 1];
  const after = parts[place + 1];
  const from = after || !before ? part.from : before.to;
  const to = after ? after.from : part.to;
  return replaceNode(label, { from, to }, '');
}

/** Adds a member at the end of an object, in the style of the file. */
export function addMember(text: string, parent: JsonObject, name: string, value: string): Edit {
  const label = `Add ${name}`;
  const member = `${JSON.stringify(name)}: ${value}`;
  const last = parent.members.at(-1);
  if (!last) {
    return replaceNode(label, { from: parent.from + 1, to: parent.from + 1 }, member);
  }
  const [gap = ' '] = /(?:\r\n|[\r\n])[ \t]*$/u.exec(text.slice(0, last.from)) ?? [];
  return replaceNode(label, { from: last.to, to: last.to }, `,${gap}${member}`);
}
