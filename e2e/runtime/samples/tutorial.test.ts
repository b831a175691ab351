import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { curlsOf } from '../support/curl';
import { runInFolder, type FolderProgramOptions, type Outcome } from '../support/folderProgram';
import type { Guide } from '../support/guide';
import { chatAnswer, freePort, serveJson, type LocalService } from '../support/services';
import { scratchFolder, test } from '../support/test';

const STEPS = ['ada-answers', 'ada-knows', 'ada-acts', 'ada-sees', 'test-ada', 'ada-on-telegram'].map(
  (name) => `docs/tutorial/${name}.md`,
);
const [ANSWERS = '', KNOWS = '', ACTS = '', SEES = '', TESTED = '', TELEGRAM = ''] = STEPS;

const RUNTIME = path.resolve(import.meta.dirname, '..');

/** The runtime asks the local server that an address leads to, with nothing of the test's own settings. */
const NO_KEY = { OPENAI_API_KEY: undefined, USE_OPENAI_EMBEDDING: undefined };

/** Ada's project after a step. */
interface Project {
  files: Record<string, string>;
  /** Places of its TypeScript samples. */
  samples: string[];
}

type ReadGuide = (file: string) => Guide;

/** Takes the files of the project from the pages, up to one: blocks whose title is the name of a file. A later one replaces an earlier one. */
function projectAfter(last: string, guide: ReadGuide): Project {
  const files: Record<string, string> = {};
  const samples = new Map<string, string>();
  for (const step of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
    const { page } = guide(step);
    for (const { meta, code, line } of page.fences) {
      const name = /\btitle="([\w-]+(?:\.[\w-]+)+)"/u.exec(meta)?.[1];
      if (name) {
        files[name] = code;
        samples.set(name, `${step}:${line}`);
      }
    }
  }
  files['.env'] = guide(ANSWERS).shown('.env');
  return { files, samples: [...samples].filter(([name]) => name.endsWith('.ts')).map(([, place]) => place) };
}

/** The file with something else in it: what a reader may have done wrong. */
function changed({ files }: Project, name: string, from: string, to: string): Record<string, string> {
  const code = files[name] ?? '';
  expect(code).toContain(from);
  return { ...files, [name]: code.replace(from, () => to) };
}

/** Starts Ada as `npm start` does, sends what it is given, prints the answers, and ends. */
const TALK = `
import './start.ts';
const { SERVER_PORT: port, REQUESTS: requests = '' } = process.env;
const here = (url) => url.replace('localhost:3000', '127.0.0.1:' + port);
while (!(await fetch(here('http://localhost:3000')).catch(() => undefined))) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
for (const { url, ...request } of JSON.parse(requests)) {
  console.log('ANSWER ' + JSON.stringify(await (await fetch(here(url), request)).json()));
}
process.exit();`;

/** Starts a project and asks Ada what the page asks her, or a text. */
async function talk(
  files: Record<string, string>,
  { page }: Guide,
  { say, ...options }: Omit<FolderProgramOptions, 'files'> & { say?: string } = {},
): Promise<Outcome & { answers: { text: string }[][] }> {
  const requests = page.fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => curlsOf(code))
    .map((request) =>
      say === undefined ? request : { ...request, body: JSON.stringify({ text: say, userId: 'me', name: 'Me' }) },
    );
  expect(requests).not.toEqual([]);
  const outcome = await runInFolder('talk.ts', TALK, {
    ...options,
    files,
    env: {
      ...NO_KEY,
      SERVER_PORT: String(await freePort()),
      REQUESTS: JSON.stringify(requests),
      ...options.env,
    },
  });
  const answers = [...outcome.stdout.matchAll(/^ANSWER (.*)$/gmu)].map(
    ([, answer = '']) => JSON.parse(answer) as { text: string }[],
  );
  return { ...outcome, answers };
}

/** Ollama as far as the release uses it, with one answer. */
const ollamaAnswering = (text: string): Promise<LocalService> =>
  serveJson((url) =>
    url === '/api/chat'
      ? chatAnswer(JSON.stringify({ user: 'Ada', text, action: 'NONE' }))
      : { data: [{ embedding: new Array(1024).fill(0.1) }] },
  );

const weather = { current: { temperature_2m: 11.3, wind_speed_10m: 14.2 } };

/** What the page says that Ada answers. */
const answerOn = (page: Guide): { text: string; action?: string; user?: string }[] =>
  JSON.parse(page.shown('Answer')) as { text: string; action?: string; user?: string }[];

test('package.json of the tutorial asks for what these tests run on', ({ guide }) => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(RUNTIME, file), 'utf8'));
  const page = guide(ANSWERS);
  const { dependencies, overrides, scripts } = JSON.parse(page.shown('package.json')) as Record<
    'dependencies' | 'overrides' | 'scripts',
    Record<string, string>
  >;
  const { tsx, ...others } = dependencies;
  const installed = Object.keys(others).map((name) => [
    name,
    (read(`node_modules/${name}/package.json`) as { version: string }).version,
  ]);
  expect(others).toEqual(Object.fromEntries(installed));
  expect(tsx).toBe((read('../../node_modules/tsx/package.json') as { version: string }).version);
  expect((read('package.json') as { overrides: object }).overrides).toMatchObject(overrides);
  expect(scripts).toEqual({ start: 'tsx start.ts', test: 'tsx --test --test-force-exit ada.test.ts' });
  const telegram = (read('node_modules/@elizaos/client-telegram/package.json') as { version: string }).version;
  expect(guide(TELEGRAM).shown('2. Install the client', 'bash')).toBe(
    `npm install @elizaos/client-telegram@${telegram}`,
  );
});

describe('1. Ada answers', () => {
  test('with OpenAI', async ({ guide, model, proves }) => {
    const page = guide(ANSWERS);
    const { files, samples } = projectAfter(ANSWERS, guide);
    const [answer] = answerOn(page);
    model.answer(answer ?? '');
    const { answers, stdout } = await talk(files, page);
    expect(answers).toEqual([[answer]]);
    expect(model.requests[0]).toMatchObject({ model: 'gpt-4o', headers: { authorization: 'Bearer sk-...' } });
    expect(model.requests[0]?.prompt).toContain('About Ada:\nAda explains mathematics to beginners.\n');
    expect(stdout).toMatch(/No action found for\s+NONE/u);
    expect(stdout).toMatch(/^Ada listens on http:\/\/localhost:\d+$/mu);
    proves({ samples, routes: ['POST /:agentId/message'] });
  });

  test('with Ollama', async ({ guide }) => {
    const page = guide(ANSWERS);
    const { files } = projectAfter(ANSWERS, guide);
    const ollama = await ollamaAnswering('A whole number above one.');
    const { answers } = await talk({ ...files, '.env': page.shown('.env', undefined, 1) }, page, {
      env: { OLLAMA_SERVER_URL: ollama.address },
    });
    expect(answers).toEqual([[{ user: 'Ada', text: 'A whole number above one.', action: 'NONE' }]]);
    const pulled = [...page.shown('2. Choose a model', 'bash').matchAll(/ollama pull (\S+)/gu)].map(([, name]) => name);
    expect(pulled).toHaveLength(2);
    expect(new Set(ollama.requests.map(({ url, body }) => `${url} ${String(body.model)}`))).toEqual(
      new Set([`/api/chat ${pulled[0]}`, `/v1/embeddings ${pulled[1]}`]),
    );
  });

  test('OpenAI refuses the key, or the account', async ({ guide, provokes }) => {
    const page = guide(ANSWERS);
    const { files } = projectAfter(ANSWERS, guide);
    let seen = '';
    for (const status of [401, 429]) {
      const { address } = await serveJson(() => status);
      const { code, stderr } = await talk(files, page, { env: { OPENAI_API_URL: `${address}/v1` } });
      expect(code).toBe(1);
      seen += stderr;
    }
    provokes(ANSWERS, 'Embedding API Error', seen);
  });

  test('Ollama does not run, or lacks the model', async ({ guide, provokes }) => {
    const page = guide(ANSWERS);
    const files = { ...projectAfter(ANSWERS, guide).files, '.env': page.shown('.env', undefined, 1) };
    const env = { OLLAMA_SERVER_URL: `http://127.0.0.1:${await freePort()}` };
    const { code, stderr } = await talk(files, page, { env });
    expect(code).toBe(1);
    provokes(ANSWERS, 'connect ECONNREFUSED', stderr);
    const { address } = await serveJson(() => 404);
    expect((await talk(files, page, { env: { OLLAMA_SERVER_URL: address } })).stderr).toContain(
      'Embedding API Error: 404',
    );
  });

  test('the port is taken', async ({ guide, provokes }) => {
    const { files } = projectAfter(ANSWERS, guide);
    const { address } = await serveJson(() => 200);
    const { code, stderr } = await runInFolder('start.ts', files['start.ts'] ?? '', {
      files,
      env: { SERVER_PORT: new URL(address).port },
    });
    expect(code).toBe(1);
    provokes(ANSWERS, 'EADDRINUSE', stderr);
  });
});

describe('2. Ada knows facts', () => {
  test('the fact that fits is in the prompt', async ({ guide, model, proves }) => {
    const page = guide(KNOWS);
    const { files, samples } = projectAfter(KNOWS, guide);
    model.answer(...answerOn(page));
    const { answers, stdout } = await talk(files, page);
    expect(answers).toEqual([answerOn(page)]);
    expect(model.requests[0]?.prompt).toContain('\n- The maths club meets on Thursdays at five in room 12.\n');
    expect(stdout).toContain(`${page.shown('Log')} with similarity: `);
    proves({ samples });
  });

  test('a removed fact stays, and another embedding model ends the program', async ({ guide, model, provokes }) => {
    const page = guide(KNOWS);
    const project = projectAfter(KNOWS, guide);
    const database = path.join(scratchFolder('tutorial'), `${process.pid}.sqlite`);
    rmSync(database, { force: true });
    const links = { 'ada.sqlite': database };
    model.alwaysAnswer({ text: 'On Thursdays.' });
    await talk(project.files, page, { links });
    await talk(changed(project, 'character.ts', 'meets on Thursdays at five', 'is on holiday'), page, { links });
    expect(model.requests).toHaveLength(2);
    expect(model.requests[1]?.prompt).toContain('- The maths club meets on Thursdays at five in room 12.\n');
    provokes(KNOWS, 'Ada still tells a fact');

    const ollama = await ollamaAnswering('On Thursdays.');
    const { code, stderr } = await talk(
      { ...project.files, '.env': guide(ANSWERS).shown('.env', undefined, 1) },
      page,
      { links, env: { OLLAMA_SERVER_URL: ollama.address } },
    );
    expect(code).toBe(1);
    provokes(KNOWS, 'Vector dimension mistmatch', stderr);
  });
});

describe('3. Ada acts', () => {
  test('the action asks the service', async ({ guide, model, proves }) => {
    const page = guide(ACTS);
    const { files, samples } = projectAfter(ACTS, guide);
    const service = await serveJson(() => weather);
    model.answer(answerOn(page)[0] ?? '');
    const { answers, stdout } = await talk(files, page, { env: { WEATHER_URL: service.address } });
    expect(answers).toEqual([answerOn(page)]);
    expect(service.requests.map(({ url }) => url)).toEqual([
      '/v1/forecast?latitude=51.51&longitude=-0.13&current=temperature_2m%2Cwind_speed_10m',
    ]);
    expect(stdout).toContain('Registering action: GET_WEATHER');
    expect(model.requests[0]?.prompt).toContain('GET_WEATHER: Look up the weather in London, Paris or Turin.');
    proves({ samples });
  });

  test('an unknown city, and a service that is down', async ({ guide, model, provokes }) => {
    const page = guide(ACTS);
    const { files } = projectAfter(ACTS, guide);
    const [says] = answerOn(page);
    const { address } = await serveJson(() => 503);
    model.alwaysAnswer(says ?? '');
    const env = { WEATHER_URL: address };
    const berlin = await talk(files, page, { env, say: 'What is the weather in Berlin?' });
    expect(berlin.answers).toEqual([[says, { text: 'I can look up London, Paris and Turin. Which one?' }]]);
    const { answers, stdout } = await talk(files, page, { env });
    expect(stdout).toContain('GET_WEATHER: Error: the weather service answered with 503');
    provokes(ACTS, 'The weather service does not answer', answers[0]?.[1]?.text ?? '');
  });
});

describe('4. Ada sees', () => {
  test('the blackboard is in the prompt, written on or empty', async ({ guide, model, proves }) => {
    const page = guide(SEES);
    const { files, samples } = projectAfter(SEES, guide);
    const [, written = '', file = ''] = /^echo "(.*)" > (\S+)$/mu.exec(page.shown('Check', 'bash', 1)) ?? [];
    expect(file).not.toBe('');
    model.answer(...answerOn(page), { text: 'It is empty.' });
    const { answers } = await talk({ ...files, [file]: `${written}\n` }, page);
    expect(answers).toEqual([answerOn(page)]);
    expect(model.requests[0]?.prompt).toContain(`${page.shown('What the model reads')}\n`);
    await talk(files, page);
    expect(model.requests[1]?.prompt).toContain('The blackboard in front of Ada is empty.');
    proves({ samples });
  });

  test('a provider that returns an object, or throws', async ({ guide, model, provokes }) => {
    const page = guide(SEES);
    const project = projectAfter(SEES, guide);
    const empty = 'return `The blackboard in front of ${name} is empty.`';
    model.alwaysAnswer({ text: 'I see.' });
    await talk(changed(project, 'blackboard.ts', empty, 'return { name }'), page);
    provokes(SEES, '[object Object]', model.requests[0]?.prompt ?? '');
    const { code, stderr } = await talk(changed(project, 'blackboard.ts', empty, 'throw new Error(name)'), page);
    expect(code).toBe(1);
    provokes(SEES, 'getProviders', stderr);
  });
});

describe('5. Test Ada without a model', () => {
  /** Does what `npm test` does. */
  const runTests = (files: Record<string, string>, env: FolderProgramOptions['env'] = {}): Promise<Outcome> =>
    runInFolder('ada.test.ts', files['ada.test.ts'] ?? '', {
      files,
      flags: ['--test', '--test-force-exit'],
      env: { ...NO_KEY, OPENAI_API_URL: undefined, ...env },
    });

  test.for(['OpenAI', 'Ollama'])('the tests pass with the .env of %s', async (name, { guide, proves }) => {
    const { files, samples } = projectAfter(TESTED, guide);
    files['.env'] = guide(ANSWERS).shown('.env', undefined, name === 'Ollama' ? 1 : 0);
    const { code, stdout } = await runTests(files);
    expect(stdout).toMatch(/ pass 3\n/u);
    expect(stdout).toMatch(/ fail 0\n/u);
    expect(code).toBe(0);
    proves({ samples });
  });

  test('one fails after the change that the page proposes', async ({ guide }) => {
    const { code, stdout } = await runTests(changed(projectAfter(TESTED, guide), 'weather.ts', 'km/h', 'mph'));
    expect(stdout).toMatch(/ fail 1\n/u);
    expect(stdout).toContain('wind 14.2 mph');
    expect(code).toBe(1);
  });

  test('a fact that was changed', async ({ guide, provokes }) => {
    const files = changed(projectAfter(TESTED, guide), 'character.ts', 'room 12', 'room 13');
    const { stdout } = await runTests(files);
    provokes(TESTED, 'The input did not match', stdout);
  });

  test('a fake without a member, and a framework imported too early', async ({ guide, provokes }) => {
    const project = projectAfter(TESTED, guide);
    project.files['ada.test.ts'] = changed(project, 'ada.test.ts', '30_000', '3_000')['ada.test.ts'] ?? '';
    const { code, stdout } = await runTests(changed(project, 'fakes.ts', 'index: 0, ', ''));
    expect(code).toBe(1);
    provokes(TESTED, 'AI_TypeValidationError', stdout);

    const { address } = await serveJson(() => 401);
    const early = changed(project, 'ada.test.ts', 'import assert', 'import "@elizaos/core";\nimport assert');
    const late = await runTests(early, { OPENAI_API_URL: address });
    expect(late.code).toBe(1);
    provokes(TESTED, '"statusCode":401', late.stdout);
  });
});

describe('6. Ada on Telegram', () => {
  /** Starts Ada with Telegram's answers written here: one message arrives. Two answers later, it is stopped as by Ctrl+C. */
  const ON_TELEGRAM = `
  import { Telegram, TelegramError } from 'telegraf';
  let given = false;
  let sent = 0;
  Object.getPrototypeOf(Telegram.prototype).callApi = async (method, payload, { signal } = {}) => {
    const { REFUSED: refused, ERROR: error, MESSAGE: text } = process.env;
    if (method === refused) {
      throw new TelegramError(JSON.parse(error));
    }
    if (method === 'getMe') {
      return { id: 7, is_bot: true, first_name: 'Ada', username: 'ada_bot' };
    }
    if (method === 'getUpdates' && given) {
      return new Promise((resolve, reject) =>
        signal.addEventListener('abort', () => reject(Object.assign(new Error(), { name: 'AbortError' }))));
    }
    const date = Date.now() / 1000;
    const chat = { id: 9, type: 'private', first_name: 'Me' };
    if (method === 'getUpdates') {
      given = true;
      return [{ update_id: 1, message: { message_id: 5, date, chat, from: { ...chat, is_bot: false }, text } }];
    }
    if (method === 'sendMessage') {
      console.log('SENT ' + payload.text);
      sent += 1;
      if (sent === 2) {
        setTimeout(() => process.kill(process.pid, 'SIGINT'), 500);
      }
      return { message_id: 5 + sent, date, chat, text: payload.text };
    }
    return true;
  };
  await import('./start.ts');`;

  const onTelegram = async (guide: ReadGuide, env: FolderProgramOptions['env'] = {}): Promise<Outcome> => {
    const { files } = projectAfter(TELEGRAM, guide);
    files['.env'] = `${files['.env'] ?? ''}\n${guide(TELEGRAM).shown('.env, one more line')}\n`;
    return runInFolder('telegram.ts', ON_TELEGRAM, {
      files,
      env: { ...NO_KEY, SERVER_PORT: String(await freePort()), ...env },
    });
  };

  test('she replies twice in a private chat, and ends on Ctrl+C', async ({ guide, model, proves }) => {
    const page = guide(TELEGRAM);
    const { address } = await serveJson(() => weather);
    model.answer({ user: 'Ada', text: 'Let me look.', action: 'GET_WEATHER' });
    const { code, stdout, stderr } = await onTelegram(guide, {
      WEATHER_URL: address,
      MESSAGE: page.shown('Telegram'),
    });
    expect(stderr).toBe('');
    const sent = [...stdout.matchAll(/^SENT (.*)$/gmu)].map(([, text]) => text);
    expect(sent).toEqual(['Let me look.', 'London: 11.3 °C, wind 14.2 km/h']);
    expect(stdout).toContain('Telegram client successfully started for character Ada');
    expect(stdout).toContain('@ada_bot');
    expect(code).toBe(0);
    proves({ samples: projectAfter(TELEGRAM, guide).samples });
  });

  test('without a token', async ({ guide, provokes }) => {
    const { files } = projectAfter(TELEGRAM, guide);
    const { code, stderr } = await runInFolder('telegram.ts', ON_TELEGRAM, {
      files,
      env: { ...NO_KEY, SERVER_PORT: String(await freePort()) },
    });
    expect(code).toBe(1);
    provokes(TELEGRAM, 'Telegram configuration validation failed', stderr);
  });

  test.for([
    ['TelegramError: 401', 'getMe', { 401: 'Unauthorized', 404: 'Not Found' }],
    ['409: ', 'getUpdates', { 409: 'Conflict: terminated by other getUpdates request' }],
  ] as const)('%s: Telegram rejects %s', async ([words, method, rejections], { guide, provokes }) => {
    const seen: string[] = [];
    for (const [status, description] of Object.entries(rejections)) {
      const error = JSON.stringify({ error_code: Number(status), description });
      const { code, stderr } = await onTelegram(guide, { REFUSED: method, ERROR: error });
      expect(code).toBe(1);
      seen.push(stderr);
    }
    provokes(TELEGRAM, words, seen.join('\n'));
  });
});
