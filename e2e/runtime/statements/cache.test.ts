import {
  CacheManager,
  DbCacheAdapter,
  FsCacheAdapter,
  MemoryCacheAdapter,
  stringToUuid,
  type IDatabaseCacheAdapter,
} from '@elizaos/core';
import { expect, vi } from 'vitest';
import { scratchFolder, test } from '../support/test';

const PAGE = 'docs/core/providers.md';

test('get returns the value, or undefined if it is missing or was deleted', async ({ states }) => {
  states(PAGE, 'returns the value, or undefined if it is missing or has expired');
  const cache = new CacheManager(new MemoryCacheAdapter());
  expect(await cache.get('count')).toBeUndefined();
  await cache.set('count', { open: 42 });
  expect(await cache.get('count')).toEqual({ open: 42 });
  await cache.delete('count');
  expect(await cache.get('count')).toBeUndefined();
});

test('expires is a point in time: a duration has expired before it is read', async ({ states, provokes }) => {
  states(PAGE, 'has already expired when you read it');
  const cache = new CacheManager(new MemoryCacheAdapter());
  await cache.set('duration', 1, { expires: 60_000 });
  await cache.set('point', 1, { expires: Date.now() + 60_000 });
  expect([await cache.get('duration'), await cache.get('point')]).toEqual([undefined, 1]);
  provokes(PAGE, 'the cached value is never found');
  provokes('docs/guides/knowledge-and-memory.md', 'a cached value is gone at once');
});

test('without expires a value never expires', async ({ states, provokes }) => {
  states(PAGE, "if you don't set expires, the value never expires");
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = new CacheManager(new MemoryCacheAdapter());
  await cache.set('for ever', 1);
  await cache.set('for a minute', 1, { expires: Date.now() + 60_000 });
  vi.setSystemTime(Date.now() + 1000 * 365 * 24 * 60 * 60 * 1000);
  expect([await cache.get('for ever'), await cache.get('for a minute')]).toEqual([1, undefined]);
  provokes(PAGE, 'old data stays forever');
});

test('a cache in the database is shared by managers of one agent, and by no other agent', async ({ runtime }) => {
  const { databaseAdapter } = await runtime();
  const database = databaseAdapter as unknown as IDatabaseCacheAdapter;
  const cacheOf = (agent: string): CacheManager => new CacheManager(new DbCacheAdapter(database, stringToUuid(agent)));
  await cacheOf('ada').set('count', 42);
  expect([await cacheOf('ada').get('count'), await cacheOf('tate').get('count')]).toEqual([42, undefined]);
});

test('a cache in files outlives its manager', async () => {
  const folder = scratchFolder('cache');
  await new CacheManager(new FsCacheAdapter(folder)).set('issues/open', 42);
  expect(await new CacheManager(new FsCacheAdapter(folder)).get('issues/open')).toBe(42);
});
