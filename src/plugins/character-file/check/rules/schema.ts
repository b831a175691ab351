import type { ZodIssue } from 'zod';
import { CLIENTS, MODEL_PROVIDERS } from '../characterSchema';
import type { CharacterFile } from '../characterFile';
import { replaceNode } from '../edits';
import { findingAt, type Finding, type Rule } from '../rule';
import type { Proof } from '../types';
import { CLIENT_OF_OTHERS, PROVIDER_OF_OTHERS } from '../facts/otherNames';
import { excerpt } from '../jsonTree';
import { knowledge, messageForm, missing, notOneOf, plugins, what, wrongType, type Refusal } from './schemaFindings';

const CHECK = '/docs/core/characterfile/#what-checks-a-file-and-what-it-says';
const MEMBERS = '/docs/core/characterfile/#all-members';
const REFUSED =
  'The release checks the file with its schema before the agent starts, and stops with “Character configuration validation failed”.';

interface SchemaRule extends Omit<Rule, 'kind' | 'why' | 'find'> {
  why?: string;
  /** Undefined if another rule explains the issue. */
  explain: (refusal: Refusal) => Finding | undefined;
}

const environment = (line: number, shows: string): Proof => ({ file: 'packages/core/src/environment.ts', line, shows });

/** A file with more of them is of another kind, and each takes time to explain. */
const MAX_ISSUES = 300;

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
        ? findingAt(
            node,
            `The secret ${excerpt(String(path[2]))} is ${what(node)}, not a string.`,
            'Write it in quotes. Every secret is a string, even a number.',
            replaceNode('Write quotes', node, JSON.stringify(file.text.slice(node.from, node.to))),
          )
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
    explain: ({ issue, node, path }) =>
      node && issue.code === 'invalid_string'
        ? findingAt(
            node,
            `This ${String(path.at(-1))} is not a UUID.`,
            'Remove it, and the agent derives an id from its name. Or write a UUID such as 7b1f7c62-3f4e-4d0a-9a52-0c8f5f3f1d11.',
          )
        : undefined,
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

function findWrapped({ json: { root }, inside: [character, ...others] }: CharacterFile): Finding | undefined {
  if (!root || !character) {
    return undefined;
  }
  const place = { from: root.from, to: character.from };
  if (others.length > 0) {
    const message = `The file contains ${others.length + 1} characters.`;
    return findingAt(place, message, 'Put each character into its own file.');
  }
  const changes = [
    { ...place, insert: '' },
    { from: character.to, to: root.to, insert: '' },
  ];
  const fix = 'Keep only the object of the character, from its { to its }.';
  return findingAt(place, `The character is inside ${what(root)}.`, fix, { label: 'Take it out', changes });
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
  for (const refusal of file.issues.slice(0, MAX_ISSUES).flatMap((issue) => refusalsOf(issue, file))) {
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
