import { validateCharacterConfig, type Character, type Plugin } from '@elizaos/core';
import { afterEach, describe, expect, vi } from 'vitest';
import { ADA } from '../support/agent';
import { test } from '../support/test';

const FOLDER = 'community/ai-dev-school';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('An agent on X in 15 minutes', () => {
  test('a copy of the built-in character is valid, and keeps what is not replaced', async ({ guide, model, agent }) => {
    const page = guide(`${FOLDER}/nader_tutorial_15min.md`);
    const { mainCharacter } = await page.sample('agent/src/mainCharacter.ts').load<{ mainCharacter: Character }>();
    expect(validateCharacterConfig(mainCharacter)).toMatchObject({ name: 'Cleo', clients: ['twitter'] });
    model.answer({ user: 'Cleo', text: 'A heron.' });
    const { ask } = await agent({ character: { ...mainCharacter, modelProvider: 'openai' as never } });
    await ask('What is that?');
    const shown = page.output('agent/src/mainCharacter.ts');
    expect(model.requests[0]?.prompt.split('\n')[0]).toBe(shown);
  });
});

test('knowledge that is no list of texts is refused', ({ guide, provokes }) => {
  const page = guide(`${FOLDER}/nader_tutorial_10min.md`);
  const said = page.page.inlineCode.find(({ text }) => text.startsWith('knowledge: '))?.text ?? '-';
  const character = { ...ADA, knowledge: { documents: [], chunks: [] } };
  let message = '';
  try {
    validateCharacterConfig(character);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message.split('\n')).toContain(said);
  provokes(`${FOLDER}/nader_tutorial_15min.md`, 'Character configuration', message);
});

describe('Lesson 2', () => {
  test('the news plugin answers with headlines', async ({ guide, model, agent }) => {
    const page = guide(`${FOLDER}/part2.md`);
    const { newsPlugin } = await page.sample('agent/src/newsPlugin.ts').load<{ newsPlugin: Plugin }>();
    const { ask } = await agent({ plugins: [newsPlugin] });
    const real = globalThis.fetch;
    let answer = (): Response =>
      Response.json({
        hits: ['A faster parser', 'How trains brake', 'Maps by hand', 'The last typewriter', 'Quiet fans', 'Sixth'].map(
          (title) => ({ title, url: null }),
        ),
      });
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      input === 'https://hn.algolia.com/api/v1/search?tags=front_page' ? Promise.resolve(answer()) : real(input, init),
    );
    const says = { user: 'Ada', text: 'Let me look.', action: 'CURRENT_NEWS' };
    model.answer(says);
    expect(await ask("What's in the news?")).toEqual(JSON.parse(page.shown('Answer', 'json')));
    expect(model.requests[0]?.prompt).toContain('CURRENT_NEWS');
    answer = () => new Response('', { status: 500 });
    model.answer(says);
    expect(await ask('Headlines, please')).toEqual([says, { text: 'The news service does not answer.' }]);
  });
});

describe('Lesson 3', () => {
  test('the form plugin asks, keeps what it hears, and tells the secret', async ({ guide, model, agent }) => {
    const page = guide(`${FOLDER}/part3.md`);
    const { formPlugin } = await page.sample('agent/src/formPlugin.ts').load<{ formPlugin: Plugin }>();
    const { ask, runtime } = await agent({ plugins: [formPlugin] });
    const told: string[] = [];
    const sentenceOf = (prompt: string): string =>
      /^(?:Ask the user, one at a time, for|The user has told).*$/mu.exec(prompt)?.[0] ?? '';
    const say = async (text: string, found?: object): Promise<void> => {
      model.reset();
      model.answer({ user: 'Ada', text: 'I see.' });
      if (found) {
        model.answer('```json\n["FILL_FORM"]\n```', (request) => ({
          status: 200,
          body: completionWith(request.body, found),
        }));
      }
      expect(await ask(text)).toEqual([{ user: 'Ada', text: 'I see.' }]);
      expect(model.requests).toHaveLength(found ? 3 : 1);
      told.push(sentenceOf(model.requests[0]?.prompt ?? ''));
    };
    await say('Hi', { name: null, location: null, job: null });
    await say('I am Grace', { name: 'Grace', location: null, job: null });
    await say('from Paris, a baker', { name: null, location: 'Paris', job: 'baker' });
    await say('and now?');
    expect(told.join('\n')).toBe(page.shown('What the provider says', 'text'));
    expect(runtime.evaluators.map(({ name }) => name)).toEqual(['FILL_FORM']);
  });
});

/** The answer of a model that is asked for an object: as a call of the tool in the request, or as text if there is none. */
function completionWith(body: Record<string, unknown>, object: object): string {
  const [tool] = (body.tools ?? []) as { function: { name: string } }[];
  const text = JSON.stringify(object);
  const message = tool
    ? {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'call-1', type: 'function', function: { name: tool.function.name, arguments: text } }],
      }
    : { role: 'assistant', content: text };
  return JSON.stringify({
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: 'stop', message }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}
