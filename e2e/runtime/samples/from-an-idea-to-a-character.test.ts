import { validateCharacterConfig, type Character } from '@elizaos/core';
import { beforeEach, describe, expect } from 'vitest';
import { SEND } from '../support/clients';
import { curlsOf } from '../support/curl';
import { DISCORD_SETTINGS, mockDiscord } from '../support/discord';
import type { ModelRequest } from '../support/model';
import { complaintOf } from '../support/parts';
import type { Cell } from '../support/tables';
import { mockTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { test } from '../support/test';

const PAGE = 'docs/recipes/from-an-idea-to-a-character.md';
const BEHAVIOUR = '3. Say how it behaves';
const FILE = 'characters/folio.character.json';

/** Discord's client ignores very short messages. */
const QUESTION = 'I liked a novel about a lighthouse. What shall I read next?';
const ANSWER = { user: 'Folio', text: 'What did you last read to the end?', action: 'NONE' };
/** Without it, the character of the other tests would give its own. */
const NO_SYSTEM = { system: undefined };
const ACCESS = { settings: { secrets: { ...TELEGRAM_SETTINGS.secrets, ...DISCORD_SETTINGS.secrets } } };

type Prompt = keyof typeof SEND;

const IN_ROOMS: Prompt[] = ['rest', 'discord', 'telegram'];
const ON_X: Prompt[] = ['xReply', 'xPost'];
const PROMPTS = [...IN_ROOMS, ...ON_X];

/** What the page calls them, by how its cell starts. Those of clients without a test are read in their templates. */
const READ_IN: [start: string, prompts: Prompt[]][] = [
  ['answers and posts', PROMPTS],
  ['answers in the browser chat and on Discord, Telegram', IN_ROOMS],
  ['posts and answers on X', ON_X],
  ['answers on Discord, Telegram', ['discord', 'telegram']],
  ['posts on X', ['xPost']],
];

/** More entries than any prompt takes. */
const ENTRIES = Array.from({ length: 60 }, (_, index) => `entry${index}`);

/** A character whose one member has all entries; every other one is empty. */
function characterWith(member: string): Partial<Character> {
  const list = (name: string): string[] => (name === member ? ENTRIES : []);
  return {
    ...NO_SYSTEM,
    ...ACCESS,
    name: 'Folio',
    ...(member === 'system' && { system: ENTRIES.join(' ') }),
    bio: list('bio'),
    lore: list('lore'),
    messageExamples: list('messageExamples').map((text) => [{ user: 'Folio', content: { text } }]),
    postExamples: list('postExamples'),
    topics: list('topics'),
    adjectives: list('adjectives'),
    style: { all: list('style.all'), chat: list('style.chat'), post: list('style.post') },
  };
}

/** The entries of the member that a model was sent, each once, in this order. */
function entriesIn(request: ModelRequest | undefined): string[] {
  return [...new Set(request?.prompt.match(/entry\d+/gu))];
}

/** How many of all entries a cell allows. */
const mostOf = (cell: Cell | undefined): number => Number(/^\d+/u.exec(cell?.text ?? '')?.[0] ?? ENTRIES.length);

beforeEach(() => {
  mockTelegram();
  mockDiscord();
});

describe('of each member, the prompts have what the table says', () => {
  test.for(PROMPTS)('%s', async (prompt, { runtime, model, table }) => {
    const rows = table(PAGE, BEHAVIOUR);
    const members = [...new Set(rows.map(([member]) => member?.code[0] ?? ''))];
    expect(members).toHaveLength(10);
    for (const member of members) {
      model.reset();
      model.alwaysAnswer(ANSWER);
      await SEND[prompt](await runtime({ character: characterWith(member) }), QUESTION);
      const sent = entriesIn(model.requests[0]);
      // A member with two rows is in a prompt once for each that names it.
      const most = rows
        .filter(([cell]) => cell?.code[0] === member)
        .map(([, , readIn, atMost]) => {
          const prompts = READ_IN.find(([start]) => readIn?.text.startsWith(start))?.[1];
          expect(prompts, `"${readIn?.text}" names no prompts that this test knows`).toBeDefined();
          return prompts?.includes(prompt) ? mostOf(atMost) : 0;
        });
      const least = Math.max(...most);
      const sum = most.reduce((all, one) => all + one, 0);
      expect(sent.length, `${member} in ${prompt}`).toBeGreaterThanOrEqual(least);
      expect(sent.length, `${member} in ${prompt}`).toBeLessThanOrEqual(sum);
      if (member === 'system' || member.startsWith('style')) {
        expect(sent).toEqual(sum > 0 ? ENTRIES : []);
      }
    }
  });
});

test('a bio that is one text is in the prompt as a whole', async ({ runtime, model, states }) => {
  states(PAGE, 'all of it if bio is a single string');
  model.alwaysAnswer(ANSWER);
  const agent = await runtime({ character: { ...characterWith(''), bio: ENTRIES.join(' ') } });
  await SEND.rest(agent, QUESTION);
  expect(entriesIn(model.requests[0])).toEqual(ENTRIES);
});

describe('Folio', () => {
  test('is accepted by the release, small and with all texts', ({ guide, states }) => {
    states(PAGE, 'Every field except $schema is required, but lists can be empty.');
    const page = guide(PAGE);
    const small = JSON.parse(page.shown(FILE)) as Record<string, unknown>;
    validateCharacterConfig(small);
    validateCharacterConfig(JSON.parse(page.shown(`${FILE}, with all texts`)));
    const refused = Object.keys(small).filter((member) => complaintOf({ ...small, [member]: undefined }) !== '');
    expect(refused).toEqual(Object.keys(small).filter((member) => member !== '$schema'));
  });

  test('starts with the smallest file, and says who it is', async ({ guide, agent, model }) => {
    const small = JSON.parse(guide(PAGE).shown(FILE)) as Character;
    const { ask } = await agent({ character: { ...NO_SYSTEM, ...small } });
    model.answer(ANSWER);
    expect(await ask(QUESTION)).toEqual([ANSWER]);
    expect(model.requests[0]?.prompt).toContain(`About Folio:\n${String(small.bio)}\n`);
  });

  test('gets the three questions with what the page shows, and its old answers in the same room', async ({
    guide,
    agent,
    model,
    states,
  }) => {
    states(PAGE, 'In the old room, the model would also read its previous answers');
    states(PAGE, "The browser chat and the REST API don't use the examples or topics.");
    const page = guide(PAGE);
    const folio = JSON.parse(page.shown(`${FILE}, with all texts`)) as Character;
    const { address } = await agent({ character: folio });
    const questions = curlsOf(page.shown('5. Start it and ask three questions', 'bash'));
    expect(questions).toHaveLength(3);
    const answers = ['First answer.', 'Second answer.', 'Third answer.'];
    const send = async ({ url, ...request }: (typeof questions)[number]): Promise<unknown> =>
      (await fetch(`${address}${new URL(url).pathname}`, request)).json();
    for (const [index, question] of questions.entries()) {
      model.answer({ user: 'Folio', text: answers[index] ?? '', action: 'NONE' });
      expect(await send(question)).toMatchObject([{ text: answers[index] }]);
    }
    for (const [index, { prompt, body }] of model.requests.entries()) {
      expect((body.messages as unknown[])[0]).toEqual({ role: 'system', content: folio.system });
      expect(prompt).toContain(`${page.shown('In the prompt')}\n\n`);
      for (const lore of folio.lore) {
        expect(prompt).toContain(lore);
      }
      const examples = folio.messageExamples.flat().map(({ content }) => content.text);
      const unread = [...examples, ...folio.postExamples, ...folio.topics, ...folio.adjectives, ...folio.style.post];
      expect(unread.filter((text) => prompt.includes(text))).toEqual([]);
      expect(answers.filter((text) => prompt.includes(`Folio: ${text}`))).toEqual(answers.slice(0, index));
    }

    const [first] = questions;
    model.answer({ user: 'Folio', text: 'Anew.', action: 'NONE' });
    const body = String(first?.body).replace('try-1', 'try-2');
    expect(body).toContain('try-2');
    await send({ ...first, body } as (typeof questions)[number]);
    expect(model.requests.at(-1)?.prompt).not.toContain('First answer.');
  });
});
