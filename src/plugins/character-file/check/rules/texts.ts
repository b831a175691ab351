import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { removePart, replaceNode } from '../edits';
import { excerpt, type JsonList, type JsonMember } from '../readJson';
import { firstOf, placeOf, placeOfName, type Finding, type Rule } from '../rule';

const RUNTIME = 'packages/core/src/runtime.ts';
const PROMPT = '/docs/core/characterfile/#how-the-texts-reach-the-prompt';
const KNOWLEDGE = '/docs/core/characterfile/#knowledge';
const LISTS = ['bio', 'lore', 'postExamples', 'topics', 'adjectives', 'knowledge'] as const;
const STYLES = ['all', 'chat', 'post'] as const;
/** A placeholder in an example that the release leaves as it is. */
const UNFILLED = /\{\{\s*(?!user[1-5]\}\})\w+\s*\}\}/u;

/** Texts that reach the model in another way than people think. */
export const TEXT_RULES: readonly Rule[] = [
  {
    id: 'message-name',
    kind: 'refused',
    finds: 'messages that have the speaker in name instead of user, as in later releases',
    why: 'The schema of 0.1.7 requires user in each message, so the agent stops with “Character configuration validation failed”.',
    link: '/docs/core/character-reference/#messages-in-messageexamples',
    proof: [{ file: 'packages/core/src/environment.ts', line: 42, shows: 'user: z.string()' }],
    find: findNames,
  },
  {
    id: 'message-action',
    kind: 'ignored',
    finds: 'action or actions in a message of messageExamples',
    why: 'Of each message, the prompt gets the user and the text only. The examples with actions in the prompt come from the plugins.',
    link: '/docs/core/character-reference/#messages-in-messageexamples',
    proof: [
      { file: RUNTIME, line: 915, shows: '${message.user}: ${message.content.text}' },
      { file: 'packages/core/src/actions.ts', line: 41, shows: 'message.content.action' },
    ],
    find: findActions,
  },
  {
    id: 'space-around-name',
    kind: 'advice',
    finds: 'a name with a space at its beginning or end',
    why: 'The release uses the name with its spaces: for the id of the agent, for variables such as CHARACTER.ADA.…, and where the REST API looks for an agent by name.',
    link: '/docs/core/characterfile/#name-and-id',
    proof: [
      { file: 'agent/src/index.ts', line: 679, shows: 'stringToUuid(character.name)' },
      { file: 'agent/src/index.ts', line: 191, shows: 'characterId.toUpperCase().replace(/ /g, "_")' },
      { file: 'packages/client-direct/src/index.ts', line: 128, shows: 'a.character.name.toLowerCase()' },
    ],
    find: findSpaces,
  },
  {
    id: 'one-speaker',
    kind: 'advice',
    finds: 'a conversation in messageExamples with only one speaker',
    why: 'The model reads a speaker without a partner, and learns nothing about answers.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 915, shows: 'message.user' }],
    find: (file) =>
      conversations(file)
        .filter(({ speakers, list }) => list.items.length > 0 && new Set(speakers.map(({ value }) => value)).size === 1)
        .map(({ list, speakers: [first] }) => ({
          from: list.from,
          to: list.from + 1,
          message: `In this conversation only ${excerpt(first?.value ?? '')} speaks.`,
          fix: 'Put a question of {{user1}} before the answer of the character.',
        })),
  },
  {
    id: 'agent-not-in-example',
    kind: 'advice',
    finds: 'a conversation in messageExamples in which the character doesn’t speak',
    why: 'The model sees the names as they are. Lines under a different name than the character’s own are those of somebody else.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 915, shows: 'message.user' }],
    find: findStrangers,
  },
  {
    id: 'empty-text',
    kind: 'advice',
    finds: 'an empty text in a list',
    why: 'The release uses it like any other. It becomes an empty line, or an empty word in a sentence.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 1026, shows: 'this.character.adjectives[' }],
    find: findEmpty,
  },
  {
    id: 'placeholder-not-filled',
    kind: 'advice',
    finds: 'a placeholder such as {{agentName}} in a text where it is not filled in',
    why: 'Placeholders are filled in templates only, and {{user1}} to {{user5}} in messageExamples. Elsewhere the model reads the braces.',
    link: PROMPT,
    proof: [
      { file: 'packages/core/src/context.ts', line: 44, shows: 'template.replace' },
      { file: RUNTIME, line: 909, shows: 'length: 5' },
    ],
    find: findPlaceholders,
  },
  {
    id: 'knowledge-path',
    kind: 'ignored',
    finds: 'the path of a file as knowledge',
    why: 'Release 0.1.7 reads no files for knowledge. The path itself becomes what the agent knows.',
    link: '/docs/recipes/answer-from-documents/',
    proof: [{ file: RUNTIME, line: 472, shows: 'text: item' }],
    find: (file) =>
      file
        .texts('knowledge')
        .filter(({ value }) =>
          /^(?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@. -]+)*\.(?:md|mdx|txt|pdf|json|csv|docx?|html?)$/iu.test(value),
        )
        .map(({ from, to, value }) => ({
          from,
          to,
          message: `The knowledge is the words “${excerpt(value)}”, not what the file says.`,
          fix: 'Write the text of the file instead, one fact or paragraph for each entry. The recipe shows how to extract it from files.',
        })),
  },
  {
    id: 'knowledge-lost',
    kind: 'ignored',
    finds: 'knowledge of which nothing is left after the clean-up',
    why: 'Before the release stores knowledge, it removes all letters but a to z, code, HTML and most signs. Without letters or digits nothing can be found.',
    link: KNOWLEDGE,
    proof: [{ file: 'packages/core/src/knowledge.ts', line: 144, shows: '[^a-zA-Z0-9' }],
    find: (file) =>
      file
        .texts('knowledge')
        .filter(({ value }) => value.trim() !== '' && !/[a-z\d]/iu.test(value))
        .map(({ from, to }) => ({
          from,
          to,
          message: 'Nothing of this knowledge can be found: it has no letter from a to z, and no digit.',
          fix: 'Write it in English, or put it into bio or lore, which go to the model as they are.',
        })),
  },
  {
    id: 'repeated-knowledge',
    kind: 'ignored',
    finds: 'the same knowledge twice',
    why: 'Each text is stored once, because its id is made from the text.',
    link: KNOWLEDGE,
    proof: [{ file: RUNTIME, line: 455, shows: 'stringToUuid(item)' }],
    find: findRepeatedKnowledge,
  },
];

interface Conversation {
  list: JsonList;
  /** The members of each message that is an object. */
  messages: readonly (readonly JsonMember[])[];
  speakers: readonly TextNode[];
}

function conversations(file: CharacterFile): Conversation[] {
  return file.items('messageExamples').flatMap((list) => {
    if (list.type !== 'list') {
      return [];
    }
    const messages = list.items.flatMap((message) => (message.type === 'object' ? [message.members] : []));
    return [{ list, messages, speakers: messages.flatMap((message) => textIn(message, 'user') ?? []) }];
  });
}

function memberIn(members: readonly JsonMember[], name: string): JsonMember | undefined {
  return members.findLast((member) => member.name === name);
}

function textIn(members: readonly JsonMember[], name: string): TextNode | undefined {
  const value = memberIn(members, name)?.value;
  return value && isText(value) ? value : undefined;
}

function contentIn(message: readonly JsonMember[]): readonly JsonMember[] {
  const content = memberIn(message, 'content')?.value;
  return content?.type === 'object' ? content.members : [];
}

/** Messages with the speaker in `name`. The rule for missing fields leaves them to this one. */
function findNames(file: CharacterFile): Finding[] {
  const names = conversations(file)
    .flatMap(({ messages }) => messages)
    .flatMap(
      (message) => (textIn(message, 'name') && !memberIn(message, 'user') ? memberIn(message, 'name') : []) ?? [],
    );
  const [first] = names;
  return first
    ? [
        {
          ...placeOfName(first),
          message: `${inAll(names.length, 'message')} the speaker in name, not in user.`,
          fix: names.length > 1 ? 'Rename name to user in all of them.' : 'Rename name to user.',
          edit: {
            label: 'Rename name to user',
            changes: names.map(({ from, nameEnd }) => ({ from, to: nameEnd, insert: '"user"' })),
          },
        },
      ]
    : [];
}

function findActions(file: CharacterFile): Finding | undefined {
  const found = conversations(file)
    .flatMap(({ messages }) => messages)
    .flatMap((message) => contentIn(message).find(({ name }) => ['action', 'actions'].includes(name)) ?? []);
  const [first] = found;
  return first
    ? {
        ...placeOfName(first),
        message: `${inAll(found.length, 'message')} an action, which the model doesn’t read.`,
        fix: 'Leave it as a note, or remove it. To show the model when to run an action, write the examples of that action in its plugin.',
      }
    : undefined;
}

function inAll(count: number, what: string): string {
  return count === 1 ? `This ${what} has` : `This ${what} and ${count - 1} more have`;
}

function findSpaces(file: CharacterFile): Finding | undefined {
  const name = file.textAt('name');
  const trimmed = name?.value.trim();
  return name && trimmed && trimmed !== name.value
    ? {
        ...placeOf(name),
        message: `The name is “${excerpt(name.value)}”, with ${name.value.startsWith(trimmed) ? 'a space at its end' : 'a space at its beginning'}.`,
        fix: `Write "${excerpt(trimmed)}". The id changes with the name, so an agent that has run already starts with an empty memory.`,
        edit: replaceNode(`Write "${excerpt(trimmed)}"`, name, JSON.stringify(trimmed)),
      }
    : undefined;
}

function findStrangers(file: CharacterFile): Finding[] {
  // The rule for spaces around a name tells of those.
  const name = file.textAt('name')?.value.trim();
  if (!name) {
    return [];
  }
  // With one speaker, one-speaker tells more, and with a placeholder, placeholder-not-filled does.
  const talks = conversations(file).filter(
    ({ speakers }) =>
      new Set(speakers.map(({ value }) => value)).size > 1 && !speakers.some(({ value }) => UNFILLED.test(value)),
  );
  const others = talks.filter(({ speakers }) => !speakers.some(({ value }) => value.trim() === name));
  const isEverywhere = others.length > 1 && others.length === talks.length;
  return firstOf(isEverywhere ? others.slice(0, 1) : others).flatMap(({ speakers }) => {
    const likely = speakers.find(({ value }) => !/^\{\{user\d\}\}$/u.test(value));
    const place = likely ?? speakers[0];
    const isSame = likely?.value.toLowerCase() === name.toLowerCase();
    return place
      ? [
          {
            ...placeOf(place),
            message: `${excerpt(name)} doesn’t speak in ${isEverywhere ? 'any' : 'this'} conversation.`,
            fix: `Write "${excerpt(name)}" as the user of the character’s lines, as in name.`,
            ...(isSame && { edit: replaceNode(`Write "${excerpt(name)}"`, place, JSON.stringify(name)) }),
          },
        ]
      : [];
  });
}

function findEmpty(file: CharacterFile): Finding[] {
  const lists = [...LISTS.map((name) => file.at(name)), ...STYLES.map((name) => file.at('style', name))];
  return lists.flatMap((list) =>
    list?.type === 'list'
      ? firstOf(list.items.filter((item) => isText(item) && item.value.trim() === '')).map((item) => ({
          ...placeOf(item),
          message: 'This text is empty.',
          fix: 'Remove it. A list may be empty.',
          edit: removePart('Remove it', list, item),
        }))
      : [],
  );
}

function findPlaceholders(file: CharacterFile): Finding[] {
  const texts = [
    ...[...LISTS, 'system'].flatMap((name) => file.texts(name)),
    ...STYLES.flatMap((name) => file.texts('style', name)),
  ];
  const inExamples = conversations(file)
    .flatMap(({ messages }) => messages)
    .flatMap((message) => [
      textIn(message, 'user') ?? textIn(message, 'name') ?? [],
      textIn(contentIn(message), 'text') ?? [],
    ])
    .flat();
  const name = excerpt(file.textAt('name')?.value.trim() ?? '') || 'the name of the character';
  return [
    ...placeholders(texts, /\{\{\s*\w+\s*\}\}/u, () => `Write what the model should read, such as ${name}.`),
    ...placeholders(inExamples, UNFILLED, (found) => {
      const [, number] = /^\{\{name([1-5])\}\}$/u.exec(found) ?? [];
      return number
        ? `Write {{user${number}}}.`
        : `Write ${name} for the character, and {{user1}} to {{user5}} for others.`;
    }),
  ];
}

/** One finding for each placeholder, at its first place. */
function placeholders(texts: readonly TextNode[], pattern: RegExp, fixOf: (found: string) => string): Finding[] {
  const places = new Map<string, TextNode[]>();
  for (const text of texts) {
    const [found] = pattern.exec(text.value) ?? [];
    if (found) {
      places.set(found, [...(places.get(found) ?? []), text]);
    }
  }
  return firstOf([...places]).map(([found, [first, ...more]]) => ({
    from: first?.from ?? 0,
    to: first?.to ?? 0,
    message: `${excerpt(found)} isn’t filled in here${more.length > 0 ? `, nor in ${more.length} other place${more.length > 1 ? 's' : ''}` : ''}.`,
    fix: fixOf(found),
  }));
}

function findRepeatedKnowledge(file: CharacterFile): Finding[] {
  const list = file.at('knowledge');
  const seen = new Set<string>();
  const repeated = file.texts('knowledge').filter(({ value }) => {
    const isRepeated = seen.has(value);
    seen.add(value);
    return isRepeated;
  });
  return firstOf(repeated).map((node) => ({
    ...placeOf(node),
    message: 'This knowledge already appears above.',
    fix: 'Remove it.',
    ...(list?.type === 'list' && { edit: removePart('Remove it', list, node) }),
  }));
}
