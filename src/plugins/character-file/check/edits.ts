import type { JsonList, JsonMember, JsonNode, JsonObject } from './readJson';
import type { Edit } from './types';

/** Replaces a value by another one. */
export function replaceNode(label: string, { from, to }: { from: number; to: number }, insert: string): Edit {
  return { label, changes: [{ from, to, insert }] };
}

/** Gives a member another name. */
export function renameMember({ from, nameEnd }: JsonMember, name: string): Edit {
  return replaceNode(`Rename it to ${name}`, { from, to: nameEnd }, JSON.stringify(name));
}

/** Removes a member of an object, or an item of a list, with the comma that belongs to it. */
export function removePart(label: string, parent: JsonObject | JsonList, part: JsonMember | JsonNode): Edit {
  const parts: readonly { from: number; to: number }[] = parent.type === 'object' ? parent.members : parent.items;
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
