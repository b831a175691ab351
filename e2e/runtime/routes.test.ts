import { DirectClient } from '@elizaos/client-direct';
import { ServiceType, stringToUuid, type Character, type Service } from '@elizaos/core';
import { DefaultRestOptions } from 'discord.js';
import http from 'node:http';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, vi } from 'vitest';
import { ADA, type Agent } from './support/agent';
import { curlsOf } from './support/curl';
import { runInFolder } from './support/folderProgram';
import { pluginOf } from './support/parts';
import { answerFor, serveJson } from './support/services';
import { readRoutes, ROUTES_PAGE as PAGE, type Route } from './support/routes';
import { test } from './support/test';

const SITE = path.resolve(import.meta.dirname, '../..');

const TEXT = readFileSync(path.join(SITE, PAGE), 'utf8');
const TABLE = readRoutes();
const called = new Set<string>();

/** What a route answers, by the table of the page: its row. */
function row(route: string): Route {
  const found = TABLE.find(({ routes }) => routes.includes(route));
  if (!found) {
    throw new Error(`${PAGE}: the table of routes has no "${route}".`);
  }
  called.add(route);
  return found;
}

/** Compares an answer with the shape that the table shows: `{ "agents": [{ "id", "name" }] }`. */
function expectShape(route: string, answer: unknown): void {
  const { codes, line } = row(route);
  const [code = ''] = codes;
  const shape = JSON.parse(code.replaceAll(/"(\w+)"(?=\s*[,}])/gu, '"$1": null')) as unknown;
  expect(shapeOf(answer, shape), `${PAGE}:${line} ${route}`).toEqual(shape);
}

/** The answer with the values that the shape leaves open taken out. Lists are told by their first item. */
function shapeOf(answer: unknown, shape: unknown): unknown {
  if (Array.isArray(answer)) {
    return Array.isArray(shape) ? [shapeOf(answer[0], shape[0])] : null;
  }
  if (answer !== null && typeof answer === 'object' && shape !== null && typeof shape === 'object') {
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, shapeOf(value, (shape as Record<string, unknown>)[key])]),
    );
  }
  return null;
}

/** Requests to other hosts are answered here; those to this machine go through. */
function answerElsewhere(answer: (url: string, init: RequestInit) => Response | Promise<Response>): void {
  answerFor(({ href, hostname }, init) => (hostname === '127.0.0.1' ? undefined : answer(href, init)));
}

async function get(agent: Agent, address: string): Promise<Response> {
  return fetch(`${agent.address}${address}`);
}

async function post(agent: Agent, address: string, body: unknown): Promise<Response> {
  return fetch(`${agent.address}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const ID = stringToUuid('Ada');

beforeAll(() => {
  // The release looks for uploads below the folder that it is started in.
  rmSync('data', { recursive: true, force: true });
});

test('GET / answers the text of the page, and GET /hello the object', async ({ agent, proves }) => {
  const started = await agent();
  expect(await (await get(started, '/')).text()).toBe(row('GET /').codes[0]);
  expect(await (await get(started, '/hello')).json()).toEqual(JSON.parse(row('GET /hello').codes[0] ?? ''));
  proves({ routes: ['GET /', 'GET /hello'] });
});

test('GET /agents lists the agents with their clients', async ({ agent, proves }) => {
  const started = await agent();
  const answer: unknown = await (await get(started, '/agents')).json();
  expectShape('GET /agents', answer);
  expect(answer).toEqual({ agents: [{ id: ID, name: 'Ada', clients: [] }] });
  proves({ routes: ['GET /agents'] });
});

test('GET /agents fails if a program has not set the clients of its runtime', async ({ agent, states }) => {
  states('docs/guides/advanced.md', 'Otherwise, GET /agents returns status 500.');
  const started = await agent();
  Reflect.deleteProperty(started.runtime, 'clients');
  expect((await get(started, '/agents')).status).toBe(500);
});

test('GET /agents/:agentId answers the character, secrets included, by id only', async ({ agent, proves }) => {
  const started = await agent();
  const answer = (await (await get(started, `/agents/${ID}`)).json()) as { character: Character };
  expectShape('GET /agents/:agentId', answer);
  expect(answer.character.settings?.secrets).toEqual(ADA.settings?.secrets);
  expect((await get(started, '/agents/ada')).status).toBe(404);
  proves({ routes: ['GET /agents/:agentId'] });
});

test('POST /agents/:agentId/set replaces an agent, adds one for an unknown id, and refuses what the schema refuses', async ({
  agent,
  runtime,
  proves,
}) => {
  const started = await agent();
  const stop = vi.spyOn(started.runtime, 'stop');
  // What the default agent gives to the client.
  started.client.startAgent = async (character: Character) => {
    character.id ??= stringToUuid(character.name);
    started.client.registerAgent(await runtime({ character }));
  };
  const character = { ...ADA, id: undefined, bio: ['Ada has changed.'] };
  const answer: unknown = await (await post(started, `/agents/${ID}/set`, character)).json();
  expectShape('POST /agents/:agentId/set', answer);
  expect(answer).toMatchObject({ id: ID, character: { bio: ['Ada has changed.'] } });
  expect(stop).toHaveBeenCalledOnce();
  expect(await (await post(started, '/agents/new/set', { ...character, name: 'Tate' })).json()).toMatchObject({
    id: stringToUuid('Tate'),
  });
  const { agents } = (await (await get(started, '/agents')).json()) as { agents: { name: string }[] };
  expect(agents.map(({ name }) => name)).toEqual(['Ada', 'Tate']);
  expect((await post(started, '/agents/new/set', { name: 'Grace' })).status).toBe(400);
  proves({ routes: ['POST /agents/:agentId/set'] });
});

test("GET /agents/:agentId/channels answers the servers of Discord's bot", async ({ agent, proves }) => {
  const servers = [{ id: '1', name: 'Engines' }];
  const discord = await serveJson(() => servers);
  const options = DefaultRestOptions as { api: string };
  const { api } = options;
  options.api = `${discord.address}/api`;
  try {
    const started = await agent({ character: { settings: { secrets: { DISCORD_API_TOKEN: 'token' } } } });
    const answer = (await (await get(started, `/agents/${ID}/channels`)).json()) as Record<string, unknown>;
    expectShape('GET /agents/:agentId/channels', answer);
    expect(answer).toEqual({ id: ID, guilds: servers, serverCount: 1 });
    const [asked] = discord.requests;
    expect([asked?.url, asked?.headers.get('authorization')]).toEqual(['/api/v10/users/@me/guilds', 'Bot token']);
  } finally {
    options.api = api;
  }
  proves({ routes: ['GET /agents/:agentId/channels'] });
});

test('GET /agents/:agentId/:roomId/memories answers the messages of a room', async ({ agent, model, proves }) => {
  const started = await agent();
  model.answer({ user: 'Ada', text: 'Good morning.', action: 'NONE' });
  await started.ask('Hello', { roomId: 'office' });
  const answer = (await (await get(started, '/agents/ada/office/memories')).json()) as {
    memories: { content: { text: string } }[];
  };
  expectShape('GET /agents/:agentId/:roomId/memories', answer);
  expect(answer).toMatchObject({ agentId: 'ada', roomId: stringToUuid('office') });
  expect(answer.memories.map(({ content }) => content.text)).toEqual(['Hello']);
  expect((await get(started, `/agents/${ID}/office/memories`)).status).toBe(200);
  proves({ routes: ['GET /agents/:agentId/:roomId/memories'] });
});

test('POST /:agentId/message, called as the page writes it, answers as the page shows', async ({
  agent,
  guide,
  model,
  proves,
}) => {
  row('POST /:agentId/message');
  const page = guide(PAGE);
  const started = await agent();
  const [curl] = curlsOf(page.shown('Send a message', 'bash'));
  const shown = JSON.parse(page.shown('Send a message', 'json')) as Record<string, string>[];
  model.answer(shown[0] as { text: string });
  const response = await fetch((curl?.url ?? '').replace('http://localhost:3000', started.address), {
    method: curl?.method,
    headers: curl?.headers,
    body: curl?.body,
  });
  expect(await response.json()).toEqual(shown);
  expect(model.requests[0]?.prompt).toContain('Me: What is a prime number?');
  proves({ routes: ['POST /:agentId/message'] });
});

test('the code for a web page prints what the page shows, and keeps its room', async ({ agent, guide, model, log }) => {
  const page = guide(PAGE);
  const started = await agent();
  const sample = page.sample('ask.ts');
  const shown = page.output('ask.ts');
  const kept: Record<string, string> = {};
  const real = globalThis.fetch;
  vi.stubGlobal('localStorage', kept);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    real(String(input).replace('http://localhost:3000', started.address), init),
  );
  model.alwaysAnswer({ user: 'Ada', text: shown, action: 'NONE' });
  await sample.load();
  expect(log.text()).toContain(shown);
  const { room = '' } = kept;
  await sample.load();
  expect(kept).toEqual({ room });
  expect(await started.runtime.databaseAdapter.getRoomsForParticipant(stringToUuid(room))).toEqual([
    stringToUuid(room),
  ]);
  expect(model.requests.at(-1)?.prompt).toContain(`Ada: ${shown}`);
});

test('a file sent with a message is stored, and the model learns its name and path only', async ({ agent, model }) => {
  const started = await agent();
  model.answer({ user: 'Ada', text: 'Thanks.', action: 'NONE' });
  const form = new FormData();
  form.set('text', 'Read this');
  form.set('file', new Blob(['the secret content'], { type: 'text/plain' }), 'note.txt');
  const response = await fetch(`${started.address}/ada/message`, { method: 'POST', body: form });
  expect(await response.json()).toEqual([{ user: 'Ada', text: 'Thanks.', action: 'NONE' }]);
  const { prompt = '' } = model.requests[0] ?? {};
  expect(prompt).toContain('note.txt');
  expect(prompt).toMatch(/data\/uploads\/\d+-\d+-note\.txt/u);
  expect(prompt).not.toContain('the secret content');
});

test('without a user and a room, /message uses one of each, and the room is named after the spelling', async ({
  agent,
  model,
}) => {
  const started = await agent();
  model.alwaysAnswer({ user: 'Ada', text: 'Hello.', action: 'NONE' });
  for (const name of ['ada', 'Ada']) {
    await post(started, `/${name}/message`, { text: 'Hello' });
  }
  const rooms = await started.runtime.databaseAdapter.getRoomsForParticipant(stringToUuid('user'));
  expect(new Set(rooms)).toEqual(new Set(['default-room-ada', 'default-room-Ada'].map((name) => stringToUuid(name))));
});

test('POST /:agentId/speak answers audio of ElevenLabs, with headers that fetch of Node refuses', async ({
  agent,
  model,
  proves,
}) => {
  row('POST /:agentId/speak');
  vi.stubEnv('ELEVENLABS_XI_API_KEY', 'key');
  vi.stubEnv('ELEVENLABS_VOICE_ID', 'voice');
  const asked: [string, unknown][] = [];
  answerElsewhere((url, { body }) => {
    asked.push([url, JSON.parse(String(body))]);
    return new Response('audio');
  });
  const started = await agent();
  model.alwaysAnswer({ user: 'Ada', text: 'Good morning.', action: 'NONE' });
  const body = { text: 'Hello', userId: 'me', roomId: 'office' };
  const { headers, text } = await postLeniently(`${started.address}/ada/speak`, body);
  expect([headers['content-type'], text]).toEqual(['audio/mpeg', 'audio']);
  expect(asked).toEqual([
    ['https://api.elevenlabs.io/v1/text-to-speech/voice', expect.objectContaining({ text: 'Good morning.' })],
  ]);
  const [memory] = await started.runtime.messageManager.getMemories({ roomId: stringToUuid('office') });
  expect(memory?.embedding).toHaveLength(0);
  await expect(post(started, '/ada/speak', { ...body, roomId: 'other' })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Response does not match the HTTP/1.1 protocol') as string },
  });
  proves({ routes: ['POST /:agentId/speak'] });
});

/** Sends a request as curl does, which reads answers that are not quite HTTP. */
async function postLeniently(url: string, body: unknown): Promise<{ headers: http.IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    http
      .request(url, { method: 'POST', headers, insecureHTTPParser: true }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () => {
          resolve({ headers: response.headers, text });
        });
      })
      .once('error', reject)
      .end(JSON.stringify(body));
  });
}

test('POST /:agentId/whisper sends OpenAI a file without the audio', async ({ agent, proves }) => {
  row('POST /:agentId/whisper');
  const refusal = { error: { message: 'Invalid file format.' } };
  const sent: string[] = [];
  answerElsewhere(async (url, { body }) => {
    const file = (body as FormData).get('file') as Blob;
    sent.push(url, await file.text());
    return Response.json(refusal, { status: 400 });
  });
  const form = new FormData();
  form.set('file', new Blob(['sound'], { type: 'audio/wav' }), 'hello.wav');
  const response = await fetch(`${(await agent()).address}/ada/whisper`, { method: 'POST', body: form });
  expect(await response.json()).toEqual(refusal);
  expect(sent).toEqual(['https://api.openai.com/v1/audio/transcriptions', 'undefined']);
  proves({ routes: ['POST /:agentId/whisper'] });
});

test('POST /:agentId/image answers the image with the caption of a describing service', async ({ agent, proves }) => {
  const openAi = await serveJson(() => ({ data: [{ b64_json: 'aW1hZ2U=' }] }));
  vi.stubEnv('OPENAI_BASE_URL', openAi.address);
  const describing = {
    serviceType: ServiceType.IMAGE_DESCRIPTION,
    initialize: async () => undefined,
    describeImage: async () => ({ title: 'An engine', description: 'It is made of brass.' }),
  };
  const plugin = pluginOf({ services: [describing as unknown as Service] });
  const started = await agent({ plugins: [plugin] });
  const answer: unknown = await (
    await post(started, `/${ID}/image`, { prompt: 'an engine', width: 1024, height: 1024 })
  ).json();
  expectShape('POST /:agentId/image', answer);
  expect(answer).toEqual({ images: [{ image: 'data:image/png;base64,aW1hZ2U=', caption: 'An engine' }] });
  expect(openAi.requests).toMatchObject([
    { url: '/images/generations', body: { prompt: 'an engine', size: '1024x1024', model: 'dall-e-3' } },
  ]);
  expect((await post(started, '/ada/image', {})).status).toBe(404);
  proves({ routes: ['POST /:agentId/image'] });
});

test('POST /fine-tune passes the body on and answers what BagelDB answers', async ({ agent, proves }) => {
  row('POST /fine-tune');
  vi.stubEnv('BAGEL_API_KEY', 'bagel');
  answerElsewhere((url, { headers, body }) =>
    Response.json({ url, headers, body: JSON.parse(String(body)) as unknown }),
  );
  expect(await (await post(await agent(), '/fine-tune', { title: 'engines' })).json()).toEqual({
    url: 'https://api.bageldb.ai/api/v1/asset',
    headers: { 'Content-Type': 'application/json', 'X-API-KEY': 'bagel' },
    body: { title: 'engines' },
  });
  proves({ routes: ['POST /fine-tune'] });
});

test('GET /fine-tune/:assetId saves the file below downloads/', async ({ agent, proves }) => {
  answerElsewhere(
    () => new Response('weights', { headers: { 'content-disposition': 'attachment; filename="model.bin"' } }),
  );
  const answer = (await (await get(await agent(), '/fine-tune/asset')).json()) as { downloadPath: string };
  expectShape('GET /fine-tune/:assetId', answer);
  // The default agent is started in agent/.
  const [, shown = ''] = /saves it in `agent\/([^<`]+)<asset id>\/`/u.exec(TEXT) ?? [];
  const folder = path.resolve(shown, 'asset');
  expect(answer).toMatchObject({ success: true, fileName: 'model.bin', downloadPath: folder });
  expect(readFileSync(path.join(folder, 'model.bin'), 'utf8')).toBe('weights');
  rmSync(path.dirname(folder), { recursive: true });
  proves({ routes: ['GET /fine-tune/:assetId'] });
});

test('GET /media/… answers uploaded and generated files', async ({ proves, agent }) => {
  for (const [route, folder] of [
    ['GET /media/uploads/:file', 'data/uploads'],
    ['GET /media/generated/:file', 'generatedImages'],
  ] as const) {
    row(route);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'file.txt'), route);
    const response = await get(await agent(), route.replace('GET ', '').replace(':file', 'file.txt'));
    expect(await response.text()).toBe(route);
    rmSync(folder, { recursive: true });
    proves({ routes: [route] });
  }
});

test('an unknown agent gives 404 and the text of the page', async ({ agent }) => {
  const started = await agent();
  const texts =
    /If no running agent matches, the API returns (\d+) and `([^`]+)`\. The two exceptions are `\/channels`, which returns 404 and\s+`([^`]+)`/u.exec(
      TEXT,
    );
  const [, status, message = '', channels = ''] = texts ?? [];
  const answers = await Promise.all([
    get(started, '/agents/nobody'),
    get(started, '/agents/nobody/room/memories'),
    post(started, '/nobody/message', { text: 'Hello' }),
    post(started, '/nobody/speak', { text: 'Hello' }),
    post(started, '/nobody/image', {}),
  ]);
  for (const answer of answers) {
    expect([String(answer.status), await answer.text()]).toEqual([status, expect.stringContaining(message)]);
  }
  expect(await (await get(started, '/agents/nobody/channels')).json()).toEqual({ error: channels });
});

test('a body that the server refuses gets the status and the page of the table', async ({ agent, provokes }) => {
  const started = await agent();
  const refused = async (method: string, address: string, body?: BodyInit, headers = {}): Promise<string> => {
    const response = await fetch(`${started.address}${address}`, { method, body, headers });
    return `${response.status} ${await response.text()}`;
  };
  const json = { 'content-type': 'application/json' };
  const form = new FormData();
  form.set('text', 'Read this');
  form.set('attachment', new Blob(['content']), 'note.txt');
  for (const [status, message, answers] of [
    [400, 'SyntaxError', [await refused('POST', '/ada/message', '{text: 1}', json)]],
    [404, 'Cannot POST', [await refused('POST', '/ada'), await refused('GET', '/ada/message')]],
    [413, 'PayloadTooLargeError', [await refused('POST', '/ada/message', `"${'a'.repeat(102_400)}"`, json)]],
    [500, 'MulterError', [await refused('POST', '/ada/message', form)]],
  ] as const) {
    const row = `${status} and a page with ${message}`;
    expect(answers.every((answer) => answer.startsWith(String(status)))).toBe(true);
    provokes(PAGE, row, answers.join('\n'));
  }
});

const JSON_TYPE = 'application/json';
// What a browser sends for a text without the header.
const TEXT_TYPE = 'text/plain;charset=UTF-8';

test.for<[row: string, type: string, body: string]>([
  ["the agent's process ends after a message", JSON_TYPE, '{}'],
  ["the agent's process ends after a message", TEXT_TYPE, '{ "text": "Hello" }'],
  ['the process ends with Value must be string', JSON_TYPE, '{ "text": "Hello", "userId": {} }'],
])('%s: %s, %s', async ([row, type, body], { provokes }) => {
  const program = `
    import { startAgent } from './agent.ts';
    const { address } = await startAgent();
    const [type, body] = process.argv.slice(2);
    await fetch(address + '/ada/message', { method: 'POST', headers: { 'content-type': type }, body });
    console.log('still running');`;
  const { code, stdout, stderr } = await runInFolder('main.ts', program, { args: [type, body] });
  expect(stdout).not.toContain('still running');
  expect(code).toBe(1);
  provokes(PAGE, row, stderr);
});

test('every command of the page is of a route of the table', ({ guide }) => {
  const { page } = guide(PAGE);
  const patterns = TABLE.flatMap(({ routes }) => routes).map(
    (route) => new RegExp(`^${route.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
  );
  const commands = page.fences.filter(({ language }) => language === 'bash').flatMap(({ code }) => curlsOf(code));
  expect(commands.length).toBeGreaterThan(10);
  for (const { method, url } of commands) {
    const request = `${method} ${url.replace('http://localhost:3000', '')}`;
    expect(
      patterns.some((pattern) => pattern.test(request)),
      request,
    ).toBe(true);
  }
});

test('every route of the table was called, and every route of the release is in it', () => {
  const inTable = TABLE.flatMap(({ routes }) => routes);
  expect([...called].sort()).toEqual([...inTable].sort());
  expect(routesOf(new DirectClient()).sort()).toEqual(inTable.filter((route) => !route.includes('/media/')).sort());
});

/** The routes that the server of the release has. */
function routesOf({ app }: DirectClient): string[] {
  interface Layer {
    route?: { path: string; methods: Record<string, boolean> };
    handle: { stack?: Layer[] };
  }
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : walk(handle.stack ?? []),
    );
  return walk((app as unknown as { _router: { stack: Layer[] } })._router.stack);
}
