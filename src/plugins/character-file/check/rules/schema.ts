import type { ZodIssue } from 'zod';
import { CLIENTS, MODEL_PROVIDERS } from '../characterSchema';
import { isText, type CharacterFile } from '../characterFile';
import { addMember, replaceNode } from '../edits';
import { nearestName } from '../nearestName';
import { excerpt, type JsonNode } from '../readJson';
import type { Finding, Proof, Rule } from '../rule';
import { CLIENT_OF_OTHERS, PROVIDER_OF_OTHERS } from '../facts/otherNames';

const CHECK = '/docs/core/characterfile/#what-checks-a-file-and-what-it-says';
const MEMBERS = '/docs/core/characterfile/#all-members';
const REFUSED =
  'The release checks the file with its schema before the agent starts, and stops with “Character configuration validation failed”.';

/** Fields that may be empty, so that adding them is safe. */
const EMPTY: Readonly<Record<string, string>> = {
  lore: '[]',
  messageExamples: '[]',
  postExamples: '[]',
  topics: '[]',
  adjectives: '[]',
  clients: '[]',
  plugins: '[]',
  style: '{ "all": [], "chat": [], "post": [] }',
  all: '[]',
  chat: '[]',
  post: '[]',
};

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

/** An issue of the schema, with what is at its place. */
interface Refusal {
  issue: ZodIssue;
  path: readonly (string | number)[];
  /** Undefined if something is missing there. */
  node?: JsonNode;
  file: CharacterFile;
}

interface SchemaRule extends Omit<Rule, 'kind' | 'why' | 'find'> {
  why?: string;
  /** Undefined if another rule explains the issue. */
  explain: (refusal: Refusal) => Finding | undefined;
}

const environment = (line: number, shows: string): Proof => ({ file: 'packages/core/src/environment.ts', line, shows });

/** A file with more of them is of another kind, and each takes time to explain. */
const MOST_ISSUES = 300;

/** The first rule that explains an issue gets it, so the last one takes what is left. */
const EXPLAINED: readonly SchemaRule[] = [
  {
    id: 'missing-member',
    finds: 'a required field that is missing',
    link: MEMBERS,
    proof: [environment(66, 'CharacterSchema')],
    explain: ({ path, node, file }) => (node || path.length === 0 ? undefined : missing(path, file)),
  },
  {
    id: 'unknown-provider',
    finds: 'a model provider that the release doesn’t have',
    link: '/docs/packages/model-providers/#keys-and-abilities-of-the-providers',
    proof: [environment(70, 'ModelProviderName')],
    explain: ({ path, node }) =>
      node && path[0] === 'modelProvider'
        ? notOneOf(node, 'model provider', MODEL_PROVIDERS, PROVIDER_OF_OTHERS)
        : undefined,
  },
  {
    id: 'unknown-client',
    finds: 'a client that the release doesn’t have, or one with capital letters',
    link: '/docs/core/characterfile/#clients-that-a-character-starts',
    proof: [environment(80, 'Clients')],
    explain: ({ path, node }) =>
      node && path[0] === 'clients' && path.length === 2
        ? notOneOf(node, 'client', CLIENTS, CLIENT_OF_OTHERS)
        : undefined,
  },
  {
    id: 'knowledge-object',
    finds: 'knowledge that is an object instead of a string',
    why: `${REFUSED} In 0.1.7 an entry of knowledge is a string; later releases take files.`,
    link: '/docs/recipes/answer-from-documents/',
    proof: [
      environment(79, 'knowledge'),
      { file: 'packages/core/src/runtime.ts', line: 453, shows: 'items: string[]' },
    ],
    explain: ({ path, node, file }) =>
      path[0] === 'knowledge' && path.length === 2 && node?.type === 'object' ? knowledge(node, path, file) : undefined,
  },
  {
    id: 'secret-not-text',
    finds: 'a secret that is not in quotes',
    link: '/docs/core/characterfile/#secrets-in-a-character-file',
    proof: [environment(87, 'z.record(z.string())')],
    explain: ({ path, node, file }) =>
      path[0] === 'settings' && path[1] === 'secrets' && path.length === 3 && node?.type === 'scalar'
        ? {
            ...placeOf(node),
            message: `The secret ${excerpt(String(path[2]))} is ${what(node)}, not a string.`,
            fix: 'Write it in quotes. Every secret is a string, even a number.',
            edit: replaceNode('Write quotes', node, JSON.stringify(file.text.slice(node.from, node.to))),
          }
        : undefined,
  },
  {
    id: 'message-form',
    finds: 'an example conversation in another form',
    why: `${REFUSED} messageExamples is a list of conversations, and a conversation is a list of messages.`,
    link: MEMBERS,
    proof: [environment(41, 'MessageExampleSchema'), environment(75, 'z.array(z.array(MessageExampleSchema))')],
    explain: (refusal) => (refusal.path[0] === 'messageExamples' ? messageForm(refusal) : undefined),
  },
  {
    id: 'plugin-form',
    finds: 'plugins that are neither all names nor all objects with name and description',
    link: '/docs/core/characterfile/#plugins-that-a-character-loads',
    proof: [environment(81, 'plugins')],
    explain: ({ path, node }) => (path[0] === 'plugins' && node?.type === 'list' ? plugins(node.items) : undefined),
  },
  {
    id: 'invalid-id',
    finds: 'an id that is not a UUID',
    link: '/docs/core/characterfile/#name-and-id',
    proof: [environment(67, 'z.string().uuid()')],
    explain: ({ issue, node, path }) => {
      if (issue.code !== 'invalid_string' || !node) {
        return undefined;
      }
      return {
        ...placeOf(node),
        message: `This ${String(path.at(-1))} is not a UUID.`,
        fix: 'Remove it, and the agent makes an id from its name. Or write a UUID such as 7b1f7c62-3f4e-4d0a-9a52-0c8f5f3f1d11.',
      };
    },
  },
  {
    id: 'wrong-type',
    finds: 'a field of another type: a string instead of a list, and the like',
    link: CHECK,
    proof: [environment(66, 'CharacterSchema')],
    explain: wrongType,
  },
];

/** What the schema of the release refuses, each with the reason in plain words. */
export const SCHEMA_RULES: readonly Rule[] = [
  {
    id: 'wrapped-character',
    kind: 'refused',
    finds: 'a character inside another object or in a list',
    why: `${REFUSED} The fields of the character are the file’s own fields.`,
    link: MEMBERS,
    proof: [environment(66, 'CharacterSchema')],
    find: findWrapped,
  },
  ...EXPLAINED.map(({ id, finds, link, proof, why = REFUSED }): Rule => ({
    id,
    kind: 'refused',
    finds,
    why,
    link,
    proof,
    find: (file) => explainedBy(file).get(id) ?? [],
  })),
];

function findWrapped({ json: { root }, inside: [character, ...others] }: CharacterFile): Finding[] {
  if (!root || !character) {
    return [];
  }
  const place = { from: root.from, to: character.from };
  if (others.length > 0) {
    return [
      {
        ...place,
        message: `The file contains ${others.length + 1} characters.`,
        fix: 'Write each character into a file of its own.',
      },
    ];
  }
  return [
    {
      ...place,
      message: `The character is inside ${what(root)}.`,
      fix: 'Keep only the object of the character, from its { to its }.',
      edit: {
        label: 'Take it out',
        changes: [
          { ...place, insert: '' },
          { from: character.to, to: root.to, insert: '' },
        ],
      },
    },
  ];
}

const explained = new WeakMap<CharacterFile, ReadonlyMap<string, Finding[]>>();

/** The findings of each rule. All rules ask for them, so they are made once. */
function explainedBy(file: CharacterFile): ReadonlyMap<string, Finding[]> {
  if (!file.json.root) {
    // The file is nested too deep. The rule of that name tells it.
    return new Map();
  }
  const known = explained.get(file);
  if (known) {
    return known;
  }
  const found = new Map<string, Finding[]>();
  const seen = new Set<string>();
  for (const refusal of file.issues.slice(0, MOST_ISSUES).flatMap((issue) => refusalsOf(issue, file))) {
    for (const { id, explain } of EXPLAINED) {
      const finding = explain(refusal);
      if (finding) {
        // The schema says the same twice where two of its parts look at one place.
        const key = `${finding.from} ${finding.to} ${finding.message}`;
        if (!seen.has(key)) {
          seen.add(key);
          found.set(id, [...(found.get(id) ?? []), finding]);
        }
        break;
      }
    }
  }
  explained.set(file, found);
  return found;
}

/** If none of several forms fits, the issue says only that: those of the form that comes nearest say more. */
function refusalsOf(issue: ZodIssue, file: CharacterFile): Refusal[] {
  const node = issue.path.length === 0 ? file.json.root : file.at(...issue.path);
  if (issue.code === 'invalid_union' && issue.path[0] === 'bio' && node?.type === 'list') {
    const inner = issue.unionErrors
      .flatMap(({ issues }) => issues)
      .filter(({ path }) => path.length > issue.path.length);
    return inner.flatMap((one) => refusalsOf(one, file));
  }
  return [{ issue, path: issue.path, file, ...(node && { node }) }];
}

function missing(path: Refusal['path'], file: CharacterFile): Finding | undefined {
  const name = String(path.at(-1));
  const parent = path.length === 1 ? file.root : file.at(...path.slice(0, -1));
  if (parent?.type !== 'object') {
    return undefined;
  }
  const empty = EMPTY[name];
  const where =
    path.length === 1 ? 'The character' : path[0] === 'messageExamples' ? 'This message' : String(path.at(-2));
  return {
    from: parent.from,
    to: parent.from + 1,
    message: `${where} has no ${name}.`,
    lacks: name,
    fix: empty ? `Add "${name}": ${empty}. It may be empty.` : `Add it, such as ${EXAMPLES[name] ?? `"${name}": "…"`}.`,
    ...(empty && { edit: addMember(file.text, parent, name, empty) }),
  };
}

function notOneOf(
  node: JsonNode,
  kind: string,
  names: readonly string[],
  others: Readonly<Record<string, string>>,
): Finding {
  if (!isText(node)) {
    return {
      ...placeOf(node),
      message: `A ${kind} is a string, not ${what(node)}.`,
      fix: `Write one of ${names.join(', ')}.`,
    };
  }
  const known = Object.hasOwn(others, node.value.toLowerCase()) ? others[node.value.toLowerCase()] : undefined;
  const near =
    names.find((name) => name === known) ?? (known === undefined ? nearestName(node.value, names) : undefined);
  return {
    ...placeOf(node),
    message: `The release has no ${kind} “${excerpt(node.value)}”.`,
    fix: near ? `Write "${near}".` : (known ?? `Write one of ${names.join(', ')}.`),
    ...(near && { edit: replaceNode(`Write "${near}"`, node, JSON.stringify(near)) }),
  };
}

function knowledge(node: JsonNode, path: Refusal['path'], file: CharacterFile): Finding {
  const text = ['text', 'content', 'data']
    .map((name) => file.textAt(...path, name))
    .find((found) => found !== undefined);
  return {
    ...placeOf(node),
    message: 'An entry of knowledge is an object.',
    fix: text
      ? 'Write only the string, without the object around it.'
      : 'Write the text itself as an entry, in quotes. To take it from files, follow the recipe.',
    ...(text && { edit: replaceNode('Keep only the string', node, file.text.slice(text.from, text.to)) }),
  };
}

function messageForm({ path, node, file, issue }: Refusal): Finding | undefined {
  if (!node || issue.code !== 'invalid_type') {
    return undefined;
  }
  const source = file.text.slice(node.from, node.to);
  if (path.length === 2 && node.type === 'object') {
    const all = file.at('messageExamples');
    const isFlat = all?.type === 'list' && all.items.every(({ type }) => type === 'object');
    return {
      // One problem for all messages of a flat list.
      ...placeOf(isFlat ? all : node),
      message: isFlat ? 'These messages aren’t inside a conversation.' : 'This message isn’t inside a conversation.',
      fix: 'Write [ and ] around the messages of each conversation.',
      ...(isFlat && {
        edit: replaceNode('Make them one conversation', all, `[${file.text.slice(all.from, all.to)}]`),
      }),
    };
  }
  if (path.length === 4 && path[3] === 'content' && isText(node)) {
    return {
      ...placeOf(node),
      message: 'The content of a message is an object, not a string.',
      fix: 'Write the string as { "text": "…" }.',
      edit: replaceNode('Write { "text": … }', node, `{ "text": ${source} }`),
    };
  }
  return undefined;
}

function plugins(items: readonly JsonNode[]): Finding | undefined {
  const names = items.filter(isText);
  const [object] = items.filter(({ type }) => type === 'object');
  const [other] = items.filter((item) => item.type !== 'object' && !isText(item));
  if (other) {
    return {
      ...placeOf(other),
      message: `A plugin is ${what(other)}.`,
      fix: 'Write the name of its package in quotes.',
    };
  }
  if (!object) {
    return undefined;
  }
  if (names.length > 0) {
    return {
      ...placeOf(object),
      message: '`plugins` mixes names and objects.',
      fix: 'Write the name of each plugin’s package. An object in a file can’t hold a plugin’s functions.',
    };
  }
  const broken = items.find(
    (item) =>
      item.type === 'object' && !['name', 'description'].every((name) => item.members.some((one) => one.name === name)),
  );
  return {
    ...placeOf(broken ?? object),
    message: 'This plugin is an object without a name or a description.',
    fix: 'Write the name of its package, such as "@elizaos/plugin-gitbook". An object in a file can’t hold a plugin’s functions.',
  };
}

function wrongType({ issue, node, path, file }: Refusal): Finding {
  const place = node ? placeOf(node) : { from: 0, to: 0 };
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
  return {
    ...place,
    message: `${subject} is ${node ? what(node) : 'something else'}; the schema expects ${wanted(expected)}.`,
    fix: edit
      ? `${edit.label}.`
      : isEmpty
        ? `Write ${wanted(expected)}, or remove the field if it isn’t required.`
        : `Write ${wanted(expected)}.`,
    ...(edit && { edit }),
  };
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
function conversion(node: JsonNode, expected: string, text: string): ReturnType<typeof replaceNode> | undefined {
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

function what(node: JsonNode): string {
  if (node.type !== 'scalar') {
    return node.type === 'list' ? 'a list' : 'an object';
  }
  return TYPES[node.value === null ? 'null' : typeof node.value] ?? '';
}

function placeOf({ from, to }: JsonNode): { from: number; to: number } {
  return { from, to };
}
