import { isText, memberOf, type CharacterFile, type TextNode } from '../characterFile';
import { removePart, writeName } from '../edits';
import { excerpt, type JsonList, type JsonNode, type JsonObject } from '../readJson';
import { findingAt, firstOf, type Finding, type Rule } from '../rule';

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
    why: 'The prompt contains only the user and the text of each message. Its examples with actions come from the plugins.',
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
    why: 'The release uses the name with its spaces: for the id of the agent, for variables such as CHARACTER.ADA.…, and when the REST API looks up an agent by name.',
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
        .map(({ list: { from }, speakers: [first] }) =>
          findingAt(
            { from, to: from + 1 },
            `In this conversation only ${excerpt(first?.value ?? '')} speaks.`,
            'Put a question from {{user1}} before the character’s answer.',
          ),
        ),
  },
  {
    id: 'agent-not-in-example',
    kind: 'advice',
    finds: 'a conversation in messageExamples in which the character doesn’t speak',
    why: 'The model sees the names as they are, so lines under any name but the character’s own belong to someone else.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 915, shows: 'message.user' }],
    find: findStrangers,
  },
  {
    id: 'empty-text',
    kind: 'advice',
    finds: 'an empty string in a list',
    why: 'The release uses it like any other. It becomes an empty line, or an empty word in a sentence.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 1026, shows: 'this.character.adjectives[' }],
    find: findEmpty,
  },
  {
    id: 'placeholder-not-filled',
    kind: 'advice',
    finds: 'a placeholder such as {{agentName}} in a string where it is not filled in',
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
        .map((node) =>
          findingAt(
            node,
            `The knowledge is the words “${excerpt(node.value)}”, not what the file says.`,
            'Write the text of the file instead, one fact or paragraph for each entry. The recipe shows how to extract it from files.',
          ),
        ),
  },
  {
    id: 'knowledge-lost',
    kind: 'ignored',
    finds: 'knowledge that is empty after the clean-up',
    why: 'Before the release stores knowledge, it removes all letters except a to z, code, HTML and most signs. Without letters or digits nothing can be found.',
    link: KNOWLEDGE,
    proof: [{ file: 'packages/core/src/knowledge.ts', line: 144, shows: '[^a-zA-Z0-9' }],
    find: (file) =>
      file
        .texts('knowledge')
        .filter(({ value }) => value.trim() !== '' && !/[a-z\d]/iu.test(value))
        .map((node) =>
          findingAt(
            node,
            'This knowledge can’t be found: it has no letter from a to z and no digit.',
            'Write it in English, or put it into bio or lore, which go to the model as they are.',
          ),
        ),
  },
  {
    id: 'repeated-knowledge',
    kind: 'ignored',
    finds: 'the same knowledge twice',
    why: 'Each entry is stored once, because its id is derived from its text.',
    link: KNOWLEDGE,
    proof: [{ file: RUNTIME, line: 455, shows: 'stringToUuid(item)' }],
    find: findRepeatedKnowledge,
  },
];

interface Conversation {
  list: JsonList;
  messages: readonly JsonObject[];
  speakers: readonly TextNode[];
}

function conversations(file: CharacterFile): Conversation[] {
  return file.items('messageExamples').flatMap((list) => {
    if (list.type !== 'list') {
      return [];
    }
    const messages = list.items.filter((message) => message.type === 'object');
    return [{ list, messages, speakers: messages.flatMap((message) => textIn(message, 'user') ?? []) }];
  });
}

function messagesIn(file: CharacterFile): JsonObject[] {
  return conversations(file).flatMap(({ messages }) => messages);
}

function textIn(node: JsonNode | undefined, name: string): TextNode | undefined {
  const value = memberOf(node, name)?.value;
  return value && isText(value) ? value : undefined;
}

function contentIn(message: JsonObject): JsonNode | undefined {
  return memberOf(message, 'content')?.value;
}

/** Messages with the speaker in `name`. The rule for missing fields leaves them to this one. */
function findNames(file: CharacterFile): Finding | undefined {
  const names = messagesIn(file).flatMap((message) =>
    textIn(message, 'name') && !memberOf(message, 'user') ? (memberOf(message, 'name') ?? []) : [],
  );
  const [first] = names;
  return (
    first &&
    findingAt(
      first,
      `${inAll(names.length)} the speaker in name, not in user.`,
      names.length > 1 ? 'Rename name to user in all of them.' : 'Rename name to user.',
      {
        label: 'Rename name to user',
        changes: names.map(({ from, nameEnd }) => ({ from, to: nameEnd, insert: '"user"' })),
      },
    )
  );
}

function findActions(file: CharacterFile): Finding | undefined {
  const found = messagesIn(file).flatMap((message) => {
    const content = contentIn(message);
    return (content?.type === 'object' && content.members.find(({ name }) => /^actions?$/u.test(name))) || [];
  });
  const [first] = found;
  return (
    first &&
    findingAt(
      first,
      `${inAll(found.length)} an action, which the model doesn’t read.`,
      'Leave it as a note, or remove it. To show the model when to run an action, write the examples of that action in its plugin.',
    )
  );
}

function inAll(count: number): string {
  return count === 1 ? 'This message has' : `This message and ${count - 1} more have`;
}

function findSpaces(file: CharacterFile): Finding | undefined {
  const name = file.textAt('name');
  const trimmed = name?.value.trim();
  return name && trimmed && trimmed !== name.value
    ? findingAt(
        name,
        `The name is “${excerpt(name.value)}”, with a space at its ${name.value.startsWith(trimmed) ? 'end' : 'beginning'}.`,
        `Write "${excerpt(trimmed)}". The id changes with the name, so an agent that has already run starts with an empty memory.`,
        writeName(name, trimmed),
      )
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
      ? findingAt(
          place,
          `${excerpt(name)} doesn’t speak in ${isEverywhere ? 'any' : 'this'} conversation.`,
          `Write "${excerpt(name)}" as the user of the character’s lines, as in name.`,
          isSame ? writeName(place, name) : undefined,
        )
      : [];
  });
}

function findEmpty(file: CharacterFile): Finding[] {
  const lists = [...LISTS.map((name) => file.at(name)), ...STYLES.map((name) => file.at('style', name))];
  return lists.flatMap((list) =>
    list?.type === 'list'
      ? firstOf(list.items.filter((item) => isText(item) && item.value.trim() === '')).map((item) =>
          findingAt(
            item,
            'This string is empty.',
            'Remove it. A list may be empty.',
            removePart('Remove it', list, item),
          ),
        )
      : [],
  );
}

function findPlaceholders(file: CharacterFile): Finding[] {
  const texts = [
    ...[...LISTS, 'system'].flatMap((name) => file.texts(name)),
    ...STYLES.flatMap((name) => file.texts('style', name)),
  ];
  const inExamples = messagesIn(file)
    .flatMap((message) => [textIn(message, 'user') ?? textIn(message, 'name'), textIn(contentIn(message), 'text')])
    .filter((text) => text !== undefined);
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
  return firstOf([...places]).flatMap(([found, [first, ...more]]) => {
    const others = more.length > 0 ? `, nor in ${more.length} other place${more.length > 1 ? 's' : ''}` : '';
    return first ? findingAt(first, `${excerpt(found)} isn’t filled in here${others}.`, fixOf(found)) : [];
  });
}

function findRepeatedKnowledge(file: CharacterFile): Finding[] {
  const list = file.at('knowledge');
  const seen = new Set<string>();
  const repeated = file.texts('knowledge').filter(({ value }) => seen.has(value) || !seen.add(value));
  return list?.type === 'list'
    ? firstOf(repeated).map((node) =>
        findingAt(node, 'This knowledge already appears above.', 'Remove it.', removePart('Remove it', list, node)),
      )
    : [];
}
