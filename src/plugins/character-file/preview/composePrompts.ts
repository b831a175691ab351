import { templates as releaseTemplates } from '../../../release/promptTemplates.json';
import { character, compact, release, runtime, type PromptPart } from './parts';
import type { PlaceholderName } from './placeholders';
import { composeState, type PreviewedCharacter, type Value } from './state';

/** The prompts that are shown, in this order. */
export type PromptId = keyof typeof releaseTemplates;

/** What the release sends to the model for a character. */
export interface PreviewedPrompt {
  client: PromptId;
  title: string;
  /** The text that is filled: the member of the character's `templates`, or the constant of the release and its file. */
  template: { member: string } | { name: string; file: string };
  /** The system prompt. Empty if none is sent. */
  system: PromptPart[];
  /** The prompt itself. */
  parts: PromptPart[];
  /** Random choices of the release that are made steady here, a sentence each. */
  steady: string[];
  /** Members of the character with a text for prompts that this prompt doesn't use. */
  unused: string[];
}

interface PromptSource {
  title: string;
  /** Members of `templates` that replace the release's text; the first that isn't empty wins. */
  ownTemplates?: readonly string[];
  /** Whether the room may have no messages when the prompt is composed. */
  mayBeFirst?: boolean;
  /** Variables that the client adds to the state. */
  added?: Record<string, PlaceholderName>;
}

const PROMPTS: Record<PromptId, PromptSource> = {
  rest: { title: 'REST API' },
  discord: {
    title: 'Discord',
    ownTemplates: ['discordMessageHandlerTemplate'],
    added: { discordClient: 'objects', discordMessage: 'objects' },
  },
  telegram: { title: 'Telegram', ownTemplates: ['telegramMessageHandlerTemplate', 'messageHandlerTemplate'] },
  xReply: {
    title: 'X, reply',
    ownTemplates: ['twitterMessageHandlerTemplate', 'messageHandlerTemplate'],
    added: {
      twitterClient: 'objects',
      twitterUserName: 'twitterUserName',
      currentPost: 'currentPost',
      formattedConversation: 'formattedConversation',
    },
  },
  xPost: {
    title: 'X, new post',
    ownTemplates: ['twitterPostTemplate'],
    mayBeFirst: true,
    added: { twitterUserName: 'twitterUserName' },
  },
};

/** To these providers the release sends no system prompt. */
const WITHOUT_SYSTEM = ['ollama', 'llama_local'];

const VARIABLE = /\{\{(\w+)\}\}/u;

/**
 * Composes the prompts that the release sends to the model for a character: the answer to a message on each client, and a
 * new post on X.
 *
 * @param given - a character that the release's `CharacterSchema` accepts
 * @returns a preview for each prompt, always in the same order
 */
export function composePrompts(given: PreviewedCharacter): PreviewedPrompt[] {
  return (Object.keys(PROMPTS) as PromptId[]).map((client) => compose(client, given));
}

function compose(client: PromptId, given: PreviewedCharacter): PreviewedPrompt {
  const { title, mayBeFirst = false, added = {}, ownTemplates = [] } = PROMPTS[client];
  const state = composeState(given, !mayBeFirst);
  for (const [key, placeholder] of Object.entries(added)) {
    state.set(key, { parts: [runtime(placeholder)] });
  }
  const { templates = {} } = given;
  const own = ownTemplates.find((key) => templates[key]);
  const { text, ...origin } = releaseTemplates[client];
  const values = own
    ? fill(templates[own] ?? '', (piece) => character(piece, `templates.${own}`), state)
    : fill(text, release, state);

  const parts = compact(values.flatMap((value) => value.parts));
  const system = compact(systemOf(given));
  return {
    client,
    title,
    template: own ? { member: `templates.${own}` } : origin,
    system,
    parts,
    steady: [...new Set(values.flatMap(({ steady }) => steady ?? []))],
    unused: unusedMembers(given, [...system, ...parts]),
  };
}

/** The texts of a template and the values of its variables, in order. A variable that nothing sets is empty. */
function fill(template: string, literal: (text: string) => PromptPart, state: ReadonlyMap<string, Value>): Value[] {
  // Splitting at a group yields texts and variables in turn.
  return template
    .split(VARIABLE)
    .map((piece, index) => (index % 2 === 1 ? (state.get(piece) ?? { parts: [] }) : { parts: [literal(piece)] }));
}

function systemOf({ modelProvider, system }: PreviewedCharacter): PromptPart[] {
  if (WITHOUT_SYSTEM.includes(modelProvider)) {
    return [];
  }
  return [system === undefined ? runtime('systemPrompt') : character(system, 'system')];
}

function unusedMembers(given: PreviewedCharacter, parts: readonly PromptPart[]): string[] {
  const texts: Record<string, readonly string[]> = {
    system: [given.system ?? ''],
    bio: [given.bio].flat(),
    lore: given.lore,
    messageExamples: given.messageExamples.flat().map(({ content }) => content.text),
    postExamples: given.postExamples,
    topics: given.topics,
    adjectives: given.adjectives,
    knowledge: given.knowledge ?? [],
    'style.all': given.style.all,
    'style.chat': given.style.chat,
    'style.post': given.style.post,
  };
  const used = new Set(parts.map(({ member, placeholder }) => member ?? placeholder));
  return Object.keys(texts).filter((member) => !used.has(member as PlaceholderName) && texts[member]?.some(Boolean));
}
