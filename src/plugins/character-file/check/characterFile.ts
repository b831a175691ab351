import type { ZodIssue } from 'zod';
import { characterSchema } from './characterSchema';
import {
  readJson,
  valueOf,
  type JsonMember,
  type JsonNode,
  type JsonObject,
  type JsonScalar,
  type ReadJson,
} from './readJson';
import { notJson } from './marks';
import { charactersInside } from './wrapped';

/** A text in the file, with its place. */
export type TextNode = JsonScalar & { value: string };

type Path = readonly (string | number)[];

/** A character file as the rules read it. */
export class CharacterFile {
  readonly json: ReadJson;
  /** The object that the file is, or that is inside of it; undefined if it can't be read, or is something else. */
  readonly root?: JsonObject;
  /** The characters in the file, if it is none itself. */
  readonly inside: readonly JsonObject[] = [];
  /** Whether the release accepts the file; undefined if it is too large to be checked. */
  readonly accepted?: boolean;
  readonly value?: unknown;
  /** What the schema refuses, also in a file that is no JSON because of commas and the like. */
  readonly issues: readonly ZodIssue[] = [];

  constructor(readonly text: string) {
    this.json = readJson(text);
    const { root, findings } = this.json;
    if (findings.some(({ mistake }) => mistake === 'too-many-parts')) {
      return;
    }
    const parsed = parse(text);
    this.inside = root ? charactersInside(root) : [];
    const character = this.inside[0] ?? root;
    if (character?.type === 'object') {
      this.root = character;
    }
    if (parsed ?? root) {
      this.value = parsed && this.inside.length === 0 ? parsed.value : character && valueOf(character);
      this.issues = characterSchema.safeParse(this.value).error?.issues ?? [];
    }
    this.accepted = parsed !== undefined && this.issues.length === 0 && this.inside.length === 0;
    if (!parsed && findings.length === 0) {
      findings.push(notJson({ from: 0, to: 0 }, 'This is not JSON.', 'Look for marks that JSON doesn’t have.'));
    }
  }

  /** The value at a path. Of members with the same name the last one counts, as in JSON.parse. */
  at(...path: Path): JsonNode | undefined {
    return path.reduce<JsonNode | undefined>(
      (node, key) =>
        typeof key === 'string' ? memberOf(node, key)?.value : node?.type === 'list' ? node.items[key] : undefined,
      this.root,
    );
  }

  /** The member at a path. */
  member(...path: readonly [...string[], string]): JsonMember | undefined {
    return memberOf(this.at(...path.slice(0, -1)), path.at(-1) ?? '');
  }

  members(...path: Path): readonly JsonMember[] {
    const node = this.at(...path);
    return node?.type === 'object' ? node.members : [];
  }

  items(...path: Path): readonly JsonNode[] {
    const node = this.at(...path);
    return node?.type === 'list' ? node.items : [];
  }

  /** The texts of a list, or the text itself. */
  texts(...path: Path): readonly TextNode[] {
    const node = this.at(...path);
    return (node?.type === 'list' ? node.items : node ? [node] : []).filter(isText);
  }

  textAt(...path: Path): TextNode | undefined {
    const node = this.at(...path);
    return node && isText(node) ? node : undefined;
  }
}

/** The member of an object that counts. */
export function memberOf(node: JsonNode | undefined, name: string): JsonMember | undefined {
  return node?.type === 'object' ? node.members.findLast((member) => member.name === name) : undefined;
}

export function isText(node: JsonNode): node is TextNode {
  return node.type === 'scalar' && typeof node.value === 'string';
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
