import { bootstrapPlugin } from '@elizaos/plugin-bootstrap';
import { generateText, ModelClass, settings, validateCharacterConfig, type Character } from '@elizaos/core';
import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { composePrompts, type PreviewedPrompt } from '../../src/plugins/character-file/preview/composePrompts';
import type { PromptPart } from '../../src/plugins/character-file/preview/parts';
import { composeState, type PreviewedCharacter } from '../../src/plugins/character-file/preview/state';
import { SEND } from './support/clients';
import { DISCORD_SETTINGS, mockDiscord } from './support/discord';
import type { ScriptedModel } from './support/model';
import { say } from './support/room';
import { mockTelegram, TELEGRAM_SETTINGS } from './support/telegram';
import { test } from './support/test';

const entries = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, index) => `${text} ${index + 1}.`);
const talk = (...lines: [user: string, text: string][]): PreviewedCharacter['messageExamples'][number] =>
  lines.map(([user, text]) => ({ user, content: { text } }));

const EMPTY = {
  modelProvider: 'openai' as const,
  clients: [],
  plugins: [],
  lore: [],
  messageExamples: [],
  postExamples: [],
  topics: [],
  adjectives: [],
  style: { all: [], chat: [], post: [] },
};

/** Every variable that the release knows. */
const ALL_VARIABLES = [
  ...['agentId', 'agentName', 'roomId', 'senderName', 'bio', 'lore', 'adjective', 'topic', 'topics'],
  ...['characterPostExamples', 'characterMessageExamples', 'messageDirections', 'postDirections'],
  ...['knowledge', 'knowledgeData', 'actors', 'actorsData', 'goals', 'goalsData', 'attachments'],
  ...['recentMessages', 'recentMessagesData', 'recentPosts', 'recentInteractionsData'],
  ...['recentMessageInteractions', 'recentPostInteractions', 'providers'],
  ...['actionNames', 'actions', 'actionExamples'],
  ...['evaluators', 'evaluatorNames', 'evaluatorExamples', 'evaluatorsData'],
  ...['twitterUserName', 'currentPost', 'formattedConversation', 'maxTweetLength', 'user1', 'unknown'],
]
  .map((name) => `Here is ${name}: {{${name}}}.`)
  .join('\n');

const CHARACTERS: Record<string, PreviewedCharacter> = {
  'more of everything than the release takes': {
    ...EMPTY,
    name: 'Ada',
    system: 'Answer in one sentence.',
    bio: entries(5, 'Ada builds engines of kind'),
    lore: entries(12, 'She solved puzzle'),
    messageExamples: entries(6, 'What is number').map((question) =>
      talk(['{{user1}}', question], ['Ada', `{{user1}}, ask {{user2}} about it: ${question}`]),
    ),
    postExamples: entries(52, 'Today I counted to'),
    topics: entries(7, 'engine'),
    adjectives: entries(4, 'precise'),
    knowledge: ['A prime number has exactly two divisors.'],
    style: { all: entries(2, 'Be brief'), chat: entries(2, 'Be friendly'), post: entries(3, 'Be dry') },
  },
  'nothing but what must be there': { ...EMPTY, name: 'Bo', bio: 'Bo repairs clocks.' },
  'signs that mean something elsewhere': {
    ...EMPTY,
    name: "$& (Grace) [x] $1 {{bio}} O'Neill",
    system: '{{agentName}} & <b>bold</b> \\n',
    bio: 'A {{lore}} and {{user1}}, `code` “quotes” {{agentName}} 算法 🛠 $$.',
    lore: ['{{topics}} .* (', '$`', 'two\nlines'],
    messageExamples: [
      talk(['{{user5}}', '{{user6}} {{ user1 }} {{user1}}{{user2}}'], ['{{agentName}}', '$& {{user11}}']),
      [],
      talk(['x', '']),
    ],
    postExamples: ['{{user1}} $&', '<script>alert(1)</script>'],
    topics: ['a, b', '{{topic}}'],
    adjectives: ['{{adjective}}'],
    style: { all: ['Don’t write {{bio}}.'], chat: [], post: ['\\d+'] },
  },
  'templates of its own for each client': {
    ...EMPTY,
    name: 'Cleo',
    bio: entries(2, 'Cleo reads'),
    lore: entries(10, 'She wrote page'),
    messageExamples: [talk(['{{user1}}', 'Which book?'], ['Cleo', 'The red one.'])],
    postExamples: entries(3, 'A page a day:'),
    topics: entries(5, 'book'),
    adjectives: ['calm'],
    knowledge: ['The red book has 300 pages.'],
    style: { all: [], chat: ['Name the page.'], post: ['Name the book.'] },
    templates: {
      messageHandlerTemplate: 'Never sent: each client has a template of its own.',
      discordMessageHandlerTemplate: `On Discord {{discordClient}} {{discordMessage}}.\n${ALL_VARIABLES}`,
      telegramMessageHandlerTemplate: `On Telegram, with spaces {{ bio }}, with braces {{{bio}}}, {{{{bio}}.\n${ALL_VARIABLES}`,
      twitterMessageHandlerTemplate: `A reply on X {{twitterClient}}.\n${ALL_VARIABLES}`,
      twitterPostTemplate: `A post on X.\n${ALL_VARIABLES}`,
    },
  },
  'one template for all that fall back to it, and an empty one': {
    ...EMPTY,
    name: 'Dee',
    system: '',
    bio: ['Dee paints.'],
    lore: ['One picture.'],
    postExamples: ['', ''],
    topics: ['colour'],
    adjectives: entries(2, 'bright'),
    style: { all: [''], chat: ['', ''], post: [] },
    templates: {
      messageHandlerTemplate: '{{agentName}} ({{bio}}) {{characterMessageExamples}}|{{recentMessages}}',
      telegramMessageHandlerTemplate: '',
    },
  },
  'six topics, and rules for posts only': {
    ...EMPTY,
    name: 'Eve',
    bio: [],
    messageExamples: entries(2, 'Which way').map((question) => talk(['{{user2}}', question], ['Eve', 'Left.'])),
    topics: entries(6, 'map'),
    style: { all: [], chat: [], post: entries(2, 'Say where') },
  },
};

const ANSWER = { user: 'Ada', text: 'A whole number above one.', action: 'NONE' };
const QUESTION = 'What is a prime number, and how many of them are there?';
const POST = {
  currentPost: '  ID: 7\n  From: Grace (@grace)\n  Text: Hello',
  formattedConversation: '@grace (Jan 6):\nHello',
};

/** Shuffling leaves lists as they are, and of several entries the first is picked. */
function withoutChance(): void {
  vi.spyOn(Math, 'random').mockImplementation(() => (new Error().stack?.includes('at Array.sort') ? 0.5 : 0));
}

interface Sent {
  system: string;
  prompt: string;
}

/** What the model was sent first. */
function firstRequest(model: ScriptedModel): Sent {
  const messages = model.requests[0]?.body.messages as { role: string; content: string }[];
  const of = (role: string): string =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join('');
  return { system: of('system'), prompt: of('user') };
}

/** A pattern for a text in which placeholders may be anything. */
function patternOf(parts: readonly PromptPart[]): RegExp {
  const source = parts
    .map(({ text, from, placeholder }) => {
      if (from !== 'runtime') {
        return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
      }
      return placeholder === 'exampleName' ? String.raw`(\p{L}+)` : String.raw`([\s\S]*?)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}

/** Texts of the character that must not hide in a placeholder. */
function ownTexts(given: PreviewedCharacter): string[] {
  const { bio, lore, postExamples, style } = given;
  return [bio, lore, postExamples, style.all, style.chat, style.post].flat().filter((text) => text.length > 5);
}

function expectToMatch(prompt: PreviewedPrompt | undefined, sent: Sent, given: PreviewedCharacter): void {
  expect(sent.system).toMatch(patternOf(prompt?.system ?? []));
  expect(sent.prompt).toMatch(patternOf(prompt?.parts ?? []));
  const [, ...inPlaceholders] = patternOf(prompt?.parts ?? []).exec(sent.prompt) ?? [];
  for (const text of inPlaceholders) {
    expect(ownTexts(given).filter((own) => text.includes(own))).toEqual([]);
    // Only these have their own headers.
    expect(text).not.toMatch(/^# (?!Actors|Attachments|Goals)/mu);
  }
}

beforeEach(() => {
  mockTelegram();
  mockDiscord();
});

test('the preview knows each variable that the release sets, and no other', async ({ runtime }) => {
  const agent = await runtime({ plugins: [bootstrapPlugin] });
  const state = await agent.composeState(await say(agent, QUESTION));
  const [given] = Object.values(CHARACTERS);
  expect(given && [...composeState(given, true).keys()].sort()).toEqual(Object.keys(state).sort());
});

test.for([
  ['without a system prompt gets SYSTEM_PROMPT', undefined, 'From the environment.'],
  ['with an empty one does not', '', ''],
])('a character %s', async ([, system, expected], { runtime, model }) => {
  settings.SYSTEM_PROMPT = 'From the environment.';
  onTestFinished(() => {
    delete settings.SYSTEM_PROMPT;
  });
  model.alwaysAnswer('Yes.');
  await generateText({ runtime: await runtime({ character: { system } }), context: '?', modelClass: ModelClass.SMALL });
  expect(firstRequest(model).system).toBe(expected);
});

describe.each(Object.entries(CHARACTERS))('for a character with %s', (_title, given) => {
  const previews = composePrompts(given);
  const options = {
    // What the other tests' character has is taken away.
    character: {
      system: undefined,
      ...structuredClone(given),
      settings: { secrets: { ...TELEGRAM_SETTINGS.secrets, ...DISCORD_SETTINGS.secrets } },
    } as Partial<Character>,
    plugins: [bootstrapPlugin],
  };

  test('the release accepts the file', () => {
    validateCharacterConfig(given);
  });

  test('the preview of the REST API equals what the release sends', async ({ agent, model }) => {
    withoutChance();
    model.alwaysAnswer(ANSWER);
    const { ask } = await agent(options);
    await ask(QUESTION);
    expectToMatch(
      previews.find(({ client }) => client === 'rest'),
      firstRequest(model),
      given,
    );
  });

  test.for(['discord', 'telegram', 'xReply', 'xPost'] as const)(
    'the preview of %s equals what the release sends',
    async (id, { runtime, model }) => {
      withoutChance();
      model.alwaysAnswer(ANSWER);
      await SEND[id](await runtime(options), QUESTION, POST);
      expectToMatch(
        previews.find(({ client }) => client === id),
        firstRequest(model),
        given,
      );
    },
  );
});
