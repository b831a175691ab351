import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBackend, type CheckService } from './checkBackend';
import { ask, stopCheck, TIMEOUT_MS } from './checkService';

/** How the next workers do their work. */
const kinds: (Partial<CheckService> | 'silent' | 'refused')[] = [];
const started: FakeWorker[] = [];
let ended = 0;

/** A worker whose other end is in this thread. */
class FakeWorker {
  private readonly channel = new MessageChannel();
  readonly listeners = new Map<string, () => void>();

  constructor() {
    started.push(this);
    const kind = kinds.shift() ?? {};
    if (kind === 'refused') {
      throw new Error('No workers.');
    }
    if (kind !== 'silent') {
      expose({ ...checkBackend, ...kind }, this.channel.port2);
    }
  }

  postMessage(...message: Parameters<MessagePort['postMessage']>): void {
    this.channel.port1.postMessage(...message);
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === 'error') {
      this.listeners.set(type, () => listener(new Event(type)));
    } else {
      this.channel.port1.addEventListener(type, listener);
      this.channel.port1.start();
    }
  }

  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.channel.port1.removeEventListener(type, listener);
  }

  terminate(): void {
    ended += 1;
    this.channel.port1.close();
  }
}

const never = (): Promise<never> => new Promise(() => undefined);
/** Answers the first question, which is whether it runs, and no other. */
const hanging = (): Partial<CheckService> => ({ check: (text) => (text === '' ? checkBackend.check(text) : never()) });
const checked = (text = '{'): Promise<boolean | undefined> =>
  ask(({ check }) => check(text)).then(({ accepted }) => accepted);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  stopCheck();
  kinds.length = 0;
  started.length = 0;
  ended = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks one worker', async () => {
  expect(await checked()).toBe(false);
  expect(await ask(({ fixAll }) => fixAll('{}'))).toContain('lore');
  expect(started).toHaveLength(1);
});

it('ends a worker that does not answer in time, and starts a new one for the next question', async () => {
  kinds.push(hanging());
  await ask(() => Promise.resolve());
  const late = expect(checked()).rejects.toThrow('has not answered');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(ended).toBe(1);
  expect(await checked()).toBe(false);
  expect(started).toHaveLength(2);
});

it('ends a worker that breaks', async () => {
  kinds.push(hanging());
  await ask(() => Promise.resolve());
  const broken = expect(checked()).rejects.toThrow('broken');
  started[0]?.listeners.get('error')?.();
  await broken;
  expect(ended).toBe(1);
  expect(await checked()).toBe(false);
});

it('waits on for a worker that is loading, until the reader asks for a new one', async () => {
  kinds.push('silent');
  for (let time = 0; time < 2; time += 1) {
    const late = expect(checked()).rejects.toThrow('has not answered');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await late;
  }
  expect([started.length, ended]).toEqual([1, 0]);
  stopCheck();
  expect(ended).toBe(1);
  expect(await checked()).toBe(false);
});

it('checks in the page if there can be no worker', async () => {
  kinds.push('refused');
  expect(await checked()).toBe(false);
});
