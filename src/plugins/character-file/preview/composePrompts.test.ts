import { describe, expect, it } from 'vitest';
import { composePrompts, type PreviewedPrompt, type PromptId } from './composePrompts';
import type { PromptPart } from './parts';
import type { PreviewedCharacter } from './state';

const ADA: PreviewedCharacter = {
  name: 'Ada',
  modelProvider: 'openai',
  clients: [],
  plugins: [],
  system: 'Answer in one sentence.',
  bio: ['Ada builds engines.', 'She is precise.'],
  lore: ['She wrote the first program.'],
  messageExamples: [
    [
      { user: '{{user1}}', content: { text: 'Hello, {{user2}}' } },
      { user: 'Ada', content: { text: 'Good day.' } },
    ],
  ],
  postExamples: ['Numbers are friends.'],
  topics: ['engines', 'poetry'],
  adjectives: ['dry', 'kind'],
  style: { all: ['Be brief.'], chat: ['Be polite.'], post: ['No questions.'] },
};

function preview(client: PromptId, more: Partial<PreviewedCharacter> = {}): PreviewedPrompt {
  const found = composePrompts({ ...ADA, ...more }).find((prompt) => prompt.client === client);
  if (!found) {
    throw new Error(`no prompt ${client}`);
  }
  return found;
}

/** A post whose template is just this. */
const post = (template: string, more: Partial<PreviewedCharacter> = {}): PreviewedPrompt =>
  preview('xPost', { ...more, templates: { twitterPostTemplate: template } });

/** As one text, with placeholders in angle brackets. */
const textOf = (parts: readonly PromptPart[]): string =>
  parts.map(({ text, from }) => (from === 'runtime' ? `<${text}>` : text)).join('');

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}`);

const NOTHING = { topics: [], messageExamples: [[]], postExamples: ['', ''], style: { all: [], chat: [], post: [] } };
const EVERYTHING =
  '{{topics}}{{topic}}{{characterMessageExamples}}{{characterPostExamples}}{{messageDirections}}{{postDirections}}';

describe('the parts of a prompt', () => {
  it('tell what comes from the character, and from which member', () => {
    expect(post('{{bio}} {{messageDirections}}').parts).toEqual([
      { text: 'Ada builds engines.', from: 'character', member: 'bio' },
      { text: ' ', from: 'release' },
      { text: 'She is precise.', from: 'character', member: 'bio' },
      { text: ' ', from: 'character', member: 'templates.twitterPostTemplate' },
      { text: '# Message Directions for ', from: 'release' },
      { text: 'Ada', from: 'character', member: 'name' },
      { text: '\n', from: 'release' },
      { text: 'Be brief.', from: 'character', member: 'style.all' },
      { text: '\n', from: 'release' },
      { text: 'Be polite.', from: 'character', member: 'style.chat' },
      { text: '\n', from: 'release' },
    ]);
  });

  it('name what is only there while the agent runs', () => {
    expect(preview('xReply').parts).toContainEqual({
      text: 'user name on X',
      from: 'runtime',
      placeholder: 'twitterUserName',
    });
  });

  it('keep placeholders apart that follow each other', () => {
    expect(post('{{actors}}{{goals}}').parts.map(({ placeholder }) => placeholder)).toEqual(['actors', 'goals']);
  });

  it.each<[what: string, template: string, text: string, more?: Partial<PreviewedCharacter>]>([
    [
      'have placeholders for the names in examples, each with its number',
      '{{characterMessageExamples}}',
      '# Example Conversations for Ada\n<first name 1>: Hello, <first name 2>\nAda: Good day.\n',
    ],
    ['leave what is no variable', '{{ bio }} {bio} {{bio.x}} {{{topic}}}', '{{ bio }} {bio} {{bio.x}} {engines}'],
    ['leave variables in texts of the character', '{{bio}}', '{{lore}} $&', { bio: '{{lore}} $&' }],
    ['have no header above nothing', EVERYTHING, '', NOTHING],
  ])('%s', (_, template, text, more) => {
    expect(textOf(post(template, more).parts)).toBe(text);
  });

  it('are empty for a variable that nothing sets, or that another client sets', () => {
    expect(post('a{{nothing}}{{currentPost}}{{__proto__}}b').parts).toEqual([
      { text: 'ab', from: 'character', member: 'templates.twitterPostTemplate' },
    ]);
  });

  it('have the headers above messages only where there are messages for sure', () => {
    const template = '{{recentMessages}}';
    const templates = { twitterPostTemplate: template, twitterMessageHandlerTemplate: template };
    expect(textOf(preview('xPost', { templates }).parts)).toBe('<last messages>');
    expect(textOf(preview('xReply', { templates }).parts)).toBe('# Conversation Messages\n<last messages>\n');
  });
});

describe('topics', () => {
  it.each([
    [1, 'Ada is interested in 1'],
    [2, 'Ada is interested in 1 and 2'],
    [5, 'Ada is interested in 1, 2, 3, 4 and 5'],
    // As the release has it: it expects the end of the list behind the topics that it takes.
    [6, 'Ada is interested in 1, 2, 3, 4, 5 and '],
    [7, 'Ada is interested in 1, 2, 3, 4, 5, '],
  ])('%i read in a sentence', (count, sentence) => {
    expect(textOf(post('{{topics}}', { topics: numbered(count) }).parts)).toBe(sentence);
  });
});

describe('the template', () => {
  const templates = {
    messageHandlerTemplate: 'general',
    discordMessageHandlerTemplate: 'on Discord',
    telegramMessageHandlerTemplate: '',
    twitterMessageHandlerTemplate: 'on X',
    twitterPostTemplate: 'a post',
  };

  it.each<[PromptId, string]>([
    ['discord', 'on Discord'],
    ['telegram', 'general'],
    ['xReply', 'on X'],
    ['xPost', 'a post'],
  ])('of %s is the first one of the character that has a text', (client, text) => {
    expect(textOf(preview(client, { templates }).parts)).toBe(text);
  });

  it('of the REST API is always the one of the release', () => {
    expect(preview('rest', { templates })).toEqual(preview('rest'));
  });

  it.each<PromptId>(['discord', 'xPost'])(
    'of %s is the one of the release if there is only a general one',
    (client) => {
      expect(preview(client, { templates: { messageHandlerTemplate: 'general' } })).toEqual(preview(client));
    },
  );

  it('is named', () => {
    expect(preview('telegram', { templates }).template).toEqual({ member: 'templates.messageHandlerTemplate' });
    expect(preview('telegram').template).toEqual({
      name: 'telegramMessageHandlerTemplate',
      file: 'packages/client-telegram/src/messageManager.ts',
    });
  });
});

describe('the system prompt', () => {
  it('is the character’s', () => {
    expect(preview('rest').system).toEqual([{ text: ADA.system, from: 'character', member: 'system' }]);
  });

  it('is a setting if the character has none', () => {
    expect(preview('rest', { system: undefined }).system).toEqual([
      { text: 'SYSTEM_PROMPT', from: 'runtime', placeholder: 'systemPrompt' },
    ]);
  });

  it('is empty if the character’s is, as the release does not use the setting then', () => {
    expect(preview('rest', { system: '' }).system).toEqual([]);
  });

  it.each(['ollama', 'llama_local'] as const)('is not sent to %s', (modelProvider) => {
    const { system, unused } = preview('rest', { modelProvider });
    expect(system).toEqual([]);
    expect(unused).toContain('system');
  });
});

describe('what is said of random choices', () => {
  it('counts the entries that are left out', () => {
    const { steady, parts } = post('{{bio}}', { bio: numbered(5) });
    expect(textOf(parts)).toBe('1 2 3');
    expect(steady).toEqual([
      'bio: the release picks 3 of the 5 entries at random, in random order. Here are the first 3.',
    ]);
  });

  it('tells that the order is random if none is left out', () => {
    expect(post('{{bio}}').steady).toEqual([
      'bio: the release puts the 2 entries in random order. Here they are in the order of the file.',
    ]);
  });

  it('tells that one is picked', () => {
    expect(post('{{topic}} {{topic}} {{adjective}}').steady).toEqual([
      'topics: the release picks one of the 2 entries at random. Here it is the first.',
      'adjectives: the release picks one of the 2 entries at random. Here it is the first.',
    ]);
  });

  it('is nothing if there is nothing to choose, or the prompt does not use it', () => {
    expect(post('{{bio}} {{lore}}', { bio: 'A text.' }).steady).toEqual([]);
  });

  it.each([
    ['bio', 3],
    ['lore', 10],
    ['topics', 5],
    ['characterPostExamples', 50],
    ['characterMessageExamples', 5],
  ])('{{%s}} takes up to %i entries', (variable, most) => {
    const all = numbered(most + 1);
    const more = {
      bio: all,
      lore: all,
      topics: all,
      postExamples: all,
      messageExamples: all.map((text) => [{ user: '', content: { text } }]),
    };
    const { parts, steady } = post(`{{${variable}}}`, more);
    const taken = parts.filter(({ from, member }) => from === 'character' && member !== 'name').map(({ text }) => text);
    expect(taken).toEqual(all.slice(0, most));
    expect(steady[0]).toContain(`picks ${most} of the ${most + 1} entries`);
  });
});

describe('members that a prompt does not use', () => {
  it.each<[PromptId, string[]]>([
    ['rest', ['messageExamples', 'postExamples', 'topics', 'adjectives', 'style.post']],
    ['discord', ['postExamples', 'topics', 'adjectives', 'style.post']],
    ['telegram', ['postExamples', 'topics', 'adjectives', 'style.post']],
    ['xReply', ['messageExamples', 'adjectives', 'style.chat']],
    ['xPost', ['messageExamples', 'style.chat']],
  ])('of %s are told', (client, members) => {
    expect(preview(client).unused).toEqual(members);
  });

  it('are not told if they have no text', () => {
    expect(preview('rest', { postExamples: [], adjectives: [''] }).unused).toEqual([
      'messageExamples',
      'topics',
      'style.post',
    ]);
  });

  it('count knowledge as used where the release puts what fits', () => {
    const knowledge = ['A fact.'];
    expect(preview('rest', { knowledge }).unused).not.toContain('knowledge');
    expect(post('{{bio}}', { knowledge }).unused).toContain('knowledge');
  });
});

it('previews all prompts, in a fixed order, with the release’s template for each', () => {
  const prompts = composePrompts(ADA);
  expect(prompts.map(({ client, title }) => [client, title])).toEqual([
    ['rest', 'REST API'],
    ['discord', 'Discord'],
    ['telegram', 'Telegram'],
    ['xReply', 'X, reply'],
    ['xPost', 'X, new post'],
  ]);
  for (const { parts, template } of prompts) {
    expect(template).toHaveProperty('file');
    expect(textOf(parts)).not.toContain('{{');
  }
});

it('leaves the character as it is', () => {
  const given = structuredClone(ADA);
  composePrompts(given);
  expect(given).toEqual(ADA);
});
