import {
  CacheManager,
  composeContext,
  DbCacheAdapter,
  generateMessageResponse,
  ModelClass,
  stringToUuid,
  type AgentRuntime,
  type Character,
  type IDatabaseCacheAdapter,
  type Memory,
  type Plugin,
  type UUID,
} from '@elizaos/core';
import type { Database } from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, vi } from 'vitest';
import { objectOf } from '../../../src/checks/pages';
import { curlsOf } from '../support/curl';
import type { Guide } from '../support/guide';
import { errorOf, sayingAction } from '../support/parts';
import { freePort } from '../support/services';
import { mockTelegram, startTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { scratchFolder, test } from '../support/test';

const databaseOf = ({ databaseAdapter }: AgentRuntime): Database => databaseAdapter.db as Database;

/** What sqlite3 prints for the query that a command of a page holds in double quotes. */
function sqlite3(runtime: AgentRuntime, command: string): string {
  const query = /"(.*)"/u.exec(command)?.[1] ?? '';
  const rows = databaseOf(runtime).prepare(query).raw().all() as unknown[][];
  return rows.map((row) => row.join('|')).join('\n');
}

/** Sends the n-th curl command of a page, to another server than the page names, as there its port may be taken. */
async function sendCurl({ page }: Guide, nth: number, address: string): Promise<unknown> {
  const shells = page.fences.filter(({ language }) => language === 'bash');
  const request = shells.flatMap(({ code }) => curlsOf(code))[nth];
  if (!request) {
    throw new Error(`${page.file} has no curl command number ${nth}.`);
  }
  const { url, ...rest } = request;
  return (await fetch(`${address}${new URL(url).pathname}`, rest)).json();
}

/** Imports code that was made from what a page shows. */
async function importCode<Exports>(name: string, code: string): Promise<Exports> {
  const file = path.join(scratchFolder('recipes'), name);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exports;
}

test('the package of plugin-package.md registers its action and answers what the page shows', async ({
  guide,
  model,
  agent,
  log,
}) => {
  const page = guide('docs/recipes/plugin-package.md');
  const plugin = await page.plugin('packages/plugin-coin/src/index.ts');
  expect(plugin.name).toBe(page.shown('Prints'));
  const [reply, result] = JSON.parse(page.shown('Answer')) as { text: string; action?: string }[];
  model.answer(JSON.stringify(reply));
  const { ask } = await agent({ plugins: [plugin] });
  expect(log.text()).toContain(page.shown('Log'));
  const [sent, coin] = (await ask('Heads or tails?')) as { text: string }[];
  expect(sent).toEqual(reply);
  // Which side it is, is luck.
  expect(['Heads.', 'Tails.']).toEqual(expect.arrayContaining([coin?.text, result?.text]));
  model.answer({ user: 'Ada', text: 'A silver crown.', action: 'NONE' });
  await ask('Which coin do you have?');
  expect(model.requests.at(-1)?.prompt).toContain(page.shown('In the prompt'));
});

test('the plugin of remember-a-user.md stores what a user said, and tells it in another room', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide('docs/recipes/remember-a-user.md');
  const plugin = await page.plugin('agent/src/rememberPlugin.ts');
  const { runtime, address } = await agent({ plugins: [plugin] });
  // The default agent of the release keeps the cache in the database.
  const database = runtime.databaseAdapter as unknown as IDatabaseCacheAdapter;
  const openCache = (): CacheManager => new CacheManager(new DbCacheAdapter(database, runtime.agentId));
  runtime.cacheManager = openCache();

  const answer = { user: 'Ada', text: 'Noted.', action: 'REMEMBER_FACT' };
  model.answer(answer);
  expect(await sendCurl(page, 0, address)).toEqual([answer]);
  expect(sqlite3(runtime, page.shown('Check', 'bash', 1))).toBe(page.shown('Prints'));

  runtime.cacheManager = openCache(); // as after a restart
  model.answer({ user: 'Ada', text: 'A lentil soup.', action: 'NONE' });
  await sendCurl(page, 1, address);
  const shown = page.shown('What the model reads');
  expect(model.requests.map(({ prompt }) => prompt.includes(shown))).toEqual([false, true]);
});

test('the page of behind-a-proxy.md sends what is written in it and shows the answer', async ({
  guide,
  model,
  agent,
}) => {
  const html = guide('docs/recipes/behind-a-proxy.md').shown('/var/www/eliza/index.html');
  const [, script = ''] = /<script type="module">(.*)<\/script>/su.exec(html) ?? [];
  const { runtime, address } = await agent();
  const lines: string[] = [];
  const kept: Record<string, string> = {};
  let submit: ((event: unknown) => Promise<void>) | undefined;
  const elements = {
    pre: { append: (line: string) => lines.push(line) },
    form: { addEventListener: (_type: string, listener: typeof submit) => (submit = listener) },
  };
  const real = globalThis.fetch;
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('document', { querySelector: (name: keyof typeof elements) => elements[name] });
  // The proxy passes it on to the agent.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    real(url.startsWith('/') ? `${address}${url}` : url, init),
  );
  await importCode('page.mjs', script);
  const input = { value: 'Hi' };
  model.answer({ user: 'Ada', text: 'Hello.', action: 'NONE' });
  await submit?.({ preventDefault: () => undefined, target: { elements: { text: input } } });
  expect(lines).toEqual(['You: Hi\n', 'Ada: Hello.\n']);
  expect(input.value).toBe('');
  const room = stringToUuid(kept.room ?? '');
  expect(await runtime.databaseAdapter.getRoomsForParticipant(room)).toEqual([room]);
});

describe('reset-memory.md', () => {
  const PAGE = 'docs/recipes/reset-memory.md';

  const memoryOf = ({ agentId }: AgentRuntime, roomId: UUID, text: string, length: number): Memory => ({
    agentId,
    userId: agentId,
    roomId,
    content: { text },
    embedding: new Array<number>(length).fill(0.1),
  });

  test('a changed embedding model is refused with the message of the page until its SQL has run', async ({
    guide,
    model,
    agent,
    provokes,
  }) => {
    const page = guide(PAGE);
    const { runtime, ask } = await agent();
    model.answer({ user: 'Ada', text: 'Hello.', action: 'NONE' });
    await ask('Hi', { roomId: 'old' });
    expect(sqlite3(runtime, page.shown('Check', 'bash'))).toBe(page.shown('Prints'));

    databaseOf(runtime).exec('UPDATE memories SET embedding = zeroblob(384 * 4)');
    const store = async (): Promise<void> =>
      runtime.messageManager.createMemory(memoryOf(runtime, stringToUuid('old'), 'Hi again', 1536));
    const refused = await errorOf(store());
    provokes(PAGE, 'Vector dimension mistmatch', refused);

    databaseOf(runtime).exec(page.shown('SQLite'));
    await store();
    expect(sqlite3(runtime, page.shown('Check', 'bash'))).toBe('messages|1536|3');
  });

  test('one conversation is found and deleted, and old knowledge is', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const reader = await runtime();
    const [first, second] = [stringToUuid('first'), stringToUuid('second')];
    await reader.messageManager.createMemory(memoryOf(reader, first, 'Good morning', 1536));
    await reader.messageManager.createMemory(memoryOf(reader, second, 'Good evening', 1536));
    await reader.knowledgeManager.createMemory(memoryOf(reader, reader.agentId, 'a piece', 1536));
    const lines = sqlite3(reader, page.shown('Forget one conversation', 'bash')).split('\n');
    expect(lines.toSorted()).toEqual([`${first}|1|Good morning`, `${second}|1|Good evening`].toSorted());

    const left = (): unknown => databaseOf(reader).prepare('SELECT type, roomId FROM memories').raw().all();
    const logged = { userId: reader.agentId, body: {}, type: 'response' };
    await Promise.all([first, second].map((roomId) => reader.databaseAdapter.log({ ...logged, roomId })));
    databaseOf(reader).exec(page.shown('Forget one conversation', 'sql').replaceAll('the id from step 1', first));
    expect(left()).toEqual([
      ['messages', second],
      ['fragments', reader.agentId],
    ]);
    expect(databaseOf(reader).prepare('SELECT roomId FROM logs').raw().all()).toEqual([[second]]);
    databaseOf(reader).exec(page.shown('Forget old knowledge', 'sql'));
    expect(left()).toEqual([['messages', second]]);
  });

  test('Telegram keeps the whole prompt of an answer in the table that the page clears', async ({
    runtime,
    model,
    states,
  }) => {
    mockTelegram();
    const reader = await runtime({ character: { settings: TELEGRAM_SETTINGS } });
    const answers = await startTelegram(reader);
    model.answer({ user: 'Ada', text: 'Noted.', action: 'NONE' });
    expect(await answers({ text: 'I live in Turin' }, 'private')).toBe(true);
    vi.restoreAllMocks();
    const [row] = databaseOf(reader).prepare('SELECT body FROM logs').all() as { body: string }[];
    const { context } = JSON.parse(row?.body ?? '') as { context: string };
    expect(context).toContain('I live in Turin');
    expect(model.requests.at(-1)?.prompt).toContain(context.trim());
    states(PAGE, 'The Discord and Telegram clients and the CONTINUE action store complete prompts in the logs table.');
  });

  test('one user is found and forgotten, and what others wrote stays', async ({ guide, runtime, table }) => {
    const page = guide(PAGE);
    const reader = await runtime();
    const database = databaseOf(reader);
    const rows = (sql: string): unknown[] => database.prepare(sql).raw().all();
    const [grace, linus] = [stringToUuid('123456789'), stringToUuid('linus')];
    const [alone, group] = [stringToUuid('alone'), stringToUuid('group')];
    const withId = (title: string): string => page.shown(title).replaceAll('the id from step 1', grace);
    // Telegram passes the user name for both.
    await reader.ensureConnection(grace, alone, 'grace', 'grace', 'telegram');
    await reader.ensureConnection(grace, group, 'grace', 'grace', 'telegram');
    await reader.ensureConnection(linus, group, 'linus', 'Linus', 'telegram');
    const said: [UUID, UUID, string][] = [
      [grace, alone, 'My cat is Ada'],
      [reader.agentId, alone, 'Noted, Grace'],
      [grace, group, 'I live in Turin'],
      [linus, group, 'Hi Grace'],
      [reader.agentId, group, 'Welcome'],
    ];
    for (const [userId, roomId, text] of said) {
      await reader.messageManager.createMemory({ ...memoryOf(reader, roomId, text, 1536), userId });
    }
    // The group's next prompt quotes everyone in it, also for another user's message.
    const body = { context: 'grace: I live in Turin' };
    await reader.databaseAdapter.log({ userId: linus, roomId: group, type: 'response', body });
    await reader.databaseAdapter.createRelationship({ userA: linus, userB: grace });
    await reader.databaseAdapter.createRelationship({ userA: linus, userB: reader.agentId });
    const goal = database.prepare('INSERT INTO goals (id, userId, roomId) VALUES (?, ?, ?)');
    goal.run('1', grace, group);
    goal.run('2', reader.agentId, alone);
    goal.run('3', linus, group);
    const kept = [`remember/${linus}`, 'twitter/ada/cookies', 'twitter/ada/lastPost', 'twitter/ada/profile'];
    const cleared = [
      'twitter/tweets/1',
      'twitter/tweet_generation_1.txt',
      'twitter/ada/timeline',
      'content/summary_1.md',
      'summary_1.txt',
    ];
    const cache = database.prepare("INSERT INTO cache (key, agentId, value) VALUES (?, ?, '{}')");
    for (const key of [`remember/${grace}`, ...cleared, ...kept]) {
      cache.run(key, reader.agentId);
    }

    expect(rows(page.shown('Find the user')).map((row) => (row as string[]).join('|'))).toEqual([
      page.shown('Returns'),
    ]);
    expect(rows(page.shown('Find the user by a message'))).toEqual([[grace]]);
    database.exec(withId('Forget the user'));
    const keys = (): unknown[] => rows('SELECT key FROM cache').flat();
    expect(keys().toSorted()).toEqual([...cleared, ...kept].toSorted());
    database.exec(page.shown('Clear the cache'));
    expect(keys().toSorted()).toEqual(kept.toSorted());
    expect(rows(withId('Check the user'))).toEqual([[0]]);
    expect(rows(page.shown('Search for the name')).map((row) => (row as string[])[2])).toEqual(['{"text":"Hi Grace"}']);
    expect(rows("SELECT json_extract(content, '$.text') FROM memories")).toEqual([['Hi Grace'], ['Welcome']]);
    expect(rows('SELECT name FROM accounts ORDER BY name')).toEqual([['Ada'], ['Linus']]);
    expect(rows('SELECT id FROM rooms').flat().toSorted()).toEqual([reader.agentId, group].toSorted());
    expect(rows('SELECT count(*) FROM participants WHERE userId NOT IN (SELECT id FROM accounts)')).toEqual([[0]]);
    expect([rows('SELECT id FROM goals'), rows('SELECT * FROM logs'), rows('SELECT userB FROM relationships')]).toEqual(
      [[['3']], [], [[reader.agentId]]],
    );
    database.exec('VACUUM');
    expect(database.serialize().includes('I live in Turin')).toBe(false);

    // PostgreSQL folds names without quotes to lower case, and has the columns of the other page.
    const columns = table('docs/packages/database-adapters.md', 'Tables of SQLite and PostgreSQL').flatMap(
      ([name, cells]) => [name, cells].flatMap((cell) => cell?.code ?? []),
    );
    const sql = ['Find the user', 'Find the user by a message', 'Forget the user', 'Clear the cache', 'Check the user'];
    const written = sql.map((title) => page.shown(title).replaceAll(/'[^']*'/gu, '')).join('\n');
    const quoted = [...written.matchAll(/"(\w+)"/gu)].map(([, name = '']) => name);
    expect(columns).toEqual(expect.arrayContaining(quoted));
    expect(written.replaceAll(/"\w+"/gu, '')).not.toMatch(/[a-z][A-Z]/u);
  });

  test('the id of a user is computed from the number of the account', ({ guide }) => {
    const page = guide(PAGE);
    const command = page.shown('Compute the id, in the folder agent');
    const printed = execFileSync('sh', ['-c', command], {
      cwd: path.resolve(import.meta.dirname, '..'),
      encoding: 'utf8',
      // The tests' own settings are those of a program that Vitest runs.
      env: { ...process.env, NODE_OPTIONS: '' },
    }).trim();
    expect(printed).toBe(stringToUuid('123456789'));
    // It is the id of the account that the page shows.
    expect(page.shown('Returns').split('|')[0]).toBe(printed);
  });

  test('a memory without a vector is deleted by what the page says', async ({ guide, runtime, provokes }) => {
    const page = guide(PAGE);
    const reader = await runtime();
    const room = stringToUuid('room');
    await reader.messageManager.createMemory({ ...memoryOf(reader, room, 'bare', 1536), embedding: undefined });
    const store = async (): Promise<void> =>
      reader.messageManager.createMemory(memoryOf(reader, room, 'with a vector', 1536));
    const refused = await errorOf(store());
    provokes(PAGE, 'zero-length vectors', refused);
    const fix = page.page.inlineCode.find(({ text }) => text.startsWith('DELETE FROM memories WHERE length'));
    databaseOf(reader).exec(fix?.text ?? '');
    await store();
  });
});

describe('change-a-prompt.md', () => {
  const PAGE = 'docs/recipes/change-a-prompt.md';

  test('the added line prints the whole prompt', async ({ guide, model, agent, log }) => {
    const page = guide(PAGE);
    const lines = page.shown('agent/src/index.ts').split('\n');
    expect(lines.filter((line) => line.startsWith('+'))).toHaveLength(1);
    const changed = lines.map((line) => line.slice(1)).join('\n');
    const { logFetch } = await importCode<{ logFetch: typeof fetch }>(
      'logFetch.ts',
      `import { elizaLogger } from '@elizaos/core';\nexport ${changed}\nreturn fetch(url, options);\n};\n`,
    );
    const { runtime, ask } = await agent();
    runtime.fetch = logFetch;
    model.answer({ user: 'Ada', text: 'Hello.', action: 'NONE' });
    await ask('Hi');
    expect(log.text().split('\n')).toContain(page.shown('Log', undefined, 0));
  });

  test('the template makes the prompt that the page shows, and its answer is understood', async ({
    guide,
    model,
    runtime,
  }) => {
    const page = guide(PAGE);
    const { templates } = JSON.parse(objectOf(page.shown('characters/ada.character.json, one member more'))) as Pick<
      Character,
      'templates'
    >;
    const template = templates?.telegramMessageHandlerTemplate ?? '';
    const reader = await runtime();
    const [userId, roomId] = [stringToUuid('grace'), stringToUuid('room')];
    await reader.ensureConnection(userId, roomId, 'grace', 'Grace', 'test');
    const state = await reader.composeState({ userId, roomId, agentId: reader.agentId, content: { text: 'Hi' } });
    const context = composeContext({ state, template });
    const answer = { user: 'Ada', text: 'Hello.', action: 'NONE' };
    model.answer(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``);
    expect(await generateMessageResponse({ runtime: reader, context, modelClass: ModelClass.LARGE })).toEqual(answer);
    const [request] = model.requests;
    expect(request?.prompt).toContain('About Ada:\n');
    expect(request?.prompt.split('\n')).toContain(page.shown('Log', undefined, 1));
  });

  test('the template for posts asks only for what an agent has', async ({ guide, runtime }) => {
    const page = guide(PAGE);
    const { templates } = JSON.parse(objectOf(page.shown('characters/ada.character.json, for X'))) as Pick<
      Character,
      'templates'
    >;
    const variables = [...(templates?.twitterPostTemplate ?? '').matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
    const reader = await runtime();
    const [userId, roomId] = [reader.agentId, stringToUuid('room')];
    const state = await reader.composeState({ userId, roomId, agentId: userId, content: { text: 'numbers' } });
    expect(variables.length).toBeGreaterThan(0);
    expect(Object.keys(state)).toEqual(expect.arrayContaining(variables));
    const prompt = composeContext({ state, template: templates?.twitterPostTemplate ?? '' }).split('\n');
    expect([prompt[0], prompt.at(-1)]).toEqual(['About Ada:', page.shown('In the prompt')]);
  });

  test('the template for replies on X asks only for what that client gives, and its answer is understood', async ({
    guide,
    model,
    runtime,
  }) => {
    const page = guide(PAGE);
    const { templates } = JSON.parse(objectOf(page.shown('characters/ada.character.json, for replies on X'))) as Pick<
      Character,
      'templates'
    >;
    const template = templates?.twitterMessageHandlerTemplate ?? '';
    const reader = await runtime();
    const [userId, roomId] = [stringToUuid('grace'), stringToUuid('thread')];
    await reader.ensureConnection(userId, roomId, 'grace', 'Grace', 'twitter');
    // The client for X, which isn't installed here, adds these.
    const added = { twitterUserName: 'ada_math', currentPost: 'Text: Is one prime?', formattedConversation: '@grace:' };
    const message = { userId, roomId, agentId: reader.agentId, content: { text: 'Is one prime?' } };
    const state = await reader.composeState(message, added);
    const variables = [...template.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
    expect(variables).toEqual(expect.arrayContaining(Object.keys(added)));
    expect(Object.keys(state)).toEqual(expect.arrayContaining(variables));
    const answer = { user: 'Ada', text: 'No.', action: 'NONE' };
    model.answer(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``);
    const context = composeContext({ state, template });
    expect(await generateMessageResponse({ runtime: reader, context, modelClass: ModelClass.LARGE })).toEqual(answer);
    expect(context).toMatch(/^About Ada \(@ada_math\):\n/u);
    expect(context.split('\n')).toContain(page.shown('In the prompt for a reply'));
  });
});

test('server.mts of embed-in-a-server.md refuses strangers and answers users as the page shows', async ({
  guide,
  model,
  provokes,
}) => {
  const page = guide('docs/recipes/embed-in-a-server.md');
  const [refusal = '', answer = ''] = page.shown('Prints').split('\n');
  model.answer({ user: 'Ada', text: answer }, { user: 'Ada', text: 'Once more.' });
  // Its own port may be taken.
  const program = `
    import { once } from 'node:events';
    await once(server, 'listening');
    const ask = async (text, headers) => {
      const response = await fetch('http://127.0.0.1:' + server.address().port, { method: 'POST', body: text, headers });
      console.log('RESULT ' + response.status + ' ' + (await response.text()).trim());
    };
    const grace = { authorization: 'Bearer secret-of-grace' };
    await ask('What is a prime number?', {});
    await ask('What is a prime number?', grace);
    await ask('And what else?', grace);
    await ask('  ', grace);
    console.error(await answer('Grace', '').catch(String));
    process.exit(0);`;
  const { stdout, stderr, code } = await page
    .sample('server.mts')
    .run({}, (written) => written.replace('listen(8080,', 'listen(0,') + program);
  expect(code).toBe(0);
  const results = stdout.split('\n').filter((line) => line.startsWith('RESULT '));
  expect(results).toEqual([
    `RESULT 401 ${refusal}`,
    `RESULT 200 ${answer}`,
    'RESULT 200 Once more.',
    'RESULT 400 Write something',
  ]);
  provokes(page.page.file, 'Cannot generate embedding', stderr);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[0]?.prompt).toContain('Grace: What is a prime number?');
  expect(model.requests[1]?.prompt).toContain(`Ada: ${answer}`);
});

test('the client of write-a-client.md is listed and answers as the page shows, with its action', async ({
  guide,
  model,
  agent,
  proves,
  log,
  provokes,
}) => {
  const page = guide('docs/recipes/write-a-client.md');
  const { code, place } = page.sample('agent/src/webhookPlugin.ts');
  const port = await freePort();
  const { default: plugin } = await importCode<{ default: Plugin }>(
    'webhookPlugin.ts',
    code.replace('PORT = 8090', `PORT = ${port}`),
  );
  const { runtime, address } = await agent();
  const [client] = plugin.clients ?? [];
  const started = (await client?.start(runtime)) as { stop: () => void };
  try {
    // What the default agent of the release does with the clients of a character's plugins.
    runtime.clients = { [client && 'type' in client ? String(client.type) : '']: started };
    expect(await sendCurl(page, 0, address)).toEqual(JSON.parse(page.shown('Answer', undefined, 0)));

    const shown = JSON.parse(page.shown('Answer', undefined, 1)) as { replies: string[] };
    model.answer({ user: 'Ada', text: shown.replies[0] ?? '', action: 'NONE' });
    const webhook = `http://127.0.0.1:${port}`;
    expect(await sendCurl(page, 1, webhook)).toEqual(shown);
    expect(model.requests[0]?.prompt).toContain('grace: What is a prime number?');

    runtime.registerAction(sayingAction('WAVE', '*waves*'));
    model.answer({ user: 'Ada', text: 'Hello.', action: 'WAVE' });
    expect(await sendCurl(page, 1, webhook)).toEqual({ replies: ['Hello.', '*waves*'] });
    expect(model.requests[1]?.prompt).toContain(`Ada: ${shown.replies[0]}`);

    const refused = async (body: string): Promise<number> => (await fetch(webhook, { method: 'POST', body })).status;
    expect([await refused('no JSON'), await refused('{ "text": "  " }'), await refused('{}')]).toEqual([500, 400, 400]);
    expect(log.text()).toContain('Webhook: SyntaxError');

    model.answer({ user: 'Ada', text: '', action: 'IGNORE' });
    expect(await sendCurl(page, 1, webhook)).toEqual({ replies: [''] });
    provokes(page.page.file, 'EADDRINUSE', await errorOf(client?.start(runtime)));
  } finally {
    started.stop();
  }
  proves({ samples: [place] });
});
