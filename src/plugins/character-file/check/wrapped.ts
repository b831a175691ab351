import { characterSchema } from './characterSchema';
import { MEMBERS } from './facts/members';
import type { JsonNode, JsonObject } from './jsonTree';

/** The release reads one level of members above them; files of other tools have one or two around the character. */
const MAX_LEVELS = 3;
const REQUIRED: ReadonlySet<string> = new Set(
  Object.entries(characterSchema.shape).flatMap(([name, schema]) => (schema.isOptional() ? [] : [name])),
);

/**
 * The characters inside a file that is none itself, such as that in `{ "character": {…} }` or in a list.
 *
 * @returns the objects that have more of what a character requires than the file itself; empty if the file is a character
 */
export function charactersInside(root: JsonNode): JsonObject[] {
  const own = root.type === 'object' ? requiredIn(root) : 0;
  return objectsInside(root, MAX_LEVELS).filter((object) => requiredIn(object) > Math.max(own, 1));
}

function objectsInside(node: JsonNode, levels: number): JsonObject[] {
  if (node.type === 'scalar' || levels === 0) {
    return [];
  }
  const inside =
    node.type === 'list'
      ? node.items
      : node.members.filter(({ name }) => !Object.hasOwn(MEMBERS, name)).map(({ value }) => value);
  return inside.flatMap((one) => [...(one.type === 'object' ? [one] : []), ...objectsInside(one, levels - 1)]);
}

function requiredIn({ members }: JsonObject): number {
  return new Set(members.map(({ name }) => name).filter((name) => REQUIRED.has(name))).size;
}
