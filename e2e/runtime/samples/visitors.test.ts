import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, vi } from 'vitest';
import type { Outcome } from '../support/folderProgram';
import { scratchFolder, test, type Guide } from '../support/test';

const PAGE = 'docs/recipes/visitors.md';
const EMBEDDED = 'docs/recipes/embed-in-a-server.md';
const LOGIN = '// Put your own login here.';

const sessionOf = (digit: number): string => `${digit}0000000-0000-4000-8000-000000000000`;
const userOf = (session: string): string => createHash('sha256').update(session).digest('hex').slice(0, 16);

/** Changes code as a diff says. */
function applyDiff(code: string, diff: string): string {
  const side = (mark: string): string =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => line.slice(1))
      .join('\n');
  expect(code.split(side('-'))).toHaveLength(2);
  return code.replace(side('-'), () => side('+'));
}

/** Runs the server of the page until the program that follows it has ended. It prints its results after RESULT. */
async function runServer(
  guide: (file: string) => Guide,
  program: string,
  change: (code: string) => string = (code) => code,
): Promise<Outcome & { results: string[] }> {
  const page = guide(PAGE);
  const end = page.sample('server.mts, the end');
  const diffs = page.page.fences
    .filter(({ language }) => language === 'diff')
    .map(({ title = '' }) => page.shown(title));
  expect(diffs).toHaveLength(4);
  const outcome = await guide(EMBEDDED)
    .sample('server.mts')
    .run({}, (written) => {
      const [start = ''] = diffs.reduce(applyDiff, written).split(LOGIN);
      // Its own port may be taken.
      return `${change(`${start}${end.code}`).replace('listen(8080,', 'listen(0,')}
        import { once } from 'node:events';
        await once(server, 'listening');
        const address = 'http://127.0.0.1:' + server.address().port;
        const send = async (body, session, more = {}) => {
          const cookie = session ? { cookie: 'other=1; session=' + session } : {};
          const init = { method: 'POST', body, headers: { ...cookie, ...more }, duplex: 'half' };
          const response = await fetch(address, init);
          const answer = response.status + ' ' + (await response.text()).trim();
          console.log('RESULT ' + answer);
          return response.headers.get('set-cookie');
        };
        ${program}
        process.exit(0);`;
    });
  expect(outcome.code, outcome.stderr).toBe(0);
  const results = outcome.stdout.split('\n').flatMap((line) => (line.startsWith('RESULT ') ? line.slice(7) : []));
  return { ...outcome, results };
}

test('a visitor gets a session with a conversation of its own, and what is refused costs nothing', async ({
  guide,
  model,
  proves,
  provokes,
}) => {
  model.answer(
    { user: 'Ada', text: 'A whole number above one.' },
    { user: 'Ada', text: 'Two.' },
    { user: 'Ada', text: 'Hello.' },
    { user: 'Ada', text: 'Win the lottery!' },
    'I answer without JSON.',
  );
  const blocked = sessionOf(7);
  const { results, stdout, stderr } = await runServer(
    guide,
    `
    const set = await send(' What is a prime number? ');
    console.log('COOKIE ' + set);
    const session = /session=([^;]+)/.exec(set)[1];
    console.log('RESULT again ' + (await send('Which one is even?', session)));
    await send('Hi', '${sessionOf(1)}');
    await send('How do I get rich?', session);
    await send('Answer without JSON.', session);
    await send('Which casino is best?', session);
    await send('', session);
    await send(' ', session);
    await send('x'.repeat(501), session);
    await send('x'.repeat(2001), session);
    await send(new ReadableStream({ start(stream) { stream.enqueue(new TextEncoder().encode('Hi')); stream.close(); } }));
    await send('Hi', '${blocked}');
    await send('Hi', session, { 'x-real-ip': '203.0.113.9' });`,
    (code) => code.replace('put visitors and addresses of the log here', `${userOf(blocked)}", "203.0.113.9`),
  );
  expect(results).toEqual([
    '200 A whole number above one.',
    '200 Two.',
    'again null',
    '200 Hello.',
    "200 I'd rather not say that.",
    '500 No answer',
    "400 I don't talk about that.",
    '400 Write 1 to 500 characters.',
    '400 Write 1 to 500 characters.',
    '400 Write 1 to 500 characters.',
    '413 Too long',
    '413 Too long',
    "403 You can't write here.",
    "403 You can't write here.",
  ]);
  expect(stdout).toMatch(/^COOKIE session=[\da-f-]{36}; HttpOnly; Secure; SameSite=Strict; Max-Age=86400$/mu);
  expect(stdout).toMatch(new RegExp(`^${userOf(sessionOf(1))} 127\\.0\\.0\\.1 200$`, 'mu'));
  provokes(PAGE, 'No answer in', stderr);
  provokes(PAGE, 'every visitor has the address', stdout);
  const [first, second, other, ...rest] = model.requests;
  expect(rest).toHaveLength(2); // the answer without JSON was asked for once
  expect(rest[1]?.prompt).toContain('Ada: Win the lottery!');
  expect(first?.body.max_tokens).toBe(500);
  expect(first?.prompt).toMatch(/[\da-f]{16}: What is a prime number\?/u);
  expect(second?.prompt).toContain('Ada: A whole number above one.');
  expect(other?.prompt).not.toContain('prime number');
  proves({ samples: [guide(PAGE).sample('server.mts, the end').place] });
});

test('a visitor, an address, and all visitors have a limit for each day', async ({ guide, model }) => {
  model.alwaysAnswer({ user: 'Ada', text: 'Hello.' });
  const from = (last: number): string => `{ 'x-real-ip': '203.0.113.${last}' }`;
  const { results } = await runServer(
    guide,
    `
    for (let nth = 0; nth < 3; nth += 1) await send('Hi', '${sessionOf(1)}', ${from(1)});
    for (const session of ['${sessionOf(2)}', '${sessionOf(3)}']) await send('Hi', session, ${from(1)});
    for (const session of ['${sessionOf(4)}', '${sessionOf(5)}']) await send('Hi', session, ${from(2)});
    const tomorrow = Date.now() + 24 * 3_600_000;
    globalThis.Date = class extends Date { constructor() { super(tomorrow); } };
    await send('Hi', '${sessionOf(1)}', ${from(1)});`,
    (code) => code.replace('visitor: 20, address: 60, all: 1000', 'visitor: 2, address: 3, all: 4'),
  );
  const [answered, refused] = ['200 Hello.', "429 That's all for today."];
  expect(results).toEqual([answered, answered, refused, answered, refused, answered, refused, answered]);
});

test('a late answer ends the wait and keeps its place', async ({ guide, model, provokes }) => {
  model.alwaysAnswer({ user: 'Ada', text: 'Hello.' });
  const { results } = await runServer(
    guide,
    `
    let release;
    const held = new Promise((resolve) => (release = resolve));
    runtime.fetch = async (...request) => { await held; return fetch(...request); };
    const visitors = [${[1, 2, 3, 4, 5].map((nth) => `'${sessionOf(nth)}'`).join(', ')}];
    await Promise.all(visitors.map((session) => send('Hi', session)));
    await send('Hi', '${sessionOf(6)}');
    release();
    while (running > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    SECONDS = 60;
    await send('Hi', '${sessionOf(6)}');`,
    (code) => code.replace('const SECONDS = 30', 'let SECONDS = 2'),
  );
  const full = '503 Too many questions at once. Try again in a minute.';
  expect(results).toEqual([...new Array<string>(5).fill('504 No answer in time.'), full, '200 Hello.']);
  provokes(PAGE, 'for every visitor', results.join('\n'));
});

test('the chat on the page sends a message and shows the answer', async ({ guide }) => {
  const [, script = ''] = /<script type="module">(.*)<\/script>/su.exec(guide(PAGE).shown('index.html, a part')) ?? [];
  const lines: string[] = [];
  let submit: ((event: unknown) => Promise<void>) | undefined;
  const elements = {
    '#talk': { append: (line: string) => lines.push(line) },
    '#chat': { addEventListener: (_type: string, listener: typeof submit) => (submit = listener) },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('document', { querySelector: (name: keyof typeof elements) => elements[name] });
  const answers = [
    new Response('Hello.\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
    new Response('<html></html>', { status: 429, headers: { 'Content-Type': 'text/html' } }), // as from nginx
  ];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, body]);
    return answers.shift();
  });
  const file = path.join(scratchFolder('visitors'), 'chat.mjs');
  writeFileSync(file, script);
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  const text = { value: 'Hi' };
  await submit?.({ preventDefault: () => undefined, target: { elements: { text } } });
  expect(text.value).toBe('');
  await submit?.({ preventDefault: () => undefined, target: { elements: { text } } });
  vi.unstubAllGlobals();
  expect(sent).toEqual([
    ['POST', '/chat', 'Hi'],
    ['POST', '/chat', ''],
  ]);
  expect(lines).toEqual(['You: Hi\n', 'Ada: Hello.\n', 'You: \n', 'Error 429\n']);
});
