import { PLACEHOLDERS, type PlaceholderName } from './placeholders';
import { character, joined, release, runtime, type PromptPart } from './parts';

/** The members of a character that reach prompts, as `CharacterSchema` of the release demands them. */
export interface PreviewedCharacter {
  name: string;
  modelProvider: string;
  system?: string | undefined;
  templates?: Record<string, string> | undefined;
  bio: string | string[];
  lore: string[];
  messageExamples: { user: string; content: { text: string } }[][];
  postExamples: string[];
  topics: string[];
  adjectives: string[];
  knowledge?: string[] | undefined;
  style: { all: string[]; chat: string[]; post: string[] };
}

/** What a variable of a template stands for. */
export interface Value {
  parts: PromptPart[];
  /** Which random choice of the release is made steady here, if it is one. */
  steady?: string;
}

/** How many entries composeState takes of each member, at most. */
const TAKEN = { bio: 3, lore: 10, messageExamples: 5, postExamples: 50, topics: 5 } as const;

const EXAMPLE_NAME = /\{\{user([1-5])\}\}/u;

/** Variables for which the release has text only while it runs, all of it. */
const RUNTIME_TEXTS = [
  'actors',
  'agentId',
  'attachments',
  'evaluatorExamples',
  'evaluatorNames',
  'evaluators',
  'goals',
  'knowledge',
  'recentMessageInteractions',
  'recentPostInteractions',
  'roomId',
  'senderName',
] as const satisfies readonly PlaceholderName[];

/** Variables that hold data for code. */
const DATA = [
  'actorsData',
  'evaluatorsData',
  'goalsData',
  'knowledgeData',
  'recentInteractionsData',
  'recentMessagesData',
];

/**
 * What `composeState` of the release makes of a character: the variables of templates.
 *
 * @param inRoomWithMessages - whether the room has messages for sure, so that the headers above them are there
 */
export function composeState(given: PreviewedCharacter, inRoomWithMessages: boolean): Map<string, Value> {
  const { name, bio, lore, adjectives, topics, postExamples, messageExamples, style } = given;
  const named = (before: string, after = ''): PromptPart[] => [
    release(before),
    character(name, 'name'),
    release(after),
  ];
  const messages = (header: string, placeholder: PlaceholderName): PromptPart[] =>
    inRoomWithMessages ? addHeader([release(header)], [runtime(placeholder)]) : [runtime(placeholder)];

  return new Map<string, Value>([
    ['agentName', { parts: [character(name, 'name')] }],
    [
      'bio',
      typeof bio === 'string'
        ? { parts: [character(bio, 'bio')] }
        : { parts: joined(bio.slice(0, TAKEN.bio), 'bio', ' '), ...steadyOrder('bio', bio, TAKEN.bio) },
    ],
    ['lore', { parts: joined(lore.slice(0, TAKEN.lore), 'lore', '\n'), ...steadyOrder('lore', lore, TAKEN.lore) }],
    [
      'adjective',
      { parts: joined(adjectives.slice(0, 1), 'adjectives', ''), ...steadyChoice('adjectives', adjectives) },
    ],
    ['topic', { parts: joined(topics.slice(0, 1), 'topics', ''), ...steadyChoice('topics', topics) }],
    [
      'topics',
      {
        parts: topics.length > 0 ? [...named('', ' is interested in '), ...topicList(topics)] : [],
        ...steadyOrder('topics', topics, TAKEN.topics),
      },
    ],
    [
      'characterPostExamples',
      {
        parts: addHeaderIfWritten(
          named('# Example Posts for '),
          joined(postExamples.slice(0, TAKEN.postExamples), 'postExamples', '\n'),
        ),
        ...steadyOrder('postExamples', postExamples, TAKEN.postExamples),
      },
    ],
    [
      'characterMessageExamples',
      {
        parts: addHeaderIfWritten(named('# Example Conversations for '), conversations(messageExamples)),
        ...steadyOrder('messageExamples', messageExamples, TAKEN.messageExamples),
      },
    ],
    ['messageDirections', { parts: addHeader(named('# Message Directions for '), rules(style, 'chat')) }],
    ['postDirections', { parts: addHeader(named('# Post Directions for '), rules(style, 'post')) }],
    ['recentMessages', { parts: messages('# Conversation Messages', 'recentMessages') }],
    ['recentPosts', { parts: messages('# Posts in Thread', 'recentPosts') }],
    // plugin-bootstrap, which the start program always loads, has actions and providers for every message.
    ['actions', { parts: addHeader([release('# Available Actions')], [runtime('actions')]) }],
    ['actionExamples', { parts: addHeader([release('# Action Examples')], [runtime('actionExamples')]) }],
    ['actionNames', { parts: [release('Possible response actions: '), runtime('actionNames')] }],
    [
      'providers',
      { parts: addHeader(named('# Additional Information About ', ' and The World'), [runtime('providers')]) },
    ],
    ...RUNTIME_TEXTS.map((key): [string, Value] => [key, { parts: [runtime(key)] }]),
    ...DATA.map((key): [string, Value] => [key, { parts: [runtime('objects')] }]),
  ]);
}

/** A header above a text, as the release adds it: nothing without a text. */
function addHeader(header: readonly PromptPart[], body: readonly PromptPart[]): PromptPart[] {
  return body.some(({ text }) => text !== '') ? [...header, release('\n'), ...body, release('\n')] : [];
}

function addHeaderIfWritten(header: readonly PromptPart[], body: readonly PromptPart[]): PromptPart[] {
  return body.some(({ text }) => text.replaceAll('\n', '') !== '') ? addHeader(header, body) : [];
}

function topicList(topics: readonly string[]): PromptPart[] {
  // The release looks for the end of all topics, not of those that it takes.
  const behind = (index: number): string =>
    index === topics.length - 2 ? ' and ' : index === topics.length - 1 ? '' : ', ';
  return topics.slice(0, TAKEN.topics).flatMap((topic, index) => [character(topic, 'topics'), release(behind(index))]);
}

function conversations(examples: PreviewedCharacter['messageExamples']): PromptPart[] {
  return examples
    .slice(0, TAKEN.messageExamples)
    .flatMap((messages, index) => [
      release(index > 0 ? '\n\n' : ''),
      ...messages.flatMap(({ user, content }, line) => [
        release(line > 0 ? '\n' : ''),
        ...withNames(user),
        release(': '),
        ...withNames(content.text),
      ]),
    ]);
}

/** A text of an example, with placeholders for the names that the release puts in. */
function withNames(text: string): PromptPart[] {
  // Splitting at a group yields texts and numbers in turn.
  return text
    .split(EXAMPLE_NAME)
    .map((piece, index) =>
      index % 2 === 1
        ? runtime('exampleName', `${PLACEHOLDERS.exampleName.label} ${piece}`)
        : character(piece, 'messageExamples'),
    );
}

function rules({ all, ...style }: PreviewedCharacter['style'], kind: 'chat' | 'post'): PromptPart[] {
  const general = joined(all, 'style.all', '\n');
  const special = joined(style[kind], `style.${kind}`, '\n');
  return [...general, release(general.length > 0 && special.length > 0 ? '\n' : ''), ...special];
}

function steadyOrder(member: string, entries: readonly unknown[], most: number): { steady?: string } {
  const all = entries.length;
  if (all < 2) {
    return {};
  }
  return {
    steady:
      all > most
        ? `${member}: the release takes ${most} of the ${all} entries at random, in random order. Here are the first ${most}.`
        : `${member}: the release puts the ${all} entries in random order. Here they are in the order of the file.`,
  };
}

function steadyChoice(member: string, entries: readonly unknown[]): { steady?: string } {
  return entries.length < 2
    ? {}
    : { steady: `${member}: the release picks one of the ${entries.length} entries at random. Here it is the first.` };
}
