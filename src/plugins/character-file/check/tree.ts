import type { JsonList, JsonNode, JsonObject, JsonScalar, Place } from './jsonTree';

/** An object or a list that is not closed yet. */
export interface Frame {
  node: JsonObject | JsonList;
  expects: 'name' | 'colon' | 'value' | 'comma';
  /** The name that waits for its value. */
  name?: Place & { text: string };
  /** Where the last comma is, as long as nothing follows it. */
  comma?: number;
}

/** The tree of a file as it is read, with what is still open. */
export class Tree {
  root?: JsonNode;
  /** The last value, if it is a string. */
  last?: JsonScalar;
  private readonly frames: Frame[] = [];

  /** The innermost object or list that is open. */
  get frame(): Frame | undefined {
    return this.frames.at(-1);
  }

  get depth(): number {
    return this.frames.length;
  }

  /** What is open, the outermost first. */
  get open(): (JsonObject | JsonList)[] {
    return this.frames.map(({ node }) => node);
  }

  push(node: JsonObject | JsonList): void {
    this.frames.push({ node, expects: node.type === 'object' ? 'name' : 'value' });
  }

  pop(): void {
    this.frames.pop();
  }

  /** Puts a value where one is expected. */
  put(node: JsonNode): void {
    this.last = node.type === 'scalar' && typeof node.value === 'string' ? node : undefined;
    const { frame } = this;
    if (!frame) {
      this.root = node;
      return;
    }
    addTo(frame, node);
    frame.name = undefined;
    frame.expects = 'comma';
    frame.comma = undefined;
  }

  /** Adds a string to the last one. */
  join(last: JsonScalar, value: string, to: number): void {
    last.value = `${String(last.value)}${value}`;
    last.to = to;
    const member = this.frame?.node.type === 'object' ? this.frame.node.members.at(-1) : undefined;
    if (member) {
      member.to = to;
    }
  }

  /** Closes what is still open, so that there is a tree of what could be read. */
  fold(end: number): JsonNode | undefined {
    for (let frame = this.frames.pop(); frame; frame = this.frames.pop()) {
      frame.node.to = Math.max(frame.node.to, end);
      if (!this.frame) {
        return frame.node;
      }
      addTo(this.frame, frame.node);
    }
    return this.root;
  }
}

function addTo({ node: parent, name }: Frame, node: JsonNode): void {
  if (parent.type === 'list') {
    parent.items.push(node);
  } else if (name) {
    parent.members.push({ from: name.from, to: node.to, name: name.text, nameEnd: name.to, value: node });
  }
}
