import { validateCharacterConfig, type Character, type Plugin } from '@elizaos/core';
import { expect } from 'vitest';
import { ADA } from '../support/agent';
import { callOf } from '../support/model';
import { complaintOf } from '../support/parts';
import { answerFor } from '../support/services';
import { test } from '../support/test';

const FOLDER = 'community/ai-dev-school';

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

test('knowledge that is no list of texts is refused', ({ guide, provokes }) => {
  const page = guide(`${FOLDER}/nader_tutorial_10min.md`);
  const said = page.page.inlineCode.find(({ text }) => text.startsWith('knowledge: '))?.text ?? '-';
  const message = complaintOf({ ...ADA, knowledge: { documents: [], chunks: [] } });
  expect(message.split('\n')).toContain(said);
  provokes(`${FOLDER}/nader_tutorial_15min.md`, 'Character configuration', message);
});

test('the news plugin answers with headlines', async ({ guide, model, agent }) => {
  const page = guide(`${FOLDER}/part2.md`);
  const { newsPlugin } = await page.sample('agent/src/newsPlugin.ts').load<{ newsPlugin: Plugin }>();
  const { ask } = await agent({ plugins: [newsPlugin] });
  let answer = (): Response =>
    Response.json({
      hits: ['A faster parser', 'How trains brake', 'Maps by hand', 'The last typewriter', 'Quiet fans', 'Sixth'].map(
        (title) => ({ title, url: null }),
      ),
    });
  answerFor(({ href }) => (href === 'https://hn.algolia.com/api/v1/search?tags=front_page' ? answer() : undefined));
  const says = { user: 'Ada', text: 'Let me look.', action: 'CURRENT_NEWS' };
  model.answer(says);
  expect(await ask("What's in the news?")).toEqual(JSON.parse(page.shown('Answer', 'json')));
  expect(model.requests[0]?.prompt).toContain('CURRENT_NEWS');
  answer = () => new Response('', { status: 500 });
  model.answer(says);
  expect(await ask('Headlines, please')).toEqual([says, { text: 'The news service does not answer.' }]);
});

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
      model.answer('```json\n["FILL_FORM"]\n```', callOf('json', found));
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
