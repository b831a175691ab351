export interface Place {
  from: number;
  to: number;
}

export interface JsonObject extends Place {
  type: 'object';
  members: JsonMember[];
}

export interface JsonList extends Place {
  type: 'list';
  items: JsonNode[];
}

export interface JsonScalar extends Place {
  type: 'scalar';
  value: string | number | boolean | null;
}

export type JsonNode = JsonObject | JsonList | JsonScalar;

/** A name and its value; its own place goes from the name to the end of the value. */
export interface JsonMember extends Place {
  name: string;
  nameEnd: number;
  value: JsonNode;
}

/**
 * The value of a node, as JSON.parse would make it: a name such as `__proto__` is a member like any other, and of members
 * with the same name the last one counts.
 *
 * @param node - a node of readJson
 */
export function valueOf(node: JsonNode): unknown {
  if (node.type === 'scalar') {
    return node.value;
  }
  if (node.type === 'list') {
    return node.items.map(valueOf);
  }
  const value = {};
  for (const { name, value: member } of node.members) {
    Object.defineProperty(value, name, {
      value: valueOf(member),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }
  return value;
}

/**
 * A node as JSON. Unlike `JSON.stringify(valueOf(node))` it keeps all members with the same name.
 *
 * @param indent - spaces before the line in which the node starts
 */
export function printNode(node: JsonNode, indent = ''): string {
  if (node.type === 'scalar') {
    return JSON.stringify(node.value);
  }
  const inner = `${indent}  `;
  const parts =
    node.type === 'list'
      ? node.items.map((item) => printNode(item, inner))
      : node.members.map(({ name, value }) => `${JSON.stringify(name)}: ${printNode(value, inner)}`);
  const [open, close] = node.type === 'list' ? '[]' : '{}';
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** The last value in an object; undefined in a list. */
export function lastValueIn(node: JsonNode): JsonNode | undefined {
  return node.type === 'object' ? node.members.at(-1)?.value : undefined;
}

/** The scalars in a node that a place touches, in the order of the text. */
export function scalarsIn(node: JsonNode | undefined, place?: Place): JsonScalar[] {
  return nodesIn(node, place).filter((one) => one.type === 'scalar');
}

/** The objects in a node, and the node itself, that a place touches. */
export function objectsIn(node: JsonNode | undefined, place?: Place): JsonObject[] {
  return nodesIn(node, place).filter((one) => one.type === 'object');
}

function nodesIn(node: JsonNode | undefined, place: Place | undefined = node): JsonNode[] {
  if (!node || !place || node.from > place.to || node.to < place.from) {
    return [];
  }
  const parts =
    node.type === 'list' ? node.items : node.type === 'object' ? node.members.map(({ value }) => value) : [];
  return [node, ...parts.flatMap((part) => nodesIn(part, place))];
}

/** The beginning of a text, for a message. */
export function excerpt(text: string, most = 40): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
