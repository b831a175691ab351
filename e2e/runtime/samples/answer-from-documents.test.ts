import type { AgentRuntime, Character } from '@elizaos/core';
import type Database from 'better-sqlite3';
import { expect } from 'vitest';
import { objectOf } from '../../../src/checks/pages';
import { ADA } from '../support/agent';
import type { Outcome } from '../support/folderProgram';
import { readGuide, type Guide } from '../support/guide';
import { complaintOf } from '../support/parts';
import { test } from '../support/test';

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
    .map((section) => `${DOCUMENT}\n\n${section.trim()}`);

const databaseOf = ({ databaseAdapter }: AgentRuntime): Database.Database => databaseAdapter.db as Database.Database;

const knowledgeIn = (prompt = ''): string => prompt.slice(prompt.indexOf('# Knowledge'), prompt.indexOf('# Task'));

/** Runs the page's program with these files. @returns what it printed, and the knowledge of the character afterwards */
async function addKnowledge(page: Guide, documents: Record<string, string>): Promise<Outcome & { knowledge: unknown }> {
  // A program that stops early leaves the rest to this exit handler.
  const report = 'process.on("exit", () => console.log(readFileSync("ada.json", "utf8")));\n';
  const options = {
    files: { ...documents, 'ada.json': '{ "name": "Ada", "knowledge": ["old"] }' },
    args: ['ada.json', 'handbook'],
  };
  const outcome = await page.sample(PROGRAM).run(options, (code) => report + code);
  const [stdout = '', character = ''] = outcome.stdout.split(/^(?=\{)/mu);
  const { name, knowledge } = JSON.parse(character || stdout) as Record<string, unknown>;
  expect(name).toBe('Ada');
  return { ...outcome, stdout: stdout.trim(), knowledge };
}

test('the program writes the sections into the character', async ({ guide }) => {
  const page = guide(PAGE);
  const { stdout, stderr, knowledge } = await addKnowledge(page, { [DOCUMENT]: page.shown(DOCUMENT) });
  expect([stderr, stdout]).toEqual(['', page.shown('Prints')]);
  expect(knowledge).toEqual(sectionsOf(page));
});

test('the program puts the file and the headings before the text below them, and leaves out front matter, sections without text and comments in code, also in code within code', async ({
  guide,
}) => {
  const install = '# Install\n\n## On Linux\n\n```bash\n# a comment\nls\n```';
  const { knowledge } = await addKnowledge(guide(PAGE), {
    'handbook/setup/install.md': `---\ntitle: Install\n---\n\n${install}\n\n### Again\n\nRepeat.\n\n## Empty\n\n# Update\n\nDo it.\n`,
    'handbook/sample.MD':
      '\uFEFF---\ntitle: Sample\n---\n# Sample\n\n````md\n```bash\n# inside\n```\n# still inside\n````\n\n# After\n\nIt ends.\n',
    'handbook/tab.mdx': '\uFEFF# Tab\n\nIt opens.\n',
    'handbook/start.txt': 'No heading at all.\n#no heading either\n\nUnderlined\n===\n',
    'handbook/picture.png': '# Not read\n\nAt all.',
  });
  expect(knowledge).toEqual([
    'handbook/sample.MD\n\n# Sample\n\n````md\n```bash\n# inside\n```\n# still inside\n````',
    'handbook/sample.MD\n\n# After\n\nIt ends.',
    `handbook/setup/install.md\n\n${install}`,
    'handbook/setup/install.md\n\n# Install\n\n## On Linux\n\n### Again\n\nRepeat.',
    'handbook/setup/install.md\n\n# Update\n\nDo it.',
    'handbook/start.txt\n\nNo heading at all.\n#no heading either\n\nUnderlined\n===',
    'handbook/tab.mdx\n\n# Tab\n\nIt opens.',
  ]);
});

test('the program stops and leaves the character alone if there is nothing to read', async ({ guide }) => {
  const page = guide(PAGE);
  for (const [files, message] of [
    [{}, 'There is no folder "handbook". Nothing was changed.'],
    [
      { 'handbook/a.md': '# Only a heading\n' },
      'No .md, .mdx or .txt file in "handbook" has any text. Nothing was changed.',
    ],
  ] as const) {
    const { code, stderr, knowledge } = await addKnowledge(page, files);
    expect([code, stderr.trim(), knowledge]).toEqual([1, message, ['old']]);
  }
});

test('the model reads that it answers only from the section Knowledge', async ({ guide, model, agent }) => {
  const { chat } = JSON.parse(objectOf(guide(PAGE).shown('style, in the character file'))) as Pick<
    Character['style'],
    'chat'
  >;
  model.answer(ANSWER);
  const { ask } = await agent({ character: { style: { all: [], chat, post: [] } } });
  await ask(QUESTION);
  const { prompt = '' } = model.requests[0] ?? {};
  expect(chat).toHaveLength(3);
  expect(prompt).toContain('# Knowledge');
  for (const rule of chat) {
    expect(prompt).toContain(rule);
  }
});

test('the section is found, whole, and the log shows it as the page does', async ({ guide, model, agent, log }) => {
  const page = guide(PAGE);
  const sections = sectionsOf(page);
  model.answer(ANSWER);
  const { ask } = await agent({ character: { knowledge: sections } });
  // The scripted embeddings know words, not meanings.
  expect(await ask('Is the museum closed on Mondays?')).toEqual([ANSWER]);
  expect(knowledgeIn(model.requests[0]?.prompt)).toContain(`- ${sections[0]}`);
  const matched = log
    .text()
    .split('\n')
    .filter((line) => line.includes('Matched fragment:'));
  expect(matched[0]).toContain(page.shown('In the log'));
  const [near, far] = matched.map((line) => Number(/similarity: ([\d.]+)/u.exec(line)?.[1]));
  expect(near).toBeLessThan(far ?? Number.NaN);
});

test('a removed section is found until the command of the page deletes it, for all agents', async ({
  model,
  agent,
  provokes,
  states,
}) => {
  const command = readGuide(PAGE).shown('Change the documents', 'bash');
  const sql = /"(DELETE[^"]+)"/u.exec(command)?.[1] ?? '-';
  const { runtime, ask } = await agent({ character: { knowledge: ['The museum opens at ten.'] } });
  runtime.character.knowledge = ['The museum opens at nine.'];
  await runtime.initialize();
  model.alwaysAnswer(ANSWER);
  await ask(QUESTION);
  expect(knowledgeIn(model.requests.at(-1)?.prompt)).toContain('The museum opens at ten.');
  provokes(PAGE, 'changed or removed');

  const database = databaseOf(runtime);
  const documents = (): unknown =>
    database.prepare("SELECT count(*) FROM memories WHERE type = 'documents'").pluck().get();
  database
    .prepare(
      "INSERT INTO memories (id, type, content, embedding, agentId) SELECT 'of-another', type, content, embedding, NULL FROM memories WHERE type = 'documents' LIMIT 1",
    )
    .run();
  expect(documents()).toBe(3);
  database.exec(sql);
  expect(documents()).toBe(0);
  states(PAGE, "The command deletes every agent's documents in that database");
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
  provokes(PAGE, 'in another script');
});

test('knowledge in another form is refused', ({ provokes }) => {
  provokes(PAGE, 'Expected array', complaintOf({ ...ADA, knowledge: { documents: [] } }));
});
