import { validateCharacterConfig, type AgentRuntime } from '@elizaos/core';
import type Database from 'better-sqlite3';
import { expect } from 'vitest';
import { ADA } from '../support/agent';
import { runInFolder } from '../support/folderProgram';
import { readGuide, type Guide } from '../support/guide';
import { test } from '../support/test';

const LONG = 180_000;

const PAGE = 'docs/recipes/answer-from-documents.md';
const PROGRAM = 'add-knowledge.mts';
const DOCUMENT = 'handbook/museum.md';
const QUESTION = 'When does the museum open?';
const ANSWER = { user: 'Ada', text: 'At nine.', action: 'NONE' };

/** The page's document as the page's program cuts it. */
const sectionsOf = (page: Guide): string[] =>
  page
    .shown(DOCUMENT)
    .split(/^(?=# )/mu)
    .map((section) => section.trim());

const databaseOf = ({ databaseAdapter }: AgentRuntime): Database.Database => databaseAdapter.db as Database.Database;

const knowledgeIn = (prompt = ''): string => prompt.slice(prompt.indexOf('# Knowledge'), prompt.indexOf('# Task'));

test('the program writes the sections into the character', { timeout: LONG }, async ({ guide, proves }) => {
  const page = guide(PAGE);
  const { code, place } = page.sample(PROGRAM);
  const { stdout, stderr } = await runInFolder(PROGRAM, `${code}\nconsole.log(await readFile(file, "utf8"));`, {
    files: { [DOCUMENT]: page.shown(DOCUMENT), 'ada.json': JSON.stringify({ name: 'Ada', knowledge: ['old'] }) },
    args: ['ada.json', 'handbook'],
    cwd: '.',
  });
  const [printed, ...character] = stdout.split('\n');
  expect([stderr, printed]).toEqual(['', page.shown('Prints')]);
  expect(JSON.parse(character.join('\n'))).toEqual({ name: 'Ada', knowledge: sectionsOf(page) });
  proves({ samples: [place] });
});

test(
  'the program cuts folders of folders, without front matter, and not at comments in code',
  {
    timeout: LONG,
  },
  async ({ guide }) => {
    const { code } = guide(PAGE).sample(PROGRAM);
    const install = '# Install\n\n```bash\n# a comment\nls\n```';
    const { stdout } = await runInFolder(PROGRAM, `${code}\nconsole.log(await readFile(file, "utf8"));`, {
      files: {
        'handbook/setup/install.md': `---\ntitle: Install\n---\n\n${install}\n\n## Update\n\nDo it.\n`,
        'ada.json': '{ "name": "Ada" }',
      },
      args: ['ada.json', 'handbook'],
      cwd: '.',
    });
    const [, ...character] = stdout.split('\n');
    expect(JSON.parse(character.join('\n'))).toEqual({ name: 'Ada', knowledge: [install, '## Update\n\nDo it.'] });
  },
);

test('the section is found, whole, and the log shows it as the page does', async ({ guide, model, agent, log }) => {
  const page = guide(PAGE);
  const sections = sectionsOf(page);
  model.answer(ANSWER);
  const { ask } = await agent({ character: { knowledge: sections } });
  // The scripted embeddings know words, not meanings.
  expect(await ask('Is the museum closed on Mondays?')).toEqual([ANSWER]);
  expect(knowledgeIn(model.requests[0]?.prompt)).toContain(`- ${sections[0]}`);
  const [shown = '-'] = page.shown('In the log').split(/[\d.]+$/u);
  const matched = log
    .text()
    .split('\n')
    .filter((line) => line.includes('Matched fragment:'));
  expect(matched[0]).toContain(shown);
  const [near, far] = matched.map((line) => Number(/similarity: ([\d.]+)/u.exec(line)?.[1]));
  expect(near).toBeLessThan(far ?? Number.NaN);
});

test('a removed section is found until the command of the page deletes it', async ({ model, agent, provokes }) => {
  const command = readGuide(PAGE).shown('Change the documents', 'bash');
  const sql = /"(DELETE[^"]+)"/u.exec(command)?.[1] ?? '-';
  const { runtime, ask } = await agent({ character: { knowledge: ['The museum opens at ten.'] } });
  runtime.character.knowledge = ['The museum opens at nine.'];
  await runtime.initialize();
  model.alwaysAnswer(ANSWER);
  await ask(QUESTION);
  expect(knowledgeIn(model.requests.at(-1)?.prompt)).toContain('The museum opens at ten.');
  provokes(PAGE, 'changed or removed', '');

  databaseOf(runtime).exec(sql);
  await runtime.initialize();
  await ask(QUESTION);
  const { prompt = '' } = model.requests.at(-1) ?? {};
  expect(knowledgeIn(prompt)).toContain('The museum opens at nine.');
  expect(knowledgeIn(prompt)).not.toContain('at ten');
  // The conversation is kept.
  expect(prompt.split(`: ${QUESTION}`)).toHaveLength(3);
});

test('a section in another script is behind all others', async ({ model, agent, provokes }) => {
  const others = ['one', 'two', 'three', 'four', 'five'].map((number) => `Room ${number} of the museum.`);
  model.answer(ANSWER);
  const { ask } = await agent({ character: { knowledge: ['Музей открывается в девять.', ...others] } });
  await ask(QUESTION);
  const knowledge = knowledgeIn(model.requests[0]?.prompt);
  expect(others.filter((other) => knowledge.includes(other))).toEqual(others);
  expect(knowledge).not.toContain('Музей');
  provokes(PAGE, 'in another script', '');
});

test('knowledge in another form is refused', ({ provokes }) => {
  const character = { ...ADA, knowledge: { documents: [] } };
  expect(() => validateCharacterConfig(character)).toThrow('knowledge: Expected array, received object');
  provokes(PAGE, 'Expected array', 'knowledge: Expected array, received object');
});
