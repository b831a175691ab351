import type { z } from 'zod';
import type { characterSchema } from '../check/characterSchema';
import { PLACEHOLDERS, type PlaceholderName } from './placeholders';
import { character, joined, release, runtime, type PromptPart } from './parts';

/** A character, as `CharacterSchema` of the release demands it. */
export type PreviewedCharacter = z.infer<typeof characterSchema>;

/** What a variable of a template stands for. */
export interface Value {
  parts: PromptPart[];
  /** Which random choice of the release is made steady here, if it is one. */
  steady?: string | undefined;
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

  const state: Record<string, Value> = {
    agentName: { parts: [character(name, 'name')] },
    bio: typeof bio === 'string' ? { parts: [character(bio, 'bio')] } : taken('bio', bio, ' '),
    lore: taken('lore', lore, '\n'),
    adjective: oneOf('adjectives', adjectives),
    topic: oneOf('topics', topics),
    topics: {
      parts: topics.length > 0 ? [...named('', ' is interested in '), ...topicList(topics)] : [],
      steady: steadyOrder('topics', topics),
    },
    characterPostExamples: {
      parts: addHeaderIfWritten(named('# Example Posts for '), taken('postExamples', postExamples, '\n').parts),
      steady: steadyOrder('postExamples', postExamples),
    },
    characterMessageExamples: {
      parts: addHeaderIfWritten(named('# Example Conversations for '), conversations(messageExamples)),
      steady: steadyOrder('messageExamples', messageExamples),
    },
    messageDirections: { parts: addHeader(named('# Message Directions for '), rules(style, 'chat')) },
    postDirections: { parts: addHeader(named('# Post Directions for '), rules(style, 'post')) },
    recentMessages: { parts: messages('# Conversation Messages', 'recentMessages') },
    recentPosts: { parts: messages('# Posts in Thread', 'recentPosts') },
    // plugin-bootstrap, which the default agent always loads, has actions and providers for every message.
    actions: { parts: addHeader([release('# Available Actions')], [runtime('actions')]) },
    actionExamples: { parts: addHeader([release('# Action Examples')], [runtime('actionExamples')]) },
    actionNames: { parts: [release('Possible response actions: '), runtime('actionNames')] },
    providers: {
      parts: addHeader(named('# Additional Information About ', ' and The World'), [runtime('providers')]),
    },
  };
  return new Map([
    ...Object.entries(state),
    ...RUNTIME_TEXTS.map((key): [string, Value] => [key, { parts: [runtime(key)] }]),
    ...DATA.map((key): [string, Value] => [key, { parts: [runtime('objects')] }]),
  ]);
}

/** The first entries of a member, as many as the release takes. */
function taken(member: keyof typeof TAKEN, entries: readonly string[], separator: string): Value {
  return { parts: joined(entries.slice(0, TAKEN[member]), member, separator), steady: steadyOrder(member, entries) };
}

/** The first entry, where the release picks one. */
function oneOf(member: string, entries: readonly string[]): Value {
  const steady = `${member}: the release picks one of the ${entries.length} entries at random. Here it is the first.`;
  return { parts: joined(entries.slice(0, 1), member, ''), steady: entries.length > 1 ? steady : undefined };
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

function steadyOrder(member: keyof typeof TAKEN, { length: all }: readonly unknown[]): string | undefined {
  const most = TAKEN[member];
  if (all > most) {
    return `${member}: the release picks ${most} of the ${all} entries at random, in random order. Here are the first ${most}.`;
  }
  return all > 1
    ? `${member}: the release puts the ${all} entries in random order. Here they are in the order of the file.`
    : undefined;
}
