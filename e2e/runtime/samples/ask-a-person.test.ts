import {
  CacheManager,
  DbCacheAdapter,
  stringToUuid,
  type AgentRuntime,
  type Content,
  type IDatabaseCacheAdapter,
  type Plugin,
} from '@elizaos/core';
import { TelegramClientInterface } from '@elizaos/client-telegram';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Telegram, type Telegraf } from 'telegraf';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Agent } from '../support/agent';
import { callOf } from '../support/model';
import { answerFor } from '../support/services';
import { BOT, mockTelegram, TELEGRAM_SETTINGS } from '../support/telegram';
import { scratchFolder, test, type Guide } from '../support/test';

const PAGE = 'docs/recipes/ask-a-person.md';
const PLUGIN = 'agent/src/approvalPlugin.ts';
const OWNER = { userId: 'your OWNER_ID' };
const GRACE = { userId: 'grace' };
const PROPOSES = { user: 'Ada', text: "I'll ask.", action: 'PROPOSE_TO_OWNER' };
const DECIDES = { user: 'Ada', text: 'One moment.', action: 'DECIDE_PROPOSAL' };
const ONLY_THE_OWNER = "Only the owner decides: approve or refuse, and the proposal's id.";
const HOUR = 3_600_000;

const home = process.cwd();
const folder = scratchFolder('ask-a-person');
const ordersFile = path.join(folder, 'orders.txt');
const orders = (): string => (existsSync(ordersFile) ? readFileSync(ordersFile, 'utf8') : '');

beforeEach(() => {
  rmSync(ordersFile, { recursive: true, force: true });
  // The orders are written to the folder that the agent runs in.
  process.chdir(folder);
  vi.stubEnv('OWNER_ID', OWNER.userId);
  vi.stubEnv('OWNER_SOURCE', 'direct');
});

afterEach(() => {
  process.chdir(home);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What the action says; the first text is the model's. */
async function ask(agent: Agent, text: string, user: Record<string, unknown>): Promise<string | undefined> {
  return ((await agent.ask(text, user)) as Content[])[1]?.text;
}

const idIn = (text = ''): string => /^Proposal ([0-9a-f]{6}): /u.exec(text)?.[1] ?? 'none';

/** The cache in the database, as the start program of the release opens it. */
function openCache(runtime: AgentRuntime): void {
  const database = runtime.databaseAdapter as unknown as IDatabaseCacheAdapter;
  runtime.cacheManager = new CacheManager(new DbCacheAdapter(database, runtime.agentId));
}

interface Shop extends Agent {
  /** Has thirty chairs proposed, which Grace asks for. @returns the proposal's id */
  propose: () => Promise<string>;
  /** Answers a proposal, as the model chooses. */
  decide: (text: string, user: Record<string, unknown>) => Promise<string | undefined>;
}

/** Starts an agent with the plugin. */
async function start(
  { agent, model, guide }: { agent: () => Promise<Agent>; model: typeof globalThis.scriptedModel; guide: Guide },
  plugin?: Plugin,
): Promise<Shop> {
  const started = await agent();
  openCache(started.runtime);
  started.runtime.actions.push(...((plugin ?? (await guide.plugin(PLUGIN))).actions ?? []));
  return {
    ...started,
    async propose() {
      model.answer(PROPOSES, ' Thirty chairs\n');
      return idIn(await ask(started, 'We need thirty more chairs.', { ...GRACE, name: 'Grace' }));
    },
    async decide(text, user) {
      model.answer(DECIDES);
      return ask(started, text, user);
    },
  };
}

test('a proposal is stored, shown as on the page, and carried out once the owner approves it', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const { ask: send, decide } = await start({ agent, model, guide: page });
  model.answer(PROPOSES, ' Thirty chairs\n');
  const answer = (await send('We need thirty more chairs.', { ...GRACE, name: 'Grace' })) as Content[];
  const id = idIn(answer[1]?.text);
  expect(answer).toEqual(JSON.parse(page.shown('Answer').replaceAll('3f9a1c', id)));
  const [reply, text] = model.requests;
  expect(reply?.prompt).toContain('PROPOSE_TO_OWNER: Propose an order to the owner.');
  expect([text?.model, text?.prompt]).toEqual(['gpt-4o-mini', expect.stringContaining('what Grace wants to order')]);
  expect(orders()).toBe('');
  expect(await decide(`approve ${id}`, OWNER)).toBe('Done: Thirty chairs');
  expect(orders()).toBe('Thirty chairs\n');
});

test('a refused proposal is not carried out, nor can it be approved later', async ({
  guide,
  model,
  agent,
  provokes,
}) => {
  const { propose, decide } = await start({ agent, model, guide: guide(PAGE) });
  const id = await propose();
  expect(await decide(`Please refuse ${id}`, OWNER)).toBe('Refused: Thirty chairs');
  const again = await decide(`approve ${id}`, OWNER);
  expect(again).toBe(`There is no open proposal ${id}.`);
  provokes(PAGE, 'with a right ID', again);
  expect(orders()).toBe('');
});

test('a proposal expires after 24 hours', async ({ guide, model, agent }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { propose, decide } = await start({ agent, model, guide: guide(PAGE) });
  const [early, late] = [await propose(), await propose()];
  vi.setSystemTime(Date.now() + 23 * HOUR);
  expect(await decide(`approve ${early}`, OWNER)).toBe('Done: Thirty chairs');
  vi.setSystemTime(Date.now() + HOUR);
  expect(await decide(`approve ${late}`, OWNER)).toBe(`There is no open proposal ${late}.`);
  expect(orders()).toBe('Thirty chairs\n');
});

test('a stranger can not approve, although the model names the action, and nobody can without an owner', async ({
  guide,
  model,
  agent,
  provokes,
}) => {
  const { propose, decide } = await start({ agent, model, guide: guide(PAGE) });
  const id = await propose();
  expect(await decide(`approve ${id}`, GRACE)).toBe(ONLY_THE_OWNER);
  expect(model.requests.at(-1)?.prompt).not.toContain('DECIDE_PROPOSAL: ');
  const withoutId = await decide('approve it', OWNER);
  expect(withoutId).toBe(ONLY_THE_OWNER);
  expect(model.requests.at(-1)?.prompt).toContain('DECIDE_PROPOSAL: ');
  provokes(PAGE, 'although you are the owner', withoutId);
  for (const none of ['', undefined]) {
    vi.stubEnv('OWNER_ID', none);
    expect(await decide(`approve ${id}`, OWNER)).toBe(ONLY_THE_OWNER);
  }
  expect(orders()).toBe('');
  vi.stubEnv('OWNER_ID', OWNER.userId);
  expect(await decide(`approve ${id}`, OWNER)).toBe('Done: Thirty chairs');
});

test('a proposal that is approved twice is carried out once, even at the same time', async ({
  guide,
  model,
  agent,
}) => {
  const page = guide(PAGE);
  const plugin = await page.plugin(PLUGIN);
  const { propose, decide, runtime } = await start({ agent, model, guide: page }, plugin);
  const id = await propose();
  const [, action] = plugin.actions ?? [];
  const said: string[] = [];
  const approval = {
    userId: stringToUuid(OWNER.userId),
    agentId: runtime.agentId,
    roomId: stringToUuid('office'),
    content: { text: `Approve ${id}!`, source: 'direct' },
  };
  const approve = async (): Promise<void> => {
    await action?.handler(runtime, approval, undefined, {}, async ({ text }) => {
      said.push(text);
      return [];
    });
  };
  await Promise.all([approve(), approve()]);
  expect(said.toSorted()).toEqual(['Done: Thirty chairs', `There is no open proposal ${id}.`]);
  expect(await decide(`approve ${id}`, OWNER)).toBe(`There is no open proposal ${id}.`);
  expect(orders()).toBe('Thirty chairs\n');
});

test('a proposal survives a restart, and does not run again after one', async ({ guide, model, agent }) => {
  const page = guide(PAGE);
  const { propose, decide, runtime } = await start({ agent, model, guide: page });
  const id = await propose();
  const restart = async (): Promise<void> => {
    openCache(runtime);
    runtime.actions.splice(0, runtime.actions.length, ...((await page.plugin(PLUGIN)).actions ?? []));
  };
  await restart();
  expect(await decide(`approve ${id}`, OWNER)).toBe('Done: Thirty chairs');
  await restart();
  expect(await decide(`approve ${id}`, OWNER)).toBe(`There is no open proposal ${id}.`);
  expect(orders()).toBe('Thirty chairs\n');
});

test('an order that fails is told and logged, and does not run again', async ({
  guide,
  model,
  agent,
  log,
  provokes,
}) => {
  const { propose, decide } = await start({ agent, model, guide: guide(PAGE) });
  const id = await propose();
  mkdirSync(ordersFile); // a folder, to which no line can be appended
  const failed = await decide(`approve ${id}`, OWNER);
  expect(failed).toBe(`Proposal ${id} failed. It won't run again.`);
  provokes(PAGE, 'after an approval', failed);
  expect(log.text()).toContain(`Proposal ${id}: Error: EISDIR`);
  expect(await decide(`approve ${id}`, OWNER)).toBe(`There is no open proposal ${id}.`);
});

/** The plugin of the page with its task replaced, beside the other samples of the page. */
async function withTask(page: Guide, code: string): Promise<Plugin> {
  const { code: plugin, file } = page.sample(PLUGIN);
  const task = /^const description[^]*?(?=^const HOURS)/mu;
  expect(plugin).toMatch(task);
  const changed = path.join(path.dirname(file), `approvalPlugin-${randomUUID()}.ts`);
  writeFileSync(
    changed,
    plugin.replace(task, () => `${code}\n`),
  );
  const { default: changedPlugin } = (await import(/* @vite-ignore */ pathToFileURL(changed).href)) as {
    default: Plugin;
  };
  return changedPlugin;
}

test('the owner is an account of one platform, and the REST API is none', async ({ guide, model, agent, states }) => {
  const shop = await start({ agent, model, guide: guide(PAGE) });
  const id = await shop.propose();
  const [, action] = shop.runtime.actions;
  const said: string[] = [];
  for (const source of ['telegram', 'discord', undefined]) {
    vi.stubEnv('OWNER_SOURCE', source);
    expect(await shop.decide(`approve ${id}`, OWNER)).toBe(ONLY_THE_OWNER);
  }
  states(PAGE, 'no one can approve a proposal over the REST API');
  vi.stubEnv('OWNER_SOURCE', 'discord');
  for (const source of [undefined, 'telegram', 'discord']) {
    const content = { text: `approve ${id}`, source };
    const message = {
      userId: stringToUuid(OWNER.userId),
      agentId: shop.runtime.agentId,
      roomId: stringToUuid('office'),
      content,
    };
    await action?.handler(shop.runtime, message, undefined, {}, async ({ text }) => {
      said.push(text);
      return [];
    });
  }
  expect(said).toEqual([ONLY_THE_OWNER, ONLY_THE_OWNER, 'Done: Thirty chairs']);
});

test('a proposal reaches the owner on Telegram, where it is approved', async ({
  guide,
  model,
  agent,
  log,
  states,
  provokes,
}) => {
  vi.stubEnv('OWNER_SOURCE', 'telegram');
  vi.stubEnv('OWNER_ID', '9');
  const { runtime, ...shop } = await start(
    {
      agent: async () =>
        agent({ character: { settings: { secrets: { ...TELEGRAM_SETTINGS.secrets, OPENAI_API_KEY: 'sk-test' } } } }),
      model,
      guide: guide(PAGE),
    },
    undefined,
  );
  const told: unknown[] = [];
  let status = 200;
  const asked = answerFor(({ hostname }, { body }) => {
    if (hostname !== 'api.telegram.org') {
      return undefined;
    }
    told.push(JSON.parse(String(body)));
    return Response.json({}, { status });
  });
  const id = await shop.propose();
  expect(asked).toEqual(['https://api.telegram.org/bot1:a/sendMessage']);
  expect(told).toEqual([
    { chat_id: 9, text: `Proposal ${id}: Thirty chairs\nThe owner can write: approve ${id}, or: refuse ${id}` },
  ]);
  states(PAGE, 'On Telegram, you also get the proposal in your private chat with the bot.');

  mockTelegram();
  const { bot } = (await TelegramClientInterface.start(runtime)) as { bot: Telegraf };
  bot.botInfo = BOT as Telegraf['botInfo'];
  const sent: unknown[] = [];
  vi.spyOn(Telegram.prototype, 'sendMessage').mockImplementation(async (chat, text) => {
    sent.push([chat, text]);
    return Promise.resolve({ message_id: 200 + sent.length, date: 1, text } as never);
  });
  vi.spyOn(Telegram.prototype, 'sendChatAction').mockResolvedValue(true);
  const writes = async (user: number): Promise<void> => {
    const chat = { id: user, type: 'private', first_name: 'Grace' };
    const from = { id: user, is_bot: false, first_name: 'Grace' };
    const message = { message_id: 100 + user, date: 1, chat, from, text: `approve ${id}` };
    model.answer(DECIDES);
    await bot.handleUpdate({ update_id: user, message } as Parameters<Telegraf['handleUpdate']>[0]);
  };
  await writes(8);
  await writes(9);
  expect(sent).toEqual([
    [8, DECIDES.text],
    [8, ONLY_THE_OWNER],
    [9, DECIDES.text],
    [9, 'Done: Thirty chairs'],
  ]);
  states(PAGE, 'You can approve it there.');
  states(PAGE, 'The reply goes to the chat where you approve or refuse the proposal.');

  status = 403;
  log.clear();
  expect(await shop.propose()).toMatch(/^[0-9a-f]{6}$/u);
  expect(log.text()).toContain('The owner was not told: Error: Telegram answered with 403');
  provokes(PAGE, 'The owner was not told', log.text());
});

test('a payment is proposed only with a listed recipient and an amount within the limit', async ({
  guide,
  model,
  agent,
  log,
  proves,
  provokes,
}) => {
  const page = guide(PAGE);
  const line = page.shown('agent/src/approvalPlugin.ts, for payments');
  const payment = page.sample('agent/src/payment.ts');
  const plugin = await withTask(page, line);
  const started = await agent();
  openCache(started.runtime);
  started.runtime.actions.push(...(plugin.actions ?? []));
  const propose = async (recipient: unknown, amount: unknown): Promise<string | undefined> => {
    model.answer(PROPOSES, callOf('json', { recipient, amount }));
    return ask(started, 'Please pay the shop.', GRACE);
  };
  const shown = await propose('Shop', 5);
  const id = idIn(shown);
  expect(shown).toContain(`Proposal ${id}: 5 to Shop at 0x0000000000000000000000000000000000000001\n`);
  model.answer(DECIDES);
  expect(await ask(started, `approve ${id}`, OWNER)).toBe(`Proposal ${id} failed. It won't run again.`);
  expect(log.text()).toContain('Nothing pays 5 to 0x0000000000000000000000000000000000000001 yet.');

  for (const [recipient, amount, logged] of [
    ['Eve', 5, "Eve isn't on the list."],
    ['shop', 6, '6 is outside the limit.'],
    ['shop', -1, '-1 is outside the limit.'],
    ['shop', 0, '0 is outside the limit.'],
    ['shop', '5', ''],
    [null, 5, ''],
  ] as const) {
    log.clear();
    const refused = await propose(recipient, amount);
    expect(refused).toBe("I can't propose that.");
    expect(log.text()).toContain(`PROPOSE_TO_OWNER: ${logged ? `Error: ${logged}` : ''}`);
    provokes(PAGE, "I can't propose that.", `${refused}\n${log.text()}`);
  }
  proves({ samples: [payment.place] });
});

test('a post for X is sent by the client only after the approval', async ({ guide, model, agent, proves }) => {
  const page = guide(PAGE);
  const { code, place } = page.sample('agent/src/approvalPlugin.ts, for X');
  const forX = await withTask(page, code);

  // The client for X is not published in this release. Of it, the sample needs what post.ts has in its sources.
  const client = { twitterClient: {} };
  const posted: unknown[][] = [];
  let accepted: object | undefined = { rest_id: '1' };
  const sendStandardTweet = async (...sent: unknown[]): Promise<object | undefined> => {
    posted.push(sent);
    return accepted;
  };
  const started = await agent();
  openCache(started.runtime);
  started.runtime.clients = { twitter: { client, post: { sendStandardTweet } } };
  started.runtime.actions.push(...(forX.actions ?? []));
  const proposal = async (post: string): Promise<string | undefined> => {
    model.answer(PROPOSES, post);
    return ask(started, 'Write a post about prime numbers.', GRACE);
  };
  const propose = async (post: string): Promise<string> => idIn(await proposal(post));
  const approve = async (id: string): Promise<string | undefined> => {
    model.answer(DECIDES);
    return ask(started, `approve ${id}`, OWNER);
  };

  const POST = 'Two is the only even prime.';
  const id = await propose(POST);
  expect(model.requests[0]?.prompt).toContain('Propose a post for X to the owner.');
  expect(model.requests[1]?.prompt).toMatch(/^(?:.*\n)?About Ada:\nAda knows analytical engines\./u);
  expect(posted).toEqual([]);
  expect(await approve(id)).toBe(`Done: ${POST}`);
  expect(posted).toEqual([[client, POST]]);

  accepted = undefined; // as after a response of X without a post
  const refused = await propose(POST);
  expect(await approve(refused)).toBe(`Proposal ${refused} failed. It won't run again.`);
  expect(await proposal('x'.repeat(281))).toBe("I can't propose that.");
  expect(posted).toHaveLength(2);
  proves({ samples: [place] });
});
