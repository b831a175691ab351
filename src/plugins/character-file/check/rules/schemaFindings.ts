import type { ZodIssue } from 'zod';
import { isText, memberOf, type CharacterFile } from '../characterFile';
import { LISTS } from '../characterSchema';
import { addMember, replaceNode, writeName } from '../edits';
import { excerpt, type JsonNode } from '../jsonTree';
import { nearestName } from '../nearestName';
import { findingAt, type Finding } from '../rule';
import type { Edit } from '../types';

/** An issue of the schema, with what is at its place. */
export interface Refusal {
  issue: ZodIssue;
  path: readonly (string | number)[];
  /** Undefined if something is missing there. */
  node?: JsonNode;
  file: CharacterFile;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  name: '"name": "Ada"',
  modelProvider: '"modelProvider": "openai"',
  bio: '"bio": "Ada explains mathematics to beginners."',
  user: '"user": "{{user1}}"',
  content: '"content": { "text": "Hello" }',
  text: '"text": "Hello"',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  null: 'null',
};

/** A required field that is missing; undefined if it is in something that is no object. */
export function missing(path: Refusal['path'], file: CharacterFile): Finding | undefined {
  const name = String(path.at(-1));
  const parent = path.length === 1 ? file.root : file.at(...path.slice(0, -1));
  if (parent?.type !== 'object') {
    return undefined;
  }
  // What may be empty can be added safely.
  const empty =
    name === 'style' ? '{ "all": [], "chat": [], "post": [] }' : name !== 'bio' && LISTS.has(name) ? '[]' : undefined;
  const where =
    path.length === 1 ? 'The character' : path[0] === 'messageExamples' ? 'This message' : String(path.at(-2));
  const found = findingAt(
    { from: parent.from, to: parent.from + 1 },
    `${where} has no ${name}.`,
    empty ? `Add "${name}": ${empty}. It may be empty.` : `Add it, such as ${EXAMPLES[name] ?? `"${name}": "…"`}.`,
    empty && addMember(file.text, parent, name, empty),
  );
  return { ...found, lacks: name };
}

/** A value that is not one of a list of names. */
export function notOneOf(
  node: JsonNode,
  kind: string,
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Finding {
  if (!isText(node)) {
    return findingAt(node, `A ${kind} is a string, not ${what(node)}.`, `Write one of ${names.join(', ')}.`);
  }
  const known = Object.hasOwn(others, node.value.toLowerCase()) ? others[node.value.toLowerCase()] : undefined;
  const near =
    names.find((name) => name === known) ?? (known === undefined ? nearestName(node.value, names) : undefined);
  return findingAt(
    node,
    `The release has no ${kind} “${excerpt(node.value)}”.`,
    near ? `Write "${near}".` : (known ?? `Write one of ${names.join(', ')}.`),
    near ? writeName(node, near) : undefined,
  );
}

/** An object among the entries of knowledge. */
export function knowledge(node: JsonNode, path: Refusal['path'], file: CharacterFile): Finding {
  const text = ['text', 'content', 'data']
    .map((name) => file.textAt(...path, name))
    .find((found) => found !== undefined);
  return findingAt(
    node,
    'An entry of knowledge is an object.',
    text
      ? 'Write only the string, without the object around it.'
      : 'Write the text itself as an entry, in quotes. To take it from files, follow the recipe.',
    text && replaceNode('Keep only the string', node, file.text.slice(text.from, text.to)),
  );
}

/** A message or conversation of another form; undefined if another rule explains it. */
export function messageForm({ path, node, file, issue }: Refusal): Finding | undefined {
  if (!node || issue.code !== 'invalid_type') {
    return undefined;
  }
  if (path.length === 2 && node.type === 'object') {
    const all = file.at('messageExamples');
    const isFlat = all?.type === 'list' && all.items.every(({ type }) => type === 'object');
    // One problem for all messages of a flat list.
    return findingAt(
      isFlat ? all : node,
      isFlat ? 'These messages aren’t inside a conversation.' : 'This message isn’t inside a conversation.',
      'Write [ and ] around the messages of each conversation.',
      isFlat ? replaceNode('Make them one conversation', all, `[${file.text.slice(all.from, all.to)}]`) : undefined,
    );
  }
  if (path.length === 4 && path[3] === 'content' && isText(node)) {
    return findingAt(
      node,
      'The content of a message is an object, not a string.',
      'Write the string as { "text": "…" }.',
      replaceNode('Write { "text": … }', node, `{ "text": ${file.text.slice(node.from, node.to)} }`),
    );
  }
  return undefined;
}

/** A list of plugins that fits neither form; undefined if another rule explains it. */
export function plugins(items: readonly JsonNode[]): Finding | undefined {
  const names = items.filter(isText);
  const [object] = items.filter(({ type }) => type === 'object');
  const [other] = items.filter((item) => item.type !== 'object' && !isText(item));
  if (other) {
    return findingAt(other, `A plugin is ${what(other)}.`, 'Write the name of its package in quotes.');
  }
  if (!object) {
    return undefined;
  }
  if (names.length > 0) {
    return findingAt(
      object,
      '`plugins` mixes names and objects.',
      'Write the name of each plugin’s package. An object in a file can’t contain a plugin’s functions.',
    );
  }
  const broken = items.find((item) => !['name', 'description'].every((name) => memberOf(item, name)));
  return findingAt(
    broken ?? object,
    'This plugin is an object without a name or a description.',
    'Write the name of its package, such as "@elizaos/plugin-gitbook". An object in a file can’t contain a plugin’s functions.',
  );
}

/** A value of another type than the schema expects. */
export function wrongType({ issue, node, path, file }: Refusal): Finding {
  const name = path.findLast((key) => typeof key === 'string');
  const expected = expectedOf(issue, path);
  const subject =
    path.length === 0
      ? 'The file'
      : typeof path.at(-1) === 'number'
        ? `An item of ${excerpt(String(name))}`
        : excerpt(String(name));
  const edit = node && conversion(node, expected, file.text);
  const isEmpty = node?.type === 'scalar' && node.value === null;
  return findingAt(
    node ?? { from: 0, to: 0 },
    `${subject} is ${node ? what(node) : 'something else'}; the schema expects ${wanted(expected)}.`,
    edit
      ? `${edit.label}.`
      : `Write ${wanted(expected)}${isEmpty ? ', or remove the field if it isn’t required' : ''}.`,
    edit,
  );
}

function expectedOf(issue: ZodIssue, path: Refusal['path']): string {
  if (issue.code === 'invalid_type') {
    return issue.expected;
  }
  return path[0] === 'bio' ? 'bio' : path[0] === 'plugins' ? 'array' : issue.code;
}

function wanted(expected: string): string {
  return expected === 'bio' ? 'a string or a list of strings' : (TYPES[expected] ?? expected);
}

/** The same value in the type that the schema expects, if there is no doubt. */
function conversion(node: JsonNode, expected: string, text: string): Edit | undefined {
  const source = text.slice(node.from, node.to);
  if (expected === 'array' && node.type === 'scalar' && node.value === null) {
    return replaceNode('Write an empty list', node, '[]');
  }
  if (expected === 'array' && isText(node)) {
    return replaceNode('Write it as a list', node, `[${source}]`);
  }
  if (
    (expected === 'string' || expected === 'bio') &&
    node.type === 'scalar' &&
    ['number', 'boolean'].includes(typeof node.value)
  ) {
    return replaceNode('Write it in quotes', node, JSON.stringify(source));
  }
  const [item] = node.type === 'list' && node.items.length === 1 ? node.items : [];
  if (expected === 'string' && item && isText(item)) {
    return replaceNode('Write the string without the list', node, text.slice(item.from, item.to));
  }
  if (expected === 'boolean' && isText(node) && /^(?:true|false)$/iu.test(node.value)) {
    return replaceNode('Write it without quotes', node, node.value.toLowerCase());
  }
  return undefined;
}

/** The type of a node, in words. */
export function what(node: JsonNode): string {
  if (node.type !== 'scalar') {
    return node.type === 'list' ? 'a list' : 'an object';
  }
  return TYPES[node.value === null ? 'null' : typeof node.value] ?? '';
}
