import { expect, it } from 'vitest';
import { contextsFor } from './contexts';
import { looksLikeError } from './errors';

it.each([
  'ECONNREFUSED',
  'SQLITE_ERROR: no such column',
  'SqliteError: Vector dimension mistmatch',
  'error TS2307',
  'Cannot find package',
  'unsupported model provider: google',
  'No action found in the response content.',
  'Telegram configuration validation failed',
  '[2025-01-06 14:17:06] INFO: started',
  'open /root/eliza/db.sqlite',
  '["✓ REST API bound"]',
  'better-sqlite3 error',
])('%s looks like an error', (query) => {
  expect(looksLikeError(query)).toBe(true);
});

it.each([
  'TWITTER_DRY_RUN',
  'how do I write an action',
  'twitter login failed',
  'docs/packages/core/',
  'agent crashes',
  'ModelClass.LARGE',
  'generateObjectV2',
  '2024-11-20 coders',
  'fix installation errors',
])('%s does not', (query) => {
  expect(looksLikeError(query)).toBe(false);
});

it('a day in a log does not search the archive', () => {
  expect(contextsFor('coders 2025-01-06')).toContain('archive');
  expect(contextsFor('[2025-01-06 14:17:06] ERROR: none')).not.toContain('archive');
});
