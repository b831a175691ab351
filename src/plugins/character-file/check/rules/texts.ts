import { isText, type CharacterFile, type TextNode } from '../characterFile';
import { removePart, replaceNode } from '../edits';
import { excerpt, type JsonList } from '../readJson';
import { firstOf, type Finding, type Rule } from '../rule';

const RUNTIME = 'packages/core/src/runtime.ts';
const PROMPT = '/docs/core/characterfile/#how-the-texts-reach-the-prompt';
const KNOWLEDGE = '/docs/core/characterfile/#knowledge';
const LISTS = ['bio', 'lore', 'postExamples', 'topics', 'adjectives', 'knowledge'] as const;
const STYLES = ['all', 'chat', 'post'] as const;

/** Texts that reach the model in another way than people think. */
export const TEXT_RULES: readonly Rule[] = [
  {
    id: 'one-speaker',
    kind: 'advice',
    finds: 'a conversation in messageExamples with only one speaker',
    why: 'The model reads it as somebody who talks to nobody, and learns nothing about answers.',
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
    why: 'The model sees the names as they are. Under another name than the character’s own, the lines are those of somebody else.',
    link: PROMPT,
    proof: [{ file: RUNTIME, line: 915, shows: 'message.user' }],
    find: findStrangers,
  },
  {
    id: 'empty-text',
    kind: 'advice',
    finds: 'an empty text in a list',
    why: 'It is taken like any other: it becomes an empty line, or an empty word in a sentence.',
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
          fix: 'Write the text of the file instead, one fact or paragraph for each entry. The recipe shows how to take it from files.',
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
    why: 'Each text is stored once: its id is made of the text.',
    link: KNOWLEDGE,
    proof: [{ file: RUNTIME, line: 455, shows: 'stringToUuid(item)' }],
    find: findRepeatedKnowledge,
  },
];

interface Conversation {
  list: JsonList;
  speakers: readonly TextNode[];
}

function conversations(file: CharacterFile): Conversation[] {
  return file.items('messageExamples').flatMap((list) => {
    if (list.type !== 'list') {
      return [];
    }
    const speakers = list.items.flatMap((message) => {
      const user =
        message.type === 'object' ? message.members.findLast(({ name }) => name === 'user')?.value : undefined;
      return user && isText(user) ? [user] : [];
    });
    return [{ list, speakers }];
  });
}

function findStrangers(file: CharacterFile): Finding[] {
  const name = file.textAt('name')?.value;
  if (!name) {
    return [];
  }
  // With one speaker, one-speaker tells more.
  const talks = conversations(file).filter(({ speakers }) => new Set(speakers.map(({ value }) => value)).size > 1);
  const others = talks.filter(({ speakers }) => !speakers.some(({ value }) => value === name));
  const isEverywhere = others.length > 1 && others.length === talks.length;
  return firstOf(isEverywhere ? others.slice(0, 1) : others).flatMap(({ speakers }) => {
    const likely = speakers.find(({ value }) => !/^\{\{user\d\}\}$/u.test(value));
    const place = likely ?? speakers[0];
    const isSame = likely?.value.toLowerCase() === name.toLowerCase();
    return place
      ? [
          {
            from: place.from,
            to: place.to,
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
          from: item.from,
          to: item.to,
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
  const inExamples = conversations(file).flatMap(({ list }) =>
    list.items.flatMap((message) => {
      const content =
        message.type === 'object' ? message.members.findLast(({ name }) => name === 'content')?.value : undefined;
      const parts = [
        ...(message.type === 'object' ? message.members : []),
        ...(content?.type === 'object' ? content.members : []),
      ];
      return parts.flatMap(({ name, value }) => (['user', 'text'].includes(name) && isText(value) ? [value] : []));
    }),
  );
  return [
    ...texts.flatMap((text) =>
      placeholder(text, /\{\{\s*\w+\s*\}\}/u, 'Write what the model should read, such as the name of the character.'),
    ),
    ...inExamples.flatMap((text) =>
      placeholder(
        text,
        /\{\{\s*(?!user[1-5]\}\})\w+\s*\}\}/u,
        'Write {{user1}} to {{user5}}, or the name of the character.',
      ),
    ),
  ];
}

function placeholder({ from, to, value }: TextNode, pattern: RegExp, fix: string): Finding[] {
  const [found] = pattern.exec(value) ?? [];
  return found ? [{ from, to, message: `${excerpt(found)} is not filled in here.`, fix }] : [];
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
    from: node.from,
    to: node.to,
    message: 'This knowledge stands above already.',
    fix: 'Remove it.',
    ...(list?.type === 'list' && { edit: removePart('Remove it', list, node) }),
  }));
}
